import type { Story } from '#src/api/stories.ts'
import { useLang, useTexts } from '#src/context/language.ts'
import { Avatar } from '#src/ui/art/Avatar.tsx'
import { Span } from '#src/ui/art/Span.tsx'
import { Breadcrumbs } from '#src/ui/Breadcrumbs.tsx'
import { Heading } from '#src/ui/Heading.tsx'
import { Wrap, Prose } from '#src/ui/layout.tsx'
import { SafeHtml } from '#src/ui/SafeHtml.tsx'
import { Unbroken } from '#src/ui/Unbroken.tsx'
import { Crossing } from './Crossing.tsx'
import { Neighbours } from './Neighbours.tsx'
import { RoleJobs } from './RoleJobs.tsx'
import { StoryAdvisor } from './StoryAdvisor.tsx'
import { storyCrumbs } from './storyMeta.ts'
import styles from './StoryDetail.module.css'

/** A story with all its parts, and the ways on from it. */
export function StoryDetail({ story }: { story: Story }) {
  return (
    <>
      <Breadcrumbs label={useTexts('common').breadcrumbs} items={storyCrumbs(story, useLang())} />
      <article className={styles.story}>
        <StoryHeader story={story} />
        <Span seed={story.id} width={1280} height={384} className={styles.picture} />
        <Wrap>
          <Crossing story={story} />
          <StoryText story={story} />
        </Wrap>
      </article>
      <StoryAdvisor story={story} />
      <RoleJobs story={story} />
      <Neighbours story={story} />
    </>
  )
}

/** The title and the person of a story. */
function StoryHeader({ story }: { story: Story }) {
  const t = useTexts('cases')
  return (
    <Wrap>
      <div className={styles.header}>
        <Heading level={1} className="voice">
          <Unbroken>{story.catchTitle}</Unbroken>
        </Heading>
        <div className={styles.person}>
          <Avatar of={story.id} initials={lettersOf(story.initials)} />
          <div>
            <p>
              <b>{story.initials}</b> {t.person(story)}
            </p>
            <p className="meta">{t.origin(story)}</p>
            <p className="meta">{story.languageSkills}</p>
          </div>
        </div>
      </div>
    </Wrap>
  )
}

/** Returns the letters of the initials; each has a point: "DP" for "Mr. D.P." and 「D.P.さん」. */
function lettersOf(initials: string): string {
  return (initials.match(/\p{Lu}(?=\.)/gu) ?? []).join('')
}

/** The text of a story: previous career, reasons for the change, reasons for the company. */
function StoryText({ story }: { story: Story }) {
  const t = useTexts('cases')
  return (
    <Prose className={styles.text}>
      <Heading level={2}>{t.previousCareer}</Heading>
      <Paragraphs text={story.previousCareer} />
      <Heading level={2}>{t.motive}</Heading>
      <Paragraphs text={story.motive} />
      <Heading level={2}>{t.reason}</Heading>
      <SafeHtml html={story.reason} />
    </Prose>
  )
}

/** Splits a text into paragraphs at empty lines. */
function Paragraphs({ text }: { text: string }) {
  return text.split(/\n{2,}/).map((paragraph, place) => <p key={place}>{paragraph}</p>)
}
