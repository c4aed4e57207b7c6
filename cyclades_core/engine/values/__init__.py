"""Plain types that several packages need and that know no rule: domains of answers, events, refusals."""

from .answer_domains import Domain, One, Order, Vector
from .refusals import Refusal

__all__ = ["Domain", "One", "Order", "Refusal", "Vector"]
