import { printedDay } from '#domain/eras.ts'
import { skillNames } from '#domain/skills.ts'
import { textsOf } from '#i18n/load.ts'
import type { Career } from '#openapi/generated/zod.ts'
import { type Block, flow } from '../flow.ts'
import { numbered } from '../pageNumbers.ts'
import { type Drawing, type Paper, part } from '../paper.ts'
import { setFitting, setLine } from '../type/setText.ts'
import type { Typeface } from '../type/typeface.ts'
import { heading, paragraph } from './blocks.ts'
import { companyBlocks } from './companies.ts'
import { LOOK, words } from './look.ts'

/** Lays out a 職務経歴書 in the order that the applicant chose; sections without content are left out. */
export function careerPaper(career: Career, typeface: Typeface): Paper {
  const blocks = [head(career, typeface), ...sections(career, typeface), end(typeface)]
  return {
    title: words.title,
    author: career.name,
    sheets: numbered(flow(blocks, LOOK), typeface),
    photo: null,
  }
}

function sections(career: Career, typeface: Typeface): Block[] {
  const section = (title: string, blocks: Block[]) =>
    blocks.length === 0 ? [] : [heading(title, typeface), ...blocks]
  const text = (title: string, content: string) => section(title, paragraph(content, typeface))
  const skills = section(words.skills, [
    ...skillBlocks(career, typeface),
    ...paragraph(career.knowledge, typeface),
  ])
  const history = section(words.history, companyBlocks(career, typeface))
  return [
    ...text(words.summary, career.summary),
    ...(career.order === 'by_skill' ? [...skills, ...history] : [...history, ...skills]),
    ...text(words.qualifications, career.qualifications),
    ...text(words.selfPr, career.selfPr),
  ]
}

/** The title, the date and the name. */
function head({ createdDate, name }: Career, typeface: Typeface): Block {
  const date = createdDate === null ? '' : printedDay(createdDate, 'western') + words.asOf
  const box = { x: LOOK.left, width: LOOK.width, height: 6 }
  const draw = (y: number): Drawing[] => [
    part('H1', [
      setLine(typeface, words.title, { ...box, y, height: 9 }, { size: 18, bold: true, align: 'center' }),
    ]),
    setLine(typeface, date, { ...box, y: y + 12 }, { size: LOOK.text, align: 'right' }),
    ...setFitting(
      typeface,
      `${words.name}　${name}`,
      { ...box, y: y + 18 },
      { sizes: [LOOK.text, 8, 6], align: 'right' },
    ),
  ]
  return { space: 0, height: 22, draw }
}

/** The skills with their years, two in a row. */
function skillBlocks({ itSkills }: Career, typeface: Typeface): Block[] {
  const skills = itSkills.flatMap(({ it_skills: skill, yoe }) =>
    skill === 'none'
      ? []
      : [
          {
            name: skillNames[skill],
            years: yoe ? textsOf('ja', 'personOptions').yearsOfExperience[yoe] : '',
          },
        ],
  )
  const cell = { width: LOOK.width / 2, height: LOOK.leading }
  const yearsAt = 52
  return skills.flatMap((_, index) => {
    const pair = skills.slice(index, index + 2)
    const draw = (y: number) =>
      pair.map(({ name, years }, place) => {
        const x = LOOK.left + place * cell.width
        return part('P', [
          ...setFitting(typeface, name, { ...cell, x, y, width: yearsAt - 2 }, { sizes: [LOOK.text, 8, 6] }),
          setLine(typeface, years, { ...cell, x: x + yearsAt, y }, { size: LOOK.text }),
        ])
      })
    return index % 2 === 0 ? [{ space: 0, height: LOOK.leading, draw }] : []
  })
}

function end(typeface: Typeface): Block {
  const box = { x: LOOK.left, width: LOOK.width, height: 6 }
  return {
    space: 4,
    height: 6,
    draw: (y) => [setLine(typeface, words.end, { ...box, y }, { size: LOOK.text, align: 'right' })],
  }
}
