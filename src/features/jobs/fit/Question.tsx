import { LevelMeter } from '#src/ui/LevelMeter.tsx'
import styles from './ConditionsDialog.module.css'

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
