import type { CompanyValues, ProjectValues } from '#domain/forms/career.ts'
import { periodText } from '../fields/periodText.ts'
import styles from './CareerSheet.module.css'
import { words } from './words.ts'

const inJapanese = { lang: 'ja', present: '現在' } as const

/** An employment with its projects. */
export function CompanyBlock({ company, isReversed }: { company: CompanyValues; isReversed: boolean }) {
  const projects = isReversed ? company.projects.toReversed() : company.projects
  const facts = [
    company.business && `${words.business}${company.business}`,
    company.employees && `${words.employees}${company.employees}`,
    company.employmentType && `${words.employmentType}${company.employmentType}`,
  ]
  return (
    <>
      <p className={styles.company}>
        <span>{company.companyName}</span>
        <span>{periodText(company, inJapanese)}</span>
      </p>
      <p className={styles.facts}>{facts.filter(Boolean).join('　')}</p>
      {projects.length > 0 && (
        <table className={styles.table}>
          <thead>
            <tr>
              <th className={styles.period}>{words.period}</th>
              <th>{words.work}</th>
              <th className={styles.role}>{words.role}</th>
            </tr>
          </thead>
          <tbody>
            {projects.map((project, index) => (
              <ProjectRow key={index} project={project} />
            ))}
          </tbody>
        </table>
      )}
    </>
  )
}

function ProjectRow({ project }: { project: ProjectValues }) {
  const { title, description, achievements, role, teamSize } = project
  const environment = [project.languages, project.os, project.databases, project.frameworks, project.tools]
  return (
    <tr>
      <td>{periodText(project, inJapanese)}</td>
      <td className={styles.text}>
        <b>{title}</b>
        {[description, achievements, environment.filter(Boolean).join('、')].filter(Boolean).join('\n')}
      </td>
      <td>
        {role}
        <br />
        {teamSize}
      </td>
    </tr>
  )
}
