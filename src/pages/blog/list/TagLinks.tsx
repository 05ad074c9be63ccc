import { useQuery } from '@tanstack/react-query'
import { blogTagsQuery } from '#src/api/blog.ts'
import { useLang, useTexts } from '#src/context/language.ts'
import { TagList } from '#src/features/blog/TagList.tsx'
import styles from './BlogGuide.module.css'

/** Links to all tags, sorted by number of articles, descending. */
export function TagLinks() {
  const t = useTexts('blog')
  const tags = useQuery(blogTagsQuery(useLang())).data?.tags ?? []
  if (tags.length === 0) return null
  return (
    <nav aria-label={t.tags} className={styles.tags}>
      <h2>{t.tags}</h2>
      <TagList tags={tags} label={t.tags} />
    </nav>
  )
}
