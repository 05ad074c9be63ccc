/** The form of the samples: the same fields twice, as they are at first and with the messages of broken rules. */

import * as z from 'zod/mini'
import { fileType } from '#domain/fileRules.ts'
import { neededDate, optionalDate } from '#domain/forms/dates.ts'
import { consent, neededChoice, neededText, optionalChoice, optionalText } from '#domain/forms/fields.ts'
import { minPassword, required, rule } from '#domain/rules.ts'

const file = z.nullable(z.file())

const plain = z.object({
  text: optionalText(60),
  area: optionalText(300),
  password: z.string(),
  select: optionalChoice,
  radio: optionalChoice,
  boxes: z.array(z.string()),
  flag: z.boolean(),
  first: z.boolean(),
  second: z.boolean(),
  date: optionalDate,
  year: optionalChoice,
  month: optionalChoice,
  row: optionalChoice,
  file,
})

const wrong = z.object({
  ...plain.shape,
  text: neededText(required, 60),
  area: optionalText(20),
  password: z.string().check(minPassword),
  select: neededChoice(required),
  radio: neededChoice(required),
  boxes: z.array(z.string()).check(rule('required', (values) => values.length > 0)),
  flag: consent,
  first: consent,
  date: neededDate,
  year: neededChoice(required),
  file: file.check(fileType('document')),
})

export const sampleForm = z.object({ plain, wrong })

export type SampleValues = z.output<typeof sampleForm>
export type SampleState = keyof SampleValues

/** The names of the fields of one state. */
export const fieldNames = Object.keys(plain.shape)

const blank: SampleValues['plain'] = {
  text: '',
  area: '',
  password: '',
  select: '',
  radio: '',
  boxes: [],
  flag: false,
  first: false,
  second: false,
  date: '',
  year: '',
  month: '',
  row: '',
  file: null,
}

/** Returns the initial values. */
export const sampleValues = (): SampleValues => ({
  plain: { ...blank, text: 'Maria Santos', boxes: ['a'], radio: 'b', date: '1992-04-17', flag: true },
  wrong: {
    ...blank,
    area: 'A text that is longer than it may be',
    password: 'short',
    date: '1992-02-31',
    file: new File(['a'], 'programme.exe'),
  },
})
