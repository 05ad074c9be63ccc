/** Finds addresses in a text, without the punctuation after them. */
const ADDRESS = /(https?:\/\/[^\s<>"]*[^\s<>".,)」。、])/

/** A plain text with its addresses as links. */
export function LinkedText({ text }: { text: string }) {
  return text.split(ADDRESS).map((part, index) =>
    index % 2 === 1 ? (
      <a key={index} href={part}>
        {part}
      </a>
    ) : (
      part
    ),
  )
}
