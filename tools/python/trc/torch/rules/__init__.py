"""The rules, a file for each family of operations; importing them fills the table."""

from . import attention as attention
from . import convolution as convolution
from . import creation as creation
from . import diagonals as diagonals
from . import elementwise as elementwise
from . import head_loss as head_loss
from . import indexing as indexing
from . import linear_algebra as linear_algebra
from . import matrix_exponential as matrix_exponential
from . import normalization as normalization
from . import norms as norms
from . import products as products
from . import recurrences as recurrences
from . import reductions as reductions
from . import resampling as resampling
from . import scans as scans
from . import shapes as shapes
from . import sorting as sorting
from . import special as special
