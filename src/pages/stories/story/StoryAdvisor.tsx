import { useId } from 'react'
import { joinSentences } from '#domain/text.ts'
import type { Story } from '#src/api/stories.ts'
import { useLang, useTexts } from '#src/context/language.ts'
import { OtherName } from '#src/features/jobs/OtherName.tsx'
import { useHref } from '#src/routes/useHref.ts'
import { Avatar } from '#src/ui/art/Avatar.tsx'
import { Button } from '#src/ui/Button.tsx'
import { cx } from '#src/ui/cx.ts'
import { Heading } from '#src/ui/Heading.tsx'
import { Icon } from '#src/ui/Icon.tsx'
import { TwoColumns, Wrap } from '#src/ui/layout.tsx'
import { Link } from '#src/ui/Link.tsx'
import styles from './StoryAdvisor.module.css'

/** The end of a story: its advisor, the advisor's comment, and the way to a talk. */
export function StoryAdvisor({ story }: { story: Story }) {
  const t = useTexts('cases')
  const href = useHref()
  const id = useId()
  return (
    <section aria-labelledby={id} className={styles.end}>
      <Wrap>
        <TwoColumns className={styles.columns}>
          <div className={styles.person}>
            {story.advisor && (
              <Avatar
                of={story.advisor.initials}
                initials={story.advisor.initials}
                size={112}
                className={styles.crest}
              />
            )}
            <Person story={story} headingId={id} />
          </div>
          <div>
            <blockquote className={cx('voice', styles.comment)}>
              {t.quote({ text: story.comment })}
            </blockquote>
            <div className={styles.talk}>
              <Button variant="go" to={href('invitation')}>
                {t.talk}
              </Button>
              <p className="meta">{t.talkNote}</p>
            </div>
          </div>
        </TwoColumns>
      </Wrap>
    </section>
  )
}

function Person({ story, headingId }: { story: Story; headingId: string }) {
  const t = useTexts('cases')
  const lang = useLang()
  const { advisor, initials, ca, ra, hrbc } = story
  return (
    <div>
      <Heading level={2} id={headingId}>
        {ca}
        {advisor && <OtherName name={advisor.otherName} className={styles.otherName} />}
      </Heading>
      <p>{advisor ? joinSentences(lang, [t.advisor(advisor), advisor.background]) : t.careerAdvisor}</p>
      <dl>
        {advisor && <Fact term={t.languages} text={advisor.languages} />}
        <Fact term={t.together({ initials })} text={t.whole} />
        <Fact term={t.recruitingAdvisor} text={ra} />
      </dl>
      {hrbc !== null && (
        <p className={cx(styles.record, 'meta')}>
          <Link to={hrbc} rel="nofollow noopener">
            {t.record}
          </Link>
          <Icon name="external" size="sm" />
        </p>
      )}
    </div>
  )
}

function Fact({ term, text }: { term: string; text: string }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{text}</dd>
    </div>
  )
}
