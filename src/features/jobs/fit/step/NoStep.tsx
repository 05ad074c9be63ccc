import type { OneStep } from '#domain/fit/oneStep.ts'
import { useTexts } from '#src/context/language.ts'
import { Heading } from '#src/ui/Heading.tsx'
import { Arch } from '../Arch.tsx'
import { useStepName } from './useOneStep.ts'
import styles from './OneStep.module.css'

/** Shown where no single step opens a job: everything is open, or two steps are needed. */
export function NoStep({ result: { total, now, pair } }: { result: OneStep }) {
  const { across, none } = useTexts('oneStep')
  const nameOf = useStepName()
  const isAcross = now.jobs === total
  return (
    <div className={styles.none}>
      <Arch large place={isAcross ? 'across' : 'halfway'} />
      <div>
        <Heading level={3}>{isAcross ? across.title : none.title}</Heading>
        {isAcross ? (
          <p>{across.text({ total })}</p>
        ) : (
          <p>
            {pair && <Together pair={pair} nameOf={nameOf} />} {none.text}
          </p>
        )}
      </div>
    </div>
  )
}

interface TogetherProps {
  pair: NonNullable<OneStep['pair']>
  nameOf: ReturnType<typeof useStepName>
}

function Together({ pair: { kinds, to, opens }, nameOf }: TogetherProps) {
  const { none: t } = useTexts('oneStep')
  const [first, second] = kinds
  if (first === second) return t.twice({ step: nameOf(first, to), count: opens })
  return t.pair({ first: nameOf(first, to), second: nameOf(second, to), count: opens })
}
