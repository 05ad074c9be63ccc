"""Checks the query and the body of a call, and returns `errors` in the order of the contract."""
import json
import re
from urllib.parse import parse_qs

from contract import error, is_blank, is_email, parsed_query, resolve, schema_rule
from problems import Problem

MOST_BYTES, MOST_NAMES, MOST_ERRORS = 2_200_000, 100, 100


def read_query(operation, text, lang):
    """The values of a query with their defaults. Unknown names are ignored."""
    given = parse_qs(text, keep_blank_values=True)
    values, errors = {}, []
    for parameter in operation.query:
        name, schema = parameter["name"], resolve(parameter["schema"])
        values[name] = schema.get("default")
        try:
            if name in given:
                [only] = given[name]
                values[name] = parsed_query(schema, only)
        except (ValueError, KeyError):
            is_long = len(given[name][0]) > schema.get("maxLength", float("inf"))
            errors.append(error(operation.id, name, "max" if is_long else "invalid", lang, schema))
    if errors:
        raise Problem(422, "validation", errors=errors)
    return values


def read_body(operation, headers, data, lang):
    """The fields of a JSON body, after the checks of its type, size, syntax and fields."""
    if operation.body is None:
        return {}
    if not re.fullmatch(r"application/json\s*(;.*)?", headers.get("Content-Type") or "", re.I):
        raise Problem(415, "unsupported-media-type")
    if data is None or len(data) > MOST_BYTES:
        raise Problem(413, "payload-too-large")
    try:
        body = json.loads(data.decode("utf-8"), parse_constant=refuse)
        json.dumps(body, ensure_ascii=False).encode("utf-8")  # Refuses half a surrogate pair.
    except (ValueError, RecursionError):
        raise Problem(400, "bad-request") from None
    if not isinstance(body, dict):
        raise Problem(400, "bad-request")
    if len(body) > MOST_NAMES:
        raise Problem(413, "payload-too-large")
    if errors := field_errors(operation, body, lang):
        raise Problem(422, "validation", errors=errors[:MOST_ERRORS])
    return body


def refuse(name):
    raise ValueError(name)


def field_errors(operation, body, lang):
    properties = operation.body["properties"]
    errors = []
    for name, schema in properties.items():
        rule = broken_rule(operation, body, name)
        if rule:
            errors.append(error(operation.id, name, rule, lang, schema))
    unknown = [name for name in body if name not in properties]
    return errors + [error(operation.id, name, "invalid", lang) for name in unknown]


def broken_rule(operation, body, name):
    """The first rule that a field breaks. Its type and its length come before its own rules."""
    rules = operation.rules.get(name, [])
    presence = next((rule for rule in rules if rule == "required" or rule.endswith("Required")), "required")
    value = body.get(name, "")
    if name not in body or value == "":
        return presence if name in operation.body["required"] else None
    kind = schema_rule(operation.body["properties"][name], value)
    if kind:
        return kind
    if isinstance(value, str) and presence in rules and is_blank(value):
        return presence
    return next((rule for rule in rules if not CHECKS.get(rule, passes)(name, value, body)), None)


def passes(_name, _value, _body):
    return True


CHECKS = {
    "emailFormat": lambda _name, value, _body: is_email(value),
    "alphaNum": lambda _name, value, _body: re.fullmatch(r"(?=.*[A-Za-z])(?=.*[0-9])[A-Za-z0-9]+", value),
    "minPassword": lambda _name, value, _body: len(value) >= 8,
    # A real backend has the 3,000 most common ones.
    "commonPassword": lambda _name, value, _body: value.lower() not in ("password1", "qwerty123"),
    # The account decides about `current_password`, later.
    "confirmedPassword": lambda name, value, body: name == "current_password" or value == body.get("password"),
}
