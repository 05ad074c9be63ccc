declare const sanitized: unique symbol

/** HTML that `sanitize` has gone through; nothing else may be set as HTML. */
export type SanitizedHtml = string & { readonly [sanitized]: true }

/** What a piece of HTML may contain: paragraphs and lists, or an article with headings and tables. */
export type HtmlPreset = 'text' | 'article'
