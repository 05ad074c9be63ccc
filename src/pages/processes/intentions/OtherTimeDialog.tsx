import { useState } from 'react'
import { addDays, jstDate } from '#domain/dates.ts'
import { type OtherTimeValues, blankOtherTime, otherTimeForm } from '#domain/forms/intentions.ts'
import { shortName } from '#domain/text.ts'
import { formatDay, formatTime } from '#domain/times.ts'
import { formatInZone } from '#domain/zones.ts'
import { useLang, useTexts } from '#src/context/language.ts'
import { useNow } from '#src/context/now.ts'
import { useRuleForm } from '#src/forms/useRuleForm.ts'
import { useTyped } from '#src/forms/useTyped.ts'
import { Heading } from '#src/ui/Heading.tsx'
import { LocalTime } from '../LocalTime.tsx'
import { IntentionDialog } from './IntentionDialog.tsx'
import type { IntentionDialogPart } from './part.ts'
import { TimeChoice } from './TimeChoice.tsx'
import styles from './IntentionDialog.module.css'

const DAYS = 21
const numbers = ['1', '2', '3'] as const

/** Proposes three other times for an appointment, chosen in Japan's time and shown in the reader's as well. */
export function OtherTimeDialog({ process, onClose }: IntentionDialogPart) {
  const { otherTime: t } = useTexts('intentions')
  const lang = useLang()
  const now = useNow()
  const advisor = shortName(process.advisor.name)
  const zone = new Intl.DateTimeFormat().resolvedOptions().timeZone
  const typed = useTyped<OtherTimeValues>(`otherTime.${process.process_id}`, blankOtherTime)
  const [values, setValues] = useState<OtherTimeValues>(typed.values)
  const labelOf = (name: string) => {
    const choice = t.choices[Number(name.slice(-1)) - 1] ?? ''
    return name.startsWith('day') ? t.day({ choice }) : t.time({ choice })
  }
  const form = useRuleForm({
    schema: otherTimeForm,
    values: typed.values,
    labelOf,
    onChange: (changed) => {
      setValues({ ...blankOtherTime, ...changed })
      typed.keep(changed)
    },
  })
  const days = Array.from({ length: DAYS }, (_, index) => jstDate(addDays(now, index + 1)))
  const { appointment } = process

  function lineOf(all: OtherTimeValues, number: (typeof numbers)[number]): string {
    const [day, time] = [all[`day${number}`], all[`time${number}`]]
    if (day === '' || time === '') return ''
    const local = formatInZone(new Date(`${day}T${time}:00+09:00`), zone, lang)
    const japan = t.inJapan({ time: `${formatDay(day, lang)} ${time}` })
    return local === null ? `${number}. ${japan}` : `${number}. ${japan} / ${local} (${zone})`
  }

  return (
    <IntentionDialog
      process={process}
      title={t.title}
      form={form}
      wishOf={(all) => ({
        intention: 'other-time',
        lines: [...numbers.map((number) => lineOf(all, number)), all.contents],
      })}
      onSent={typed.drop}
      onClose={onClose}
      follows={t.follows({ advisor })}
      cancel={t.cancel}
      send={{ label: t.send({ advisor }) }}
    >
      {appointment && (
        <div className={styles.planned}>
          <Heading level={3}>{t.planned}</Heading>
          <p>
            {t.inJapan({
              time: `${formatDay(appointment.startsAt, lang)} ${formatTime(appointment.startsAt)}`,
            })}
          </p>
          <LocalTime at={appointment.startsAt} className={styles.local} />
        </div>
      )}
      {numbers.map((number) => (
        <TimeChoice
          key={number}
          number={number}
          labelOf={labelOf}
          days={days}
          day={values[`day${number}`]}
          time={values[`time${number}`]}
        />
      ))}
      <p className={styles.hint}>{t.zone}</p>
    </IntentionDialog>
  )
}
