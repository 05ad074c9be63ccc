"""The contract as data: its operations, its texts, and the checks of one value against a schema."""
import json
import os
import re
import unicodedata
from pathlib import Path

HERE = Path(__file__).parent
# The package of the kit has its copy of the contract in `dist`; the repository has the original.
PLACES = [HERE / "../../dist/openapi.json", HERE / "../../../openapi/generated/openapi.json"]
FILE = Path(os.environ.get("HASHI_CONTRACT") or next(place for place in PLACES if place.exists()))
DOCUMENT = json.loads(FILE.read_text("utf-8"))
BASE = "/api/v1"
TABLES = DOCUMENT["x-tables"]


def resolve(node):
    """Follows a `$ref` of the document."""
    while "$ref" in node:
        target = DOCUMENT
        for name in node["$ref"][2:].split("/"):
            target = target[name]
        node = target
    return node


class Operation:
    """One path with one method."""

    def __init__(self, path, method, node):
        self.id, self.method, self.node = node["operationId"], method.upper(), node
        self.names = re.findall(r"\{(\w+)\}", path)
        self.shape = re.compile(re.sub(r"\{\w+\}", "([^/]+)", path))
        parameters = [resolve(each) for each in node.get("parameters", [])]
        self.query = [each for each in parameters if each["in"] == "query"]
        self.path = {each["name"]: resolve(each["schema"]) for each in parameters if each["in"] == "path"}
        body = node.get("requestBody", {}).get("content", {}).get("application/json")
        self.body = resolve(body["schema"]) if body else None
        self.is_secured = bool(node.get("security"))
        self.rules = rules_of(node.get("description", ""))


def rules_of(description):
    """The rules of each field, in their order, from the paragraph **Rules** of an operation."""
    found = re.search(r"\*\*Rules\.\*\*(.*?)(?:\n\n|$)", description, re.S)
    parts = re.findall(r"`(\w+)` (\w+(?:, \w+)*)", found[1].replace("\n", " ")) if found else []
    return {field: names.split(", ") for field, names in parts}


OPERATIONS = [
    Operation(path, method, node)
    for path, item in DOCUMENT["paths"].items()
    for method, node in item.items()
    if method in ("get", "post")
]


def option_list():
    """The option master: the table of the section with this name, and the statuses of processes. Lists share some ids."""
    text = next(tag["description"] for tag in DOCUMENT["tags"] if tag["name"] == "master")
    statuses = DOCUMENT["components"]["schemas"]["ProcessStatus"]
    rows = dict(re.findall(r"\| `(\d+)` \| `(\w+)` \|", text))
    rows |= zip(map(str, statuses["enum"]), statuses["x-enum-varnames"])
    return [{"option_id": int(number), "alias": rows[number]} for number in sorted(rows, key=int)]


def is_blank(text):
    """Blanks and invisible characters alone count as no value."""
    return all(letter.isspace() or unicodedata.category(letter) in ("Cc", "Cf") for letter in text)


EMAIL = re.compile(resolve({"$ref": "#/components/schemas/Email"})["pattern"].replace("$", r"\Z"))


def folded(email):
    """All spellings of an address are one: upper and lower case, and the widths and dots of its domain."""
    local, at, domain = email.rpartition("@")
    return (local + at + unicodedata.normalize("NFKC", domain).replace("。", ".")).lower()


def is_email(text):
    return EMAIL.search(folded(text)) is not None


def schema_rule(schema, value):
    """The rule of a schema that a value breaks, or None."""
    schema = resolve(schema)
    kind = schema.get("type")
    if kind == "integer":
        is_number = isinstance(value, (int, float)) and not isinstance(value, bool) and value == int(value)
        return None if is_number and in_range(schema, value) else "invalid"
    if kind == "array":
        if not isinstance(value, list):
            return "invalid"
        if len(value) > schema.get("maxItems", len(value)):
            return "max"
        return next((rule for each in value if (rule := schema_rule(schema["items"], each))), None)
    if kind == "string":
        if not isinstance(value, str):
            return "invalid"
        if len(value) > schema.get("maxLength", len(value)):
            return "max"
        if len(value) < schema.get("minLength", 0):
            return "min"
        return None if matches(schema, value) and value in schema.get("enum", [value]) else "invalid"
    return None if isinstance(value, bool) else "invalid"


def matches(schema, value):
    return "pattern" not in schema or re.fullmatch(schema["pattern"], value) is not None and "\n" not in value


def in_range(schema, value):
    return schema.get("minimum", value) <= value <= schema.get("maximum", value)


def parsed_query(schema, text):
    """A value of a query as its schema has it. Raises ValueError for another spelling."""
    schema = resolve(schema)
    if schema["type"] == "boolean":
        return {"true": True, "false": False}[text]
    value = text
    if schema["type"] == "integer":
        if not re.fullmatch("[1-9][0-9]{0,9}|0", text):
            raise ValueError(text)
        value = int(text)
    if text == "" or schema_rule(schema, value):
        raise ValueError(text)
    return value


def limit_of(rule, schema):
    if rule == "minPassword":
        return 8
    if rule == "min":
        return schema.get("minLength")
    return schema.get("maxItems") or schema.get("maxLength")


def error(operation_id, field, rule, lang, schema=None):
    """One entry of `errors`, with the text of the table."""
    labels = TABLES["labels"].get(operation_id, {})
    label = labels.get(field, TABLES["unknownField"])[lang]
    schema = resolve(schema or {})
    texts = TABLES["rules"][rule][lang]
    text = texts[-1] if rule == "max" and schema.get("type") == "array" else texts[0]
    limit = limit_of(rule, schema)
    shown = "" if limit is None else str(limit)
    return {"field": field[:100], "rule": rule, "message": text.replace("{field}", label).replace("{limit}", shown)}
