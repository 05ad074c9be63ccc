/** Reads a rendered page without a browser. The renderer writes each attribute with double quotes. */

type Tag = { name: string; attributes: Record<string, string> }

export type HtmlPage = {
  status: number
  html: string
  lang: string | undefined
  title: string
  /** The first heading, as text. */
  heading: string
  /** Returns the `content` of a `meta` by its name or property. */
  meta: (name: string) => string | undefined
  /** Returns the attributes of `link` elements by the value of `rel`. */
  links: (rel: string) => Record<string, string>[]
  /** Objects for search engines (schema.org). */
  structuredData: unknown[]
}

export async function readPage(response: Response): Promise<HtmlPage> {
  const html = await response.text()
  const head = tagsOf(html.slice(0, html.indexOf('</head>')))
  return {
    status: response.status,
    html,
    lang: tagsOf(html)[0]?.attributes['lang'],
    title: textOf(html, 'title'),
    heading: textOf(html, 'h1'),
    meta: (name) =>
      head.find(({ attributes }) => attributes['name'] === name || attributes['property'] === name)
        ?.attributes['content'],
    links: (rel) =>
      head
        .filter(({ name, attributes }) => name === 'link' && attributes['rel'] === rel)
        .map(({ attributes }) => attributes),
    structuredData: [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(
      ([, json = '']): unknown => JSON.parse(json),
    ),
  }
}

function tagsOf(html: string): Tag[] {
  return [...html.matchAll(/<(\w+)((?: [\w:-]+(?:="[^"]*")?)*)\/?>/g)].map(
    ([, name = '', attributes = '']) => ({
      name,
      attributes: Object.fromEntries(
        [...attributes.matchAll(/([\w:-]+)(?:="([^"]*)")?/g)].map(([, key = '', value = '']) => [
          key,
          decoded(value),
        ]),
      ),
    }),
  )
}

/** Returns the text of the first element with a name. */
export function textOf(html: string, name: string): string {
  const [, inner = ''] =
    new RegExp(`<${name}[ >][^]*?</${name}>`).exec(html)?.[0].match(/>([^]*)<\/\w+>$/) ?? []
  return decoded(inner.replaceAll(/<[^>]*>/g, ''))
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'", '#39': "'" }

const decoded = (text: string) =>
  text.replaceAll(/&(\w+|#\w+);/g, (all, name: string) => entities[name] ?? all)
