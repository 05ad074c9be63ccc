import { useTexts } from '#src/context/language.ts'
import { Steps } from '#src/ui/Steps.tsx'
import { Block } from './Block.tsx'
import styles from './FirstSteps.module.css'

const order = ['registered', 'profile', 'advisor', 'talk', 'jobs'] as const

/** The next steps of a person who has just registered. */
export function FirstSteps() {
  const { steps: t } = useTexts('dashboard')
  const { done } = useTexts('processes')
  return (
    <Block title={t.title}>
      <Steps
        label={t.title}
        kind="stages"
        current={1}
        doneText={done}
        steps={order.map((step) => ({ label: t.items[step].title, note: t.items[step].text }))}
        className={styles.steps}
      />
    </Block>
  )
}
