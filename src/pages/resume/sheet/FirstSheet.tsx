import { ageOn } from '#domain/dates.ts'
import { printedDay } from '#domain/eras.ts'
import { isCompleteDate } from '#domain/dateParts.ts'
import { photoUrl } from '#domain/photo.ts'
import type { ResumeValues } from '#domain/forms/resume.ts'
import { useToday } from '#src/context/now.ts'
import { calendarOf } from '../form/resumeForm.ts'
import { historyLines } from './historyLines.ts'
import { LineTable } from './LineTable.tsx'
import styles from './Sheet.module.css'
import { words } from './words.ts'

/** The lines of 学歴・職歴 on the first page of the Ministry's form. */
const HISTORY_LINES = 16

/** The first page of the resume, in the layout of the Ministry's template. Its words are Japanese in every language of the site. */
export function FirstSheet({ values }: { values: ResumeValues }) {
  const calendar = calendarOf(values)
  const { createdDate, photo } = values
  return (
    <>
      <div className={styles.top}>
        <div>
          <div className={styles.title}>
            <b>{words.title}</b>
            <span>{isCompleteDate(createdDate) && `${printedDay(createdDate, calendar)}${words.asOf}`}</span>
          </div>
          <table className={styles.person}>
            <tbody>
              <tr className={styles.kana}>
                <td>
                  {words.kana}
                  {values.nameKana}
                </td>
              </tr>
              <tr className={styles.name}>
                <td>
                  {words.name}
                  <b>{values.name}</b>
                </td>
              </tr>
              <tr>
                <td>
                  <Birthday {...values} />
                  <span className={styles.gender}>
                    {words.gender}
                    {values.gender}
                  </span>
                </td>
              </tr>
            </tbody>
          </table>
        </div>
        {photo ? (
          <img src={photoUrl(photo)} alt="" className={styles.photo} />
        ) : (
          <div className={styles.photo}>
            {words.photo}
            <br />
            {words.photoHeight}
            <br />
            {words.photoWidth}
          </div>
        )}
      </div>
      <table className={styles.places}>
        <tbody>
          <Place
            label={words.address}
            code={values.postalCode}
            address={values.address}
            kana={values.addressKana}
            phone={values.phoneNumber}
          />
          <Place
            label={words.contact}
            code={values.contactPostalCode}
            address={values.contactAddress || words.contactHint}
            kana={values.contactAddressKana}
            phone={values.contactPhoneNumber}
          />
        </tbody>
      </table>
      <LineTable title={words.history} lines={historyLines(values)} room={HISTORY_LINES} />
      <p className={styles.note}>{words.note}</p>
    </>
  )
}

function Birthday({ birthday, era }: ResumeValues) {
  const today = useToday()
  if (!isCompleteDate(birthday)) return words.noBirthday
  return `${printedDay(birthday, calendarOf({ era }))}生　（満 ${ageOn(birthday, today)} 歳）`
}

type PlaceProps = { label: string; code: string; address: string; kana: string; phone: string }

function Place({ label, code, address, kana, phone }: PlaceProps) {
  return (
    <>
      <tr className={styles.kana}>
        <td>
          {words.kana}
          {kana}
        </td>
        <td>{words.phone}</td>
      </tr>
      <tr className={styles.place}>
        <td>
          {`${label}　〒${code}`}
          <br />
          {address}
        </td>
        <td>{phone}</td>
      </tr>
    </>
  )
}
