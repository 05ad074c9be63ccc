/** Ends of blocks; an HTML body is divided into texts there. */
const BLOCK_END = /<\/(?:p|li|h\d|td|th|dt|dd|figcaption|blockquote|caption)>/

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ' }

/** Divides a text into paragraphs without markup. HTML ends them at its blocks, plain text at blank lines. */
export function paragraphsOf(text: string): string[] {
  return text
    .split(BLOCK_END)
    .flatMap((block) => block.split(/\n\s*\n/))
    .map(withoutMarkup)
    .filter(isText)
}

/** Keys, slugs and addresses are no texts. */
const isText = (text: string) => /\p{L}{2}/u.test(text) && !/^[a-z\d][\w./@-]*$/.test(text)

function withoutMarkup(text: string): string {
  return text
    .replace(/<[^>]+>/g, '')
    .replace(/&(\w+);/g, (entity, name: string) => entities[name] ?? entity)
    .replace(/https?:\/\/\S+/g, '')
    .trim()
}
