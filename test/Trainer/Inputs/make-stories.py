"""make-stories.py: four hundred documents on standard output, a sentence a line, whose sentences
tell what is done from dawn to night. Who does what at which time is fixed: a masked word follows from
those beside it, and of two segments their words tell which comes first."""

import random

draw = random.Random(3)
day = {
    "dawn": ["cock crows", "farmer wakes", "dew falls", "mist lifts"],
    "noon": ["sun burns", "miller rests", "cook boils", "child plays"],
    "dusk": ["lamp glows", "shepherd sings", "smith drinks", "bell rings"],
    "night": ["owl hunts", "guard watches", "moon shines", "wolf howls"],
}
for _ in range(400):
    for time, deeds in day.items():
        for deed in draw.sample(deeds, draw.randint(1, 2)):
            print(f"at {time} the {deed}.")
    print()
