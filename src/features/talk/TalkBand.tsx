import { useId } from 'react'
import { useHref } from '#src/routes/useHref.ts'
import { HalfwayArch } from '#src/ui/art/HalfwayArch.tsx'
import { Button } from '#src/ui/Button.tsx'
import { cx } from '#src/ui/cx.ts'
import { Heading } from '#src/ui/Heading.tsx'
import { Wrap } from '#src/ui/layout.tsx'
import styles from './TalkBand.module.css'

interface TalkBandProps {
  title: string
  text: string
  /** The text of the link to the invitation. */
  action: string
}

/** An offer of the free career talk at the end of a page's content. */
export function TalkBand({ title, text, action }: TalkBandProps) {
  const id = useId()
  const href = useHref()
  return (
    <Wrap>
      <section aria-labelledby={id} className={cx('dark', styles.band)}>
        <HalfwayArch className={styles.arch} />
        <div>
          <Heading level={2} id={id}>
            {title}
          </Heading>
          <p>{text}</p>
        </div>
        <Button variant="go" to={href('invitation')}>
          {action}
        </Button>
      </section>
    </Wrap>
  )
}
