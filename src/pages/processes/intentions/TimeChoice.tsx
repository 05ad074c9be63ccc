import { useFormContext } from 'react-hook-form'
import { formatDay } from '#domain/times.ts'
import { useLang, useTexts } from '#src/context/language.ts'
import { PartSelect } from '#src/forms/DateField.tsx'
import { GroupFrame, idsOf, useFieldError } from '#src/forms/field.tsx'
import { LocalTime } from '../LocalTime.tsx'
import styles from './IntentionDialog.module.css'

const hours = Array.from({ length: 28 }, (_, index) => {
  const minutes = 8 * 60 + index * 30
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${minutes % 60 === 0 ? '00' : '30'}`
})

interface TimeChoiceProps {
  number: '1' | '2' | '3'
  /** Returns the label of a field of the form. */
  labelOf: (name: string) => string
  /** The days to choose from, in Japan. */
  days: readonly string[]
  /** The chosen day and time, '' if none. */
  day: string
  time: string
}

/** One proposal: day and start in a row, with the message about either of them, and the same moment on the reader's clock. */
export function TimeChoice({ number, labelOf, days, day, time }: TimeChoiceProps) {
  const { otherTime: t } = useTexts('intentions')
  const lang = useLang()
  const { register } = useFormContext()
  const [dayName, timeName] = [`day${number}`, `time${number}`]
  const [dayError, timeError] = [useFieldError(dayName), useFieldError(timeName)]
  const ids = idsOf(`choice${number}`)
  return (
    <GroupFrame label={t.choices[Number(number) - 1]} ids={ids} error={dayError ?? timeError}>
      <div className={styles.choice}>
        <PartSelect
          {...register(dayName)}
          id={dayName}
          field={dayName}
          label={labelOf(dayName)}
          none={t.emptyDay}
          choices={days.map((value) => ({ value, label: formatDay(value, lang) }))}
          message={dayError && ids.error}
        />
        <PartSelect
          {...register(timeName)}
          id={timeName}
          field={timeName}
          label={labelOf(timeName)}
          none={t.emptyTime}
          choices={hours.map((value) => ({ value, label: value }))}
          message={timeError && ids.error}
        />
      </div>
      {day !== '' && time !== '' && <LocalTime at={`${day}T${time}:00+09:00`} className={styles.local} />}
    </GroupFrame>
  )
}
