import { type KeyboardEvent, useState } from 'react'
import { foldForSearch } from '#domain/text.ts'
import { ItSkill } from '#openapi/generated/options.ts'
import { useTexts } from '#src/context/language.ts'
import { TextInput } from '#src/ui/inputs.tsx'
import { type ChoicesProps, ChoiceBox, FoldedList } from './ChoiceList.tsx'
import styles from './SkillChoices.module.css'

/** The IT skills with a search field. The chosen ones come first and are always visible. */
export function SkillChoices(choices: ChoicesProps) {
  const t = useTexts('jobs')
  const [letters, setLetters] = useState('')
  // Updated on typing only, so that nothing moves under the pointer.
  const [first, setFirst] = useState(choices.chosen)
  const { labels, chosen } = choices
  const needle = foldForSearch(letters)
  const isFound = (skill: ItSkill) =>
    skill.includes(needle) || foldForSearch(labels[skill] ?? skill).includes(needle)
  const found = ItSkill.filter(isFound).length
  const ordered = ItSkill.toSorted((a, b) => Number(first.includes(b)) - Number(first.includes(a)))

  const narrow = (text: string) => {
    setLetters(text)
    setFirst(chosen)
  }

  return (
    <>
      <TextInput
        small
        type="search"
        className={styles.letters}
        aria-label={t.findSkill}
        placeholder={t.findSkill}
        value={letters}
        onChange={(event) => narrow(event.currentTarget.value)}
        onKeyDown={withoutSubmit}
      />
      <p role="status" className={found === 0 ? styles.none : 'vh'}>
        {letters && t.skillsFound({ count: found })}
      </p>
      <div className={styles.list}>
        <FoldedList
          {...choices}
          options={ordered.filter((skill) => isFound(skill) || chosen.includes(skill))}
        >
          {(skill) => <ChoiceBox {...choices} value={skill} />}
        </FoldedList>
      </div>
    </>
  )
}

/** The letters are no part of the job search, so Enter must not submit the form. */
function withoutSubmit(event: KeyboardEvent) {
  if (event.key === 'Enter') event.preventDefault()
}
