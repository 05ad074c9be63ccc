declare const sanitized: unique symbol

/** HTML from `sanitize`; nothing else may be rendered as HTML. */
export type SanitizedHtml = string & { readonly [sanitized]: true }

/** The allowed content of HTML: paragraphs and lists, or an article with headings and tables. */
export type HtmlPreset = 'text' | 'article'
