import { textsOf } from '#i18n/load.ts'
import type { Career, CareerCompany, CareerProject } from '#openapi/generated/zod.ts'
import type { Block } from '../flow.ts'
import { horizontal } from '../shapes.ts'
import type { Typeface } from '../type/typeface.ts'
import { fact, titleBlock } from './blocks.ts'
import { LOOK, words } from './look.ts'

/** The companies with their projects, in the order of the document. */
export function companyBlocks({ companies, order }: Career, typeface: Typeface): Block[] {
  const inOrder = <Row>(rows: Row[]) => (order === 'reverse_chronological' ? rows.toReversed() : rows)
  return inOrder(companies).flatMap((company, index) => [
    ...companyHead(company, index === 0, typeface),
    ...inOrder(company.projects).flatMap((project, place) => [
      ...(place === 0 ? [] : [rule]),
      ...projectBlocks(project, typeface),
    ]),
  ])
}

function companyHead(company: CareerCompany, isFirst: boolean, typeface: Typeface): Block[] {
  const title = titleBlock(company.companyName, periodText(company), typeface, {
    size: 11,
    space: isFirst ? 1 : 6,
    shaded: true,
  })
  const facts = [
    ...fact(words.business, company.business, typeface),
    ...fact(words.employees, company.employees, typeface),
    ...fact(words.employmentType, company.employmentType, typeface),
  ]
  return [title, ...facts.map((block) => ({ ...block, keepsWithNext: company.projects.length > 0 }))]
}

const rule: Block = {
  space: 2,
  height: 0,
  keepsWithNext: true,
  divides: true,
  draw: (y) => [horizontal(LOOK.left, y, LOOK.width, 'dashed')],
}

function projectBlocks(project: CareerProject, typeface: Typeface): Block[] {
  const { proceduralExperience } = textsOf('ja', 'personOptions')
  const procedures = project.proceduralExperience.map((each) => proceduralExperience[each])
  const facts: [string, string][] = [
    [words.description, project.description],
    [words.procedures, procedures.join('、')],
    [words.role, project.role],
    [words.teamSize, project.teamSize],
    [words.languages, project.languages],
    [words.os, project.os],
    [words.databases, project.databases],
    [words.frameworks, project.frameworks],
    [words.tools, project.tools],
    [words.achievements, project.achievements],
  ]
  const blocks = [
    titleBlock(project.title, periodText(project), typeface, { size: 10.5, space: 3.5, shaded: false }),
    ...facts.flatMap(([label, text]) => fact(label, text, typeface)),
  ]
  return blocks.map((block, index) => ({ ...block, belongsToNext: index < blocks.length - 1 }))
}

type Period = {
  startYear: number | null
  startMonth: number | null
  endYear: number | null
  endMonth: number | null
}

/** Writes a period: 「2016年4月〜2019年3月」, 「2016年4月〜現在」. Empty without a start. */
function periodText({ startYear, startMonth, endYear, endMonth }: Period): string {
  if (startYear === null) return ''
  const end = endYear === null ? words.present : monthText(endYear, endMonth)
  return `${monthText(startYear, startMonth)}〜${end}`
}

const monthText = (year: number, month: number | null) => `${year}年${month === null ? '' : `${month}月`}`
