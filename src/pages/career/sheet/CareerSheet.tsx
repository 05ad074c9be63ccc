import type { ReactNode } from 'react'
import { printedDay } from '#domain/eras.ts'
import { isCompleteDate } from '#domain/dateParts.ts'
import type { CareerValues } from '#domain/forms/career.ts'
import { skillNames } from '#domain/skills.ts'
import { ItSkill, YearsOfExperience } from '#openapi/generated/options.ts'
import styles from './CareerSheet.module.css'
import { CompanyBlock } from './CompanyBlock.tsx'
import { words } from './words.ts'

/** The career history as it will be printed. Its headings are Japanese in every language of the site. */
export function CareerSheet({ values }: { values: CareerValues }) {
  const { order, createdDate, name, summary, companies, knowledge, qualifications, selfPr } = values
  const arranged = order === 'reverse_chronological' ? companies.toReversed() : companies
  const skills = <Skills key="skills" values={values} />
  const history = arranged.length > 0 && (
    <Part key="history" title={words.history}>
      {arranged.map((company, index) => (
        <CompanyBlock key={index} company={company} isReversed={order === 'reverse_chronological'} />
      ))}
    </Part>
  )
  return (
    <>
      <p className={styles.title}>{words.title}</p>
      <p className={styles.right}>
        {isCompleteDate(createdDate) && `${printedDay(createdDate, 'western')}${words.asOf}`}
        <br />
        {words.name}
        {name}
      </p>
      <TextPart title={words.summary} text={summary} />
      {order === 'by_skill' ? [skills, history] : [history, skills]}
      <TextPart title={words.knowledge} text={knowledge} />
      <TextPart title={words.qualifications} text={qualifications} />
      <TextPart title={words.selfPr} text={selfPr} />
      <p className={styles.right}>{words.end}</p>
    </>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <>
      <p className={styles.heading}>{`■ ${title}`}</p>
      {children}
    </>
  )
}

function TextPart({ title, text }: { title: string; text: string }) {
  if (text.trim() === '') return null
  return (
    <Part title={title}>
      <p className={styles.text}>{text}</p>
    </Part>
  )
}

/** The years in Japanese, as the document has one language. */
const years: Record<YearsOfExperience, string> = {
  '5_years_more': '5年以上',
  '3_years_more': '3年以上',
  '1_year_more': '1年以上',
  '1_year_less': '1年未満',
  none: 'なし',
}

function Skills({ values: { itSkills } }: { values: CareerValues }) {
  const rows = itSkills.flatMap(({ it_skills, yoe }) => {
    const skill = ItSkill.find((each) => each === it_skills)
    const year = YearsOfExperience.find((each) => each === yoe)
    return skill && skill !== 'none' ? [{ name: skillNames[skill], years: year ? years[year] : '' }] : []
  })
  if (rows.length === 0) return null
  return (
    <Part title={words.skills}>
      <table className={styles.table}>
        <tbody>
          {rows.map((row) => (
            <tr key={row.name}>
              <td>{row.name}</td>
              <td className={styles.years}>{row.years}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Part>
  )
}
