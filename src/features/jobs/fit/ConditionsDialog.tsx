import { type FormEvent, useState } from 'react'
import { parseConditions, residences, visaKinds } from '#domain/fit/conditions.ts'
import { levelRank } from '#domain/levels.ts'
import { EnglishLevel, JapaneseLevel } from '#openapi/generated/options.ts'
import { useTexts } from '#src/context/language.ts'
import { useStore } from '#src/lib/store.ts'
import { Button } from '#src/ui/Button.tsx'
import { Dialog } from '#src/ui/Dialog.tsx'
import { Icon } from '#src/ui/Icon.tsx'
import styles from './ConditionsDialog.module.css'
import { type Choice, Question } from './Question.tsx'
import { toldConditions } from './toldConditions.ts'
import { useLevelName } from './useLevelName.ts'

/** The four questions of "Can I get this job?". The answers stay in this browser. */
export function ConditionsDialog({ onClose }: { onClose: () => void }) {
  const t = useTexts('fit')
  const [told] = useState(useStore(toldConditions))
  const before = parseConditions(told)

  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const conditions = parseConditions({
      japanese: null,
      english: null,
      residence: null,
      visa: null,
      ...Object.fromEntries(new FormData(event.currentTarget)),
    })
    if (conditions) toldConditions.set(conditions)
    else toldConditions.clear()
    onClose()
  }

  return (
    <Dialog open onClose={onClose} title={t.title} className={styles.dialog}>
      <p className={styles.intro}>{t.intro}</p>
      <form onSubmit={save}>
        <Question
          name="japanese"
          title={t.questions.japanese}
          choices={useLevels(JapaneseLevel, t.levelHelp.japanese)}
          chosen={before?.japanese}
        />
        <Question
          name="english"
          title={t.questions.english}
          choices={useLevels(EnglishLevel, t.levelHelp.english)}
          chosen={before?.english}
        />
        <Question
          name="residence"
          title={t.questions.residence}
          choices={residences.map((value) => ({ value, label: t.residence[value] }))}
          chosen={before?.residence}
        />
        <Question
          name="visa"
          title={t.questions.visa}
          choices={visaKinds.map((value) => ({ value, label: t.visa[value], help: t.visaHelp[value] }))}
          chosen={before?.visa}
        />
        <p className={styles.privacy}>
          <Icon name="lock" />
          <span>
            <b>{t.privacyTitle}</b> {t.privacy}
          </span>
        </p>
        <div className={styles.actions}>
          <Button variant="text" onClick={onClose}>
            {t.cancel}
          </Button>
          <Button type="submit">{t.save}</Button>
        </div>
      </form>
    </Dialog>
  )
}

/** Returns the levels of a language from none to native. */
function useLevels(levels: readonly (JapaneseLevel | EnglishLevel)[], help: string[]): Choice[] {
  const nameOf = useLevelName()
  return levels
    .map((value, index) => ({ value, label: nameOf(value), help: help[index], level: levelRank(value) }))
    .toReversed()
}
