"""The rules, a file for each family of operations; importing them fills the table."""

from . import attention as attention
from . import convolution as convolution
from . import creation as creation
from . import elementwise as elementwise
from . import indexing as indexing
from . import normalization as normalization
from . import products as products
from . import reductions as reductions
from . import shapes as shapes
