"""The content of this example: stories, advisors and a blog, small enough to read."""
import math
import re

from contract import option_list

LANGUAGES = ("ja", "en")

ADVISORS = [
    {
        "ja": {"name": "佐藤 恵", "otherName": "Megumi Sato", "languages": "日本語、英語", "field": "Web開発", "background": "前職はWeb会社の採用担当です。"},
        "en": {"name": "Megumi Sato", "otherName": "佐藤 恵", "languages": "Japanese, English", "field": "Web development", "background": "Hired engineers for a web company."},
        "initials": "MS",
    },
    {
        "ja": {"name": "高橋 健", "otherName": "Ken Takahashi", "languages": "日本語、英語、韓国語", "field": "インフラ、データ", "background": "前職はネットワークエンジニアです。"},
        "en": {"name": "Ken Takahashi", "otherName": "高橋 健", "languages": "Japanese, English, Korean", "field": "Infrastructure, data", "background": "Built networks as an engineer."},
        "initials": "KT",
    },
]

WORDS = {
    "nepal": ("ネパール", "Nepal", "south_asia"),
    "vietnam": ("ベトナム", "Vietnam", "southeast_asia"),
    "france": ("フランス", "France", "europe"),
    "qa": ("テストエンジニア", "Test engineer"),
    "web_system_development": ("Webエンジニア", "Web engineer"),
    "data_engineering": ("データエンジニア", "Data engineer"),
    "student": ("", ""),
}

# Initials, title in Japanese and English, origin, work before and after, yearly pay before and after in ten-thousand yen, level.
ROWS = [
    ("A.B.", "夜勤のない仕事に就きました。", "I found work without night shifts.", "nepal", "qa", "qa", 320, 420, "business_level_jp"),
    ("N.T.", "自分のサービスを作っています。", "I build a service of my own.", "vietnam", "web_system_development", "web_system_development", 380, 560, "fluent_jp"),
    ("C.M.", "大学から東京の会社へ。", "From university to a company in Tokyo.", "france", "student", "data_engineering", None, 400, "daily_conversational_level_jp"),
    ("P.S.", "テストから開発に移りました。", "I moved from testing to development.", "nepal", "qa", "web_system_development", 350, 480, "business_level_jp"),
    ("L.H.", "家族と名古屋に住んでいます。", "I live in Nagoya with my family.", "vietnam", "data_engineering", "data_engineering", 450, 610, "fluent_jp"),
    ("J.D.", "英語だけで働いています。", "I work in English only.", "france", "web_system_development", "web_system_development", 500, 700, "none_jp"),
    ("R.K.", "二度目の転職で決めました。", "My second change was the right one.", "nepal", "web_system_development", "qa", 400, 430, "business_level_jp"),
]
TOP = 6


def salary(amount, lang):
    if amount is None:
        return ""
    return str(amount) if lang == "ja" else f"{amount / 100:.1f}"


def said(key, lang):
    return WORDS[key][LANGUAGES.index(lang)]


def advisor(index, lang):
    each = ADVISORS[index]
    return {**each[lang], "initials": each["initials"]}


def advisors(lang):
    return [advisor(index, lang) for index in range(len(ADVISORS))]


def link(row, lang):
    initials, title_ja, title_en, origin = row[:4]
    is_ja = lang == "ja"
    return {
        "id": ROWS.index(row) + 1,
        "initials": f"{initials}さん" if is_ja else initials,
        "age": "20代後半" if is_ja else "late 20s",
        "nationality": said(origin, lang),
        "catchTitle": title_ja if is_ja else title_en,
    }


def summary(row, lang):
    _, _, _, origin, before, after, earned, earns, level = row
    story = link(row, lang)
    return {
        **story,
        "jobBeforeTransfer": said(before, lang),
        "annualSalaryBeforeTransfer": salary(earned, lang),
        "jobAfterTransfer": said(after, lang),
        "annualSalaryAfterTransfer": salary(earns, lang),
        "roleBefore": before,
        "roleAfter": after,
        "origin": WORDS[origin][2],
        "japaneseLevel": level,
        "isTop": story["id"] <= TOP,
    }


def stories(lang, top):
    return [summary(row, lang) for row in (ROWS[:TOP] if top else ROWS)]


def story(number, lang):
    """A story with its neighbours, or None."""
    if number > len(ROWS):
        return None
    row, is_ja = ROWS[number - 1], lang == "ja"
    person = advisor(number % 2, lang)
    neighbour = lambda index: link(ROWS[index], lang) if 0 <= index < len(ROWS) else None
    return {
        **summary(row, lang),
        "hrbc": None,
        "ca": person["name"],
        "ra": advisor((number + 1) % 2, lang)["name"],
        "gender": "",
        "languageSkills": "日本語と英語を話します。" if is_ja else "Speaks Japanese and English.",
        "specialityBeforeTransfer": said(row[4], lang),
        "specialityAfterTransfer": said(row[5], lang),
        "previousCareer": "母国の会社で働きました。" if is_ja else "Worked for a company at home.",
        "motive": "日本で長く働きたいと思いました。" if is_ja else "Wanted to work in Japan for long.",
        "reason": "<p>仕事の内容で決めました。</p>" if is_ja else "<p>The work itself decided.</p>",
        "comment": "面接の準備を一緒に進めました。" if is_ja else "We prepared the interviews together.",
        "advisor": person,
        "previousStory": neighbour(number - 2),
        "nextStory": neighbour(number),
    }


