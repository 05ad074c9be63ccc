import type { Article } from '#src/api/blog.ts'
import { useTexts } from '#src/context/language.ts'
import { TagList } from '#src/features/blog/TagList.tsx'
import { ShareButtons } from '#src/features/share/ShareButtons.tsx'
import { ShareMessage } from '#src/features/share/ShareMessage.tsx'
import { useShare } from '#src/features/share/useShare.ts'
import { useHref } from '#src/routes/useHref.ts'
import { Crest } from '#src/ui/art/Crest.tsx'
import { Link } from '#src/ui/Link.tsx'
import styles from './ArticleFoot.module.css'
import { initialsOf } from './initialsOf.ts'

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
      <Crest of={authorInitials ?? author} initials={authorInitials ?? initialsOf(author)} />
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
      <ShareMessage message={message} />
    </>
  )
}
