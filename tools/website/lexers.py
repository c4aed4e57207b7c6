"""Colours for game records (`cyc`) and Fluent messages (`ftl`) in the pages: Pygments knows neither."""

from typing import ClassVar

from pygments.lexer import RegexLexer, bygroups
from pygments.token import Comment, Keyword, Name, Number, Operator, Punctuation, String, Text


class Records(RegexLexer):
    name = "Cyclades record"
    aliases = ("cyc",)
    tokens: ClassVar = {
        "root": [
            (r"#.*$", Comment.Single),
            (r"^\s*\[[\w.-]+\]", Keyword.Namespace),
            (r"^(\s*)([\w.-]+)(\s*)(=)", bygroups(Text, Name.Attribute, Text, Operator)),
            (r"^\s*==.*$", Keyword),
            (r"^\s*[?*]", Operator.Word),
            (r"^(\s*)([^\s:#()]+)(:)", bygroups(Text, Name.Function, Punctuation)),
            (r'"[^"\n]*"', String),
            (r"->|[+>()]", Operator),
            (r"\b\d+\b", Number),
            (r"\s+|.", Text),
        ]
    }


class Fluent(RegexLexer):
    name = "Fluent"
    aliases = ("ftl",)
    tokens: ClassVar = {
        "root": [
            (r"^#.*$", Comment.Single),
            (r"^(-?[a-zA-Z][\w-]*)(\s*)(=)", bygroups(Name.Function, Text, Operator)),
            (r"^(\s+)(\.[a-zA-Z][\w-]*)(\s*)(=)", bygroups(Text, Name.Attribute, Text, Operator)),
            (r"\$[\w-]+", Name.Variable),
            (r"\*?\[[^\]\n]*\]", Keyword),
            (r'"[^"\n]*"', String),
            (r"->|[{}]", Punctuation),
            (r"\s+|.", Text),
        ]
    }