# Slug, language, name.
CATEGORIES = [
    (f"{folder}/{slug}", lang, names[LANGUAGES.index(lang)])
    for folder, lang in (("japanese", "ja"), ("english", "en"))
    for slug, names in {
        "job-hunting": ("就職・転職の基礎知識", "Job hunting knowledge"),
        "career": ("キャリア形成", "Career development"),
        "visa": ("在留資格", "Visa"),
        "salary-tax": ("給与と税金", "Salary and tax"),
        "welfare": ("社会保険と福利厚生", "Social insurance and welfare"),
        "others": ("その他", "Others"),
    }.items()
] + [("recruitment-of-foreigners", "ja", "外国人採用"), ("library", "ja", "資料室")]
TAGS = {"visa": ("ja", "在留資格"), "interview": ("en", "Interviews"), "tax": ("ja", "税金")}

# Slug, language, category, tags, day of 2026, title, sentence; the newest first.
ARTICLES = [
    ("residence-card", "ja", "japanese/visa", ["visa"], "06-20", "在留カードの更新", "更新は期限の三か月前から申請できます。"),
    ("first-interview", "en", "english/career", ["interview"], "05-11", "Your first interview", "Prepare three stories about your work."),
    ("year-end-tax", "ja", "japanese/salary-tax", ["tax", "visa"], "04-02", "年末調整とは", "会社が一年の所得税を計算し直します。"),
    ("questions-to-ask", "en", "english/career", ["interview"], "03-15", "Questions to ask", "Ask who reviews the code of a new colleague."),
    ("change-of-status", "ja", "japanese/visa", ["visa"], "02-01", "在留資格の変更", "仕事の内容が変わるときは変更が必要です。"),
]
DRAFT = ("working-hours", "ja", "japanese/others", [], "07-01", "働く時間", "公開前の記事です。")
DRAFT_KEY = "preview-2026"


def category(slug):
    _, lang, name = next(each for each in CATEGORIES if each[0] == slug)
    return {"slug": slug, "name": name, "language": lang}


def tag(slug):
    return {"slug": slug, "name": TAGS[slug][1], "language": TAGS[slug][0]}


def minutes(text, lang):
    """Rounded up, at 500 characters of Japanese or 220 words of English a minute."""
    return max(1, math.ceil(len(text) / 500 if lang == "ja" else len(re.findall(r"\S+", text)) / 220))


def article_summary(row):
    slug, lang, of, tags, day, title, sentence = row
    return {
        "slug": slug,
        "language": lang,
        "title": title,
        "excerpt": sentence,
        "category": category(of),
        "tags": [tag(each) for each in tags],
        "publishedAt": f"2026-{day}T09:00:00+09:00",
        "updatedAt": f"2026-{day}T09:00:00+09:00",
        "readingMinutes": minutes(sentence, lang),
    }


def article(slug, key):
    """A published article, or the draft for its key; otherwise None."""
    row = next((each for each in ARTICLES if each[0] == slug), None)
    is_draft = slug == DRAFT[0] and key == DRAFT_KEY
    if row is None and not is_draft:
        return None
    row = row or DRAFT
    more = {"author": "Megumi Sato", "authorInitials": "MS", "authorNote": "", "isDraft": is_draft, "body": f"<p>{row[6]}</p>"}
    return {**article_summary(row), **more}


def articles(of=None, tagged=None):
    """The articles of a category or of all beneath it, with a tag."""
    rows = ARTICLES
    if of is not None:
        rows = [row for row in rows if row[2] == of or row[2].startswith(f"{of}/")]
    if tagged is not None:
        rows = [row for row in rows if tagged in row[3]]
    return [article_summary(row) for row in rows]


def recommended(slug):
    """Without a known slug the newest; otherwise the most similar first."""
    here = next((row for row in ARTICLES if row[0] == slug), None)
    if here is None:
        return articles()[:8]
    alike = lambda row: (row[1] == here[1], len({*row[3]} & {*here[3]}), row[2] == here[2])
    others = [row for row in ARTICLES if row is not here]
    return [article_summary(row) for row in sorted(others, key=alike, reverse=True)][:8]


def categories():
    return [{**category(slug), "articles": sum(row[2] == slug for row in ARTICLES)} for slug, _, _ in CATEGORIES]


def tags():
    counted = [{**tag(slug), "articles": sum(slug in row[3] for row in ARTICLES)} for slug in TAGS]
    return sorted((each for each in counted if each["articles"]), key=lambda each: (-each["articles"], each["slug"]))


OPTIONS = option_list()
