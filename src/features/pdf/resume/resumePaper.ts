import { printedDay } from '#domain/eras.ts'
import { textsOf } from '#i18n/load.ts'
import type { Resume } from '#openapi/generated/zod.ts'
import { numbered } from '../pageNumbers.ts'
import type { Paper, Sheet } from '../paper.ts'
import { linesOf } from '../type/lines.ts'
import { setLine } from '../type/setText.ts'
import type { Typeface } from '../type/typeface.ts'
import { drawAppendix } from './appendix.ts'
import { FORM, ROWS, words } from './form.ts'
import { drawPerson, personEnd } from './person.ts'
import { historyRows, licenceRows, splitRows } from './rows.ts'
import { drawTable, tableHeight } from './table.ts'
import { drawTextBox, lineWidth, splitLines } from './textBox.ts'

const GAP = 4
const MOTIVATION = { y: FORM.top + tableHeight(ROWS.licences) + GAP, height: 102 }
const PREFERENCES = { y: MOTIVATION.y + MOTIVATION.height + GAP, height: 88 }

/** Lays out a 履歴書: two sheets in the Ministry's form, and appendix sheets for the rest. */
export function resumePaper(resume: Resume, photo: string | null, typeface: Typeface): Paper {
  const history = splitRows(historyRows(resume, typeface), ROWS.history)
  const licences = splitRows(licenceRows(resume, typeface), ROWS.licences)
  const motivation = splitLines(textLines(resume.motivation, typeface), MOTIVATION.height)
  const preferences = splitLines(textLines(preferenceText(resume), typeface), PREFERENCES.height)
  const rest = {
    history: history.rest,
    licences: licences.rest,
    motivation: motivation.rest,
    preferences: preferences.rest,
  }
  const box = { x: FORM.left, width: FORM.width }
  const first: Sheet = [
    ...drawPerson(resume, photo !== null, typeface),
    ...drawTable(
      { title: words.history, rows: history.onForm, top: personEnd + GAP, room: ROWS.history },
      typeface,
    ),
    setLine(typeface, words.genderNote, { ...box, y: FORM.bottom - 3, height: 5 }, { size: 7 }),
  ]
  const second: Sheet = [
    ...drawTable(
      { title: words.licences, rows: licences.onForm, top: FORM.top, room: ROWS.licences },
      typeface,
    ),
    ...drawTextBox(words.motivation, motivation.onForm, { ...box, ...MOTIVATION }, typeface),
    ...drawTextBox(words.preferences, preferences.onForm, { ...box, ...PREFERENCES }, typeface),
  ]
  const sheets = [first, second, ...drawAppendix(rest, resume.name, typeface)]
  return { title: '履歴書', author: resume.name, sheets: numbered(sheets, typeface), photo }
}

const textLines = (text: string, typeface: Typeface) =>
  text.trim() === '' ? [] : linesOf(typeface, text, FORM.text, lineWidth)

/** The form has no field for nationality and residence status; applicants from abroad write them above their preferences. */
function preferenceText({ nationality, visaStatusinJapan, visaExpiry, era, preferences }: Resume): string {
  const personOptions = textsOf('ja', 'personOptions')
  const facts = [
    nationality && [words.nationality, personOptions.nationality[nationality]],
    visaStatusinJapan && [words.visa, personOptions.visaStatus[visaStatusinJapan]],
    visaExpiry && [words.visaExpiry, printedDay(visaExpiry, era)],
  ]
  const line = facts.flatMap((fact) => (fact ? [fact.join('：')] : [])).join('　')
  return [line, preferences].filter((part) => part !== '').join('\n')
}
