import { Skeleton } from '@mantine/core'
import '@mantine/core/styles/Skeleton.layer.css'
import { cx } from '../cx.ts'
import styles from './SkeletonParts.module.css'

/** Height and width of a bar. */
type Bar = readonly [height: string, width: string]

/** How often a part's bars are drawn, below each other. */
type Shape = { times: number; bars: readonly Bar[] }

const shapes = {
  /** A heading and its lead. */
  heading: {
    times: 1,
    bars: [
      ['var(--fs-h1)', 'min(22rem, 70%)'],
      ['1.125rem', 'min(30rem, 95%)'],
    ],
  },
  /** The back link and labels above the heading of a single record, and a line below it. */
  item: {
    times: 1,
    bars: [
      ['1rem', '9rem'],
      ['1.25rem', 'min(20rem, 80%)'],
      ['var(--fs-h1)', 'min(30rem, 95%)'],
      ['1.125rem', '12rem'],
    ],
  },
  /** The coloured band of the next step. */
  band: { times: 1, bars: [] },
  /** A list of links, each with a date. */
  rows: {
    times: 4,
    bars: [
      ['1.1rem', '75%'],
      ['.9rem', '40%'],
    ],
  },
  /** A list of jobs. */
  cards: {
    times: 4,
    bars: [
      ['.9rem', 'min(14rem, 60%)'],
      ['1.35rem', 'min(26rem, 90%)'],
      ['.9rem', 'min(20rem, 70%)'],
      ['2.2rem', '100%'],
    ],
  },
  /** A list of terms with their values. */
  facts: {
    times: 5,
    bars: [
      ['.9rem', '6rem'],
      ['1.1rem', '60%'],
    ],
  },
  /** A form. */
  fields: {
    times: 5,
    bars: [
      ['1rem', '7rem'],
      ['3rem', '100%'],
    ],
  },
  /** A letter on its sheet. */
  letter: {
    times: 1,
    bars: [
      ['1.1rem', '100%'],
      ['1.1rem', '96%'],
      ['1.1rem', '70%'],
      ['1.1rem', '98%'],
      ['1.1rem', '92%'],
      ['1.1rem', '45%'],
    ],
  },
  /** A sheet with a title, words and a button. */
  panel: {
    times: 1,
    bars: [
      ['1.25rem', '50%'],
      ['.9rem', '100%'],
      ['.9rem', '80%'],
      ['3rem', '100%'],
    ],
  },
  /** The arches of an application's stages. */
  stages: { times: 6, bars: [['2rem', '100%']] },
  /** Events with their times. */
  timeline: {
    times: 3,
    bars: [
      ['.9rem', '8rem'],
      ['1.1rem', '70%'],
    ],
  },
  /** Choices beside a list. */
  filters: { times: 8, bars: [['1.1rem', '70%']] },
  /** A sheet of A4. */
  paper: {
    times: 1,
    bars: [
      ['1.5rem', '40%'],
      ['9rem', '100%'],
      ['14rem', '100%'],
    ],
  },
} satisfies Record<string, Shape>

export type SkeletonPart = keyof typeof shapes

interface SkeletonPartsProps {
  parts: readonly SkeletonPart[]
  /** Number of repetitions of each part; by default the part's own. */
  times?: number
  /** Announced by screen readers, such as "Loading...". Omit it if a parent announces loading. */
  label?: string
}

/** The place of a page's parts that are being loaded, each in its shape. */
export function SkeletonParts({ parts, times, label }: SkeletonPartsProps) {
  return (
    <div {...(label && { role: 'status', 'aria-busy': true })}>
      {label && <span className="vh">{label}</span>}
      <div className={styles.parts} aria-hidden="true">
        {parts.map((part, at) => (
          <Part key={at} {...shapes[part]} times={times ?? shapes[part].times} className={styles[part]} />
        ))}
      </div>
    </div>
  )
}

function Part({ times, bars, className }: Shape & { className: string | undefined }) {
  return (
    <div className={cx(styles.part, className)}>
      {Array.from({ length: times }, (_, unit) => (
        <div key={unit} className={styles.unit}>
          {bars.map(([height, width], bar) => (
            <Skeleton key={bar} height={height} width={width} radius="xs" className={styles.bar} />
          ))}
        </div>
      ))}
    </div>
  )
}
