import type { Story } from '#src/api/stories.ts'
import { useTexts } from '#src/context/language.ts'
import { Prose } from '#src/ui/Prose.tsx'
import { SafeHtml } from '#src/ui/SafeHtml.tsx'

/** The text of a story: previous career, reasons for the change, reasons for the company. */
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

/** Splits a text into paragraphs at empty lines. */
function Paragraphs({ text }: { text: string }) {
  return text.split(/\n{2,}/).map((paragraph, place) => <p key={place}>{paragraph}</p>)
}
