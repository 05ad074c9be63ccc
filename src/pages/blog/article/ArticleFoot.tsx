import type { Article } from '#src/api/blog.ts'
import { useTexts } from '#src/context/language.ts'
import { TagList } from '#src/features/blog/TagList.tsx'
import { ShareButtons } from '#src/features/share/ShareButtons.tsx'
import { useShare } from '#src/features/share/useShare.ts'
import { useHref } from '#src/routes/useHref.ts'
import { Avatar } from '#src/ui/art/Avatar.tsx'
import { Link } from '#src/ui/Link.tsx'
import { Toast } from '#src/ui/Toast.tsx'
import styles from './article.module.css'

/** The author, tags and share buttons below the text. */
export function ArticleFoot({ article }: { article: Article }) {
  return (
    <div className={styles.foot}>
      <Author article={article} />
      <Tags article={article} />
      <Actions title={article.title} />
    </div>
  )
}

/** An author who is an advisor has the crest of the advisor, and a link to the advisors of the company. */
function Author({ article: { author, authorInitials, authorNote, language } }: { article: Article }) {
  const href = useHref()
  const name = <b>{author}</b>
  return (
    <div className={styles.author} lang={language}>
      <Avatar of={authorInitials ?? author} initials={authorInitials ?? initialsOf(author)} />
      <p>
        {authorInitials ? <Link to={`${href('company')}#advisors`}>{name}</Link> : name}
        <span className="meta">{authorNote}</span>
      </p>
    </div>
  )
}

function Tags({ article: { tags } }: { article: Article }) {
  const t = useTexts('article')
  return tags.length > 0 && <TagList tags={tags} label={t.tagsOf} />
}

function Actions({ title }: { title: string }) {
  const t = useTexts('article')
  const { share, message } = useShare(title, t)
  return (
    <>
      <ShareButtons share={share} texts={t} />
      <Toast message={message} />
    </>
  )
}

/** Returns the text of an author's crest: the family name 「岡部」 of 「岡部 拓海」, "LF" of "Luiza Fernandes". */
function initialsOf(name: string): string {
  const parts = name.split(/\s+/)
  const [first = ''] = parts
  const isLatin = /^\p{Script=Latin}/u.test(first)
  return isLatin
    ? parts
        .map((part) => [...part][0] ?? '')
        .join('')
        .slice(0, 2)
    : first.slice(0, 2)
}
