import type { LegalBlock } from '#i18n/legalText.ts'
import { useHref } from '#src/routes/useHref.ts'
import { DataTable } from '#src/ui/DataTable.tsx'
import { Facts } from '#src/ui/Facts.tsx'
import { MoreLink } from '#src/ui/Link.tsx'

/** The blocks of a section. */
export function LegalBlocks({ blocks }: { blocks: LegalBlock[] }) {
  return blocks.map((block, index) => <Block key={index} block={block} />)
}

function Block({ block }: { block: LegalBlock }) {
  const href = useHref()
  if (typeof block === 'string') return <p>{block}</p>
  if ('list' in block) {
    return (
      <ul>
        <Items items={block.list} />
      </ul>
    )
  }
  if ('numbered' in block) {
    return (
      <ol>
        <Items items={block.numbered} />
      </ol>
    )
  }
  if ('facts' in block) return <Facts dense facts={block.facts} />
  if ('table' in block) return <DataTable {...block.table} />
  return (
    <p>
      <MoreLink to={href(block.page)}>{block.text}</MoreLink>
    </p>
  )
}

function Items({ items }: { items: string[] }) {
  return items.map((item) => <li key={item}>{item}</li>)
}
