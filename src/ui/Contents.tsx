import { type ReactNode, useId, useEffect, useState } from 'react'
import { Link } from './Link.tsx'
import styles from './Contents.module.css'

interface ContentsProps {
  title: string
  /** Sections of the page, in order; `id` is their element's. */
  items: { id: string; label: ReactNode }[]
  /** Language of the labels, where it differs from the page's. */
  lang?: string
}

/** A table of contents: next to the text, with a dot at the section in view; above it and collapsed on small screens. */
export function Contents({ title, items, lang }: ContentsProps) {
  const titleId = useId()
  const current = useSectionInView(items.map(({ id }) => id))
  const list = (
    <ol lang={lang} className={styles.list}>
      {items.map(({ id, label }) => (
        <li key={id}>
          <Link to={`#${id}`} aria-current={id === current ? 'location' : undefined}>
            {label}
          </Link>
        </li>
      ))}
    </ol>
  )
  return (
    <div className={styles.contents}>
      <details className={styles.folded}>
        <summary>{title}</summary>
        {list}
      </details>
      <nav aria-labelledby={titleId} className={styles.beside}>
        <p id={titleId} className={styles.title}>
          {title}
        </p>
        {list}
      </nav>
    </div>
  )
}

/** Selects the area above a line 35 % down the window: a section that begins there is, or was, being read. */
const ABOVE_READING_LINE = '1000000px 0px -65% 0px'

/** Returns the id of the last section that begins above the line; undefined before the first, and on the server. */
export function useSectionInView(ids: string[]): string | undefined {
  const [current, setCurrent] = useState<string>()
  const key = ids.join(' ')
  useEffect(() => {
    const inOrder = key.split(' ')
    const begun = new Set<string>()
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries) {
          if (isIntersecting) begun.add(target.id)
          else begun.delete(target.id)
        }
        setCurrent(inOrder.findLast((id) => begun.has(id)))
      },
      { rootMargin: ABOVE_READING_LINE },
    )
    for (const id of inOrder) {
      const element = document.getElementById(id)
      if (element) observer.observe(element)
    }
    return () => observer.disconnect()
  }, [key])
  return current
}
