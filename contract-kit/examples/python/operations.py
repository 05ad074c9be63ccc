"""The 20 operations that this example offers. Each returns the body of its success."""
import content
from clock import DAY, now, written
from contract import error
from people import Line
from problems import Problem


def page(name, items, query, **more):
    start = (query["page"] - 1) * query["perPage"]
    shown = items[start : start + query["perPage"]]
    return {name: shown, **more, "total": len(items), "page": query["page"], "perPage": query["perPage"]}


def found(thing):
    if thing is None:
        raise Problem(404, "not-found")
    return thing


def too_many(seconds):
    return Problem(429, "too-many-requests", headers=[("Retry-After", str(seconds))])


# Public content


def list_stories(call):
    return page("cases", content.stories(call.lang, call.query["top"]), call.query)


def get_story(call):
    return found(content.story(call.path["id"], call.lang))


def list_advisors(call):
    return page("advisors", content.advisors(call.lang), call.query)


def list_articles(call):
    return page("articles", content.articles(call.query["category"], call.query["tag"]), call.query)


def get_article(call):
    article = found(content.article(call.path["slug"], call.query["draftKey"]))
    call.is_private = article["isDraft"]
    return article


def list_categories(call):
    return page("categories", content.categories(), call.query)


def list_tags(call):
    return page("tags", content.tags(), call.query)


def list_recommended(call):
    return page("articles", content.recommended(call.query["slug"]), {"page": 1, "perPage": 8})


def list_options(_call):
    return {"options": content.OPTIONS}


# Accounts


def auth_of(person):
    is_new = any(each["kind"] == "welcome" and each["readAt"] is None for each in person.notifications)
    return {
        "id": person.id,
        "role_id": 2,
        "name": person.name,
        "email": person.email,
        "passwordSet": True,
        "firstVisit": is_new,
        "interviewRequestedAt": None,
        "introductionRequestedAt": None if person.introduction is None else written(person.introduction),
    }


def login(call):
    people, email = call.people, call.body["email"]
    person = people.by_email(email)
    device = call.cookies.get("hashi_device")
    is_known = person is not None and device in person.devices
    limit, key = (people.failures_of_device, device) if is_known else (people.failures_of_address, email.lower())
    network = people.failures_of_network
    if wait := max(limit.wait(key), 0 if is_known else network.wait(call.address)):
        raise too_many(wait)
    if not (person or people.nobody).has_password(call.body["password"]) or person is None:
        limit.count(key)
        network.count(call.address)
        raise Problem(401, "login-failed")
    people.end_line_of(call.cookies.get("hashi_sid"))
    secret, refresh = people.open(Line(person))
    call.open_session(secret)
    call.mark_browser(person)
    return {"auth": auth_of(person), "refresh_token": refresh}


def get_auth(call):
    return auth_of(call.person)


def refresh_session(call):
    token = call.people.tokens.get(call.body["refresh_token"])
    if token is None or not token.is_alive():
        if token and (token.is_spent or token.line.is_ended):
            token.line.is_ended = True
            call.close_session()
        raise Problem(401, "unauthorized")
    token.is_spent = token.session.is_ended = True
    secret, refresh = call.people.open(token.line)
    call.open_session(secret)
    return {"refresh_token": refresh}


def logout(call):
    call.people.end_line_of(call.cookies.get("hashi_sid"))
    call.close_session()
    return {"result": True}


def check_email(call):
    return {"result": call.people.by_email(call.body["email"]) is None}


def change_password(call):
    people, person = call.people, call.person
    if wait := people.wrong_passwords.wait(person.id):
        raise too_many(wait)
    if not person.has_password(call.body["current_password"]):
        people.wrong_passwords.count(person.id)
        wrong = error("changePassword", "current_password", "confirmedPassword", call.lang)
        raise Problem(422, "wrong-password", errors=[wrong])
    person.set_password(call.body["password"])
    people.end_others(call.session)
    call.server.mail(person.email, call.lang)
    return {"result": True}


# The applicant's own page


def get_saved(call):
    return {"job_ids": call.person.saved}


def update_saved(call):
    """This example offers no jobs, so every id is unknown and left out."""
    known = []
    call.person.saved = [each for each in dict.fromkeys(call.body["job_ids"]) if each in known][:100]
    return {"job_ids": call.person.saved}



def shown(each, lang):
    return {name: value for name, value in {**each, **each["texts"][lang]}.items() if name != "texts"}


def list_notifications(call):
    items = [shown(each, call.lang) for each in call.person.notifications]
    unread = sum(each["readAt"] is None for each in items)
    return page("notifications", items, call.query, unread=unread)


def read_notification(call):
    each = found(next((each for each in call.person.notifications if each["id"] == call.path["id"]), None))
    each["readAt"] = each["readAt"] or written(now())
    return shown(each, call.lang)


def request_introduction(call):
    """A repetition within 24 hours keeps the time. The mails to the advisor are beyond this example."""
    person = call.person
    if person.introduction is None or now() - person.introduction >= DAY:
        person.introduction = now()
    return {"result": True}


HANDLERS = {
    "listStories": list_stories,
    "getStory": get_story,
    "listAdvisors": list_advisors,
    "listArticles": list_articles,
    "getArticle": get_article,
    "listBlogCategories": list_categories,
    "listBlogTags": list_tags,
    "listRecommendedArticles": list_recommended,
    "listOptions": list_options,
    "login": login,
    "getAuth": get_auth,
    "refreshSession": refresh_session,
    "logout": logout,
    "checkEmail": check_email,
    "changePassword": change_password,
    "getInterestedList": get_saved,
    "updateInterestedList": update_saved,
    "listNotifications": list_notifications,
    "readNotification": read_notification,
    "requestIntroduction": request_introduction,
}
