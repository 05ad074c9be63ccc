import type { Story } from '#src/api/stories.ts'
import { useLang, useTexts } from '#src/context/language.ts'
import { Span } from '#src/ui/art/Span.tsx'
import { Breadcrumbs } from '#src/ui/Breadcrumbs.tsx'
import { Wrap } from '#src/ui/Wrap.tsx'
import { Crossing } from './Crossing.tsx'
import { Neighbours } from './Neighbours.tsx'
import { RoleJobs } from './RoleJobs.tsx'
import { StoryAdvisor } from './StoryAdvisor.tsx'
import { storyCrumbs } from './storyCrumbs.ts'
import styles from './StoryDetail.module.css'
import { StoryHeader } from './StoryHeader.tsx'
import { Telling } from './Telling.tsx'

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
          <Telling story={story} />
        </Wrap>
      </article>
      <StoryAdvisor story={story} />
      <RoleJobs story={story} />
      <Neighbours story={story} />
    </>
  )
}
