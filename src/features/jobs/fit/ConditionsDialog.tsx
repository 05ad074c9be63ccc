import { type FormEvent, useState } from 'react'
import { parseConditions, residences, visaKinds } from '#domain/fit/conditions.ts'
import { levelRank } from '#domain/levels.ts'
import { EnglishLevel, JapaneseLevel } from '#openapi/generated/options.ts'
import { useTexts } from '#src/context/language.ts'
import { useStore } from '#src/lib/store.ts'
import { Button } from '#src/ui/Button.tsx'
import { Icon } from '#src/ui/Icon.tsx'
import { LevelMeter } from '#src/ui/LevelMeter.tsx'
import { Dialog, DialogActions } from '#src/ui/mantine/Dialog.tsx'
import styles from './ConditionsDialog.module.css'
import { toldConditions } from './toldConditions.ts'
import { useLevelName } from './fitSummary.ts'

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
    <Dialog onClose={onClose} title={t.title} size="42rem">
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
        <DialogActions>
          <Button variant="text" onClick={onClose}>
            {t.cancel}
          </Button>
          <Button type="submit">{t.save}</Button>
        </DialogActions>
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

export interface Choice {
  value: string
  label: string
  help?: string
  /** Drawn as planks above the label. */
  level?: number
}

interface QuestionProps {
  name: string
  title: string
  choices: Choice[]
  chosen: string | null | undefined
}

/** A question with one answer, as native radio buttons. */
export function Question({ name, title, choices, chosen }: QuestionProps) {
  return (
    <fieldset className={styles.question}>
      <legend>{title}</legend>
      <div className={styles.choices}>
        {choices.map(({ value, label, help, level }) => (
          <label key={value} className={styles.choice}>
            <input type="radio" name={name} value={value} defaultChecked={value === chosen} />
            <span>
              {level === undefined ? <b>{label}</b> : <LevelMeter level={level}>{<b>{label}</b>}</LevelMeter>}
              {help && <small>{help}</small>}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
