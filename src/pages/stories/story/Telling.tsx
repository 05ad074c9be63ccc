import type { Story } from '#src/api/stories.ts'
import { useTexts } from '#src/context/language.ts'
import { Prose } from '#src/ui/Prose.tsx'
import { SafeHtml } from '#src/ui/SafeHtml.tsx'

/** The story itself: the career until then, why a change, why this company. */
export function Telling({ story }: { story: Story }) {
  const t = useTexts('cases')
  return (
    <Prose>
      <h2>{t.previousCareer}</h2>
      <Paragraphs text={story.previousCareer} />
      <h2>{t.motive}</h2>
      <Paragraphs text={story.motive} />
      <h2>{t.reason}</h2>
      <SafeHtml html={story.reason} />
    </Prose>
  )
}

/** Paragraphs are separated by an empty line. */
function Paragraphs({ text }: { text: string }) {
  return text.split(/\n{2,}/).map((paragraph, place) => <p key={place}>{paragraph}</p>)
}
