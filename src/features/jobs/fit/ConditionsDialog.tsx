import { type FormEvent, useState } from 'react'
import { parseConditions, residences, visaKinds } from '#domain/fit/conditions.ts'
import { levelRank } from '#domain/levels.ts'
import { EnglishLevel, JapaneseLevel } from '#openapi/generated/options.ts'
import { useTexts } from '#src/context/language.ts'
import { useStore } from '#src/lib/store.ts'
import { Button } from '#src/ui/Button.tsx'
import { cx } from '#src/ui/cx.ts'
import { Icon } from '#src/ui/Icon.tsx'
import { Planks } from '#src/ui/LevelMeter.tsx'
import { Dialog } from '#src/ui/mantine/Dialog.tsx'
import { useLevelName } from './fitSummary.ts'
import { toldConditions } from './toldConditions.ts'
import styles from './ConditionsDialog.module.css'

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
    <Dialog onClose={onClose} title={t.title} closeLabel={t.close} size="54rem" fillsPhone>
      <p className={styles.intro}>{t.intro}</p>
      <form onSubmit={save}>
        <div className={styles.questions}>
          <div>
            <Question
              name="japanese"
              number={1}
              title={t.questions.japanese}
              choices={useLevels(JapaneseLevel, t.levelHelp.japanese)}
              chosen={before?.japanese}
            />
            <Question
              name="english"
              number={2}
              title={t.questions.english}
              choices={useLevels(EnglishLevel, t.levelHelp.english)}
              chosen={before?.english}
            />
          </div>
          <div>
            <Question
              name="residence"
              number={3}
              title={t.questions.residence}
              choices={residences.map((value) => ({ value, label: t.residence[value] }))}
              chosen={before?.residence}
            />
            <Question
              single
              name="visa"
              number={4}
              title={t.questions.visa}
              choices={visaKinds.map((value) => ({ value, label: t.visa[value], help: t.visaHelp[value] }))}
              chosen={before?.visa}
            />
          </div>
        </div>
        <p className={styles.privacy}>
          <Icon name="lock" />
          <span>
            <b>{t.privacyTitle}</b> {t.privacy}
          </span>
        </p>
        <div className={styles.foot}>
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

interface Choice {
  value: string
  label: string
  help?: string
  /** Drawn as planks. */
  level?: number
}

interface QuestionProps {
  name: string
  number: number
  title: string
  choices: Choice[]
  chosen: string | null | undefined
  /** One choice in a row, because their texts are long. */
  single?: boolean
}

/** A question with one answer, as native radio buttons. */
function Question({ name, number, title, choices, chosen, single = false }: QuestionProps) {
  return (
    <fieldset className={styles.question}>
      <legend>
        <span className={styles.number} aria-hidden="true">
          {number}
        </span>
        {title}
      </legend>
      <div className={cx(styles.choices, single && styles.single)}>
        {choices.map(({ value, label, help, level }) => (
          <label key={value} className={cx(styles.choice, level !== undefined && styles.withLevel)}>
            <input type="radio" name={name} value={value} defaultChecked={value === chosen} />
            <span className={styles.answer}>
              <b>{label}</b>
              {help && <small>{help}</small>}
              {level !== undefined && <Planks level={level} />}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
