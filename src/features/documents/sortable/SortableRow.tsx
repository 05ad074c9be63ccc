import { useSortable } from '@dnd-kit/react/sortable'
import { type ComponentProps, type ReactNode, useEffect, useRef } from 'react'
import { useLang, useTexts } from '#src/context/language.ts'
import { cx } from '#src/ui/cx.ts'
import { Icon } from '#src/ui/Icon.tsx'
import type { IconName } from '#src/ui/iconPaths.ts'
import { MixedText } from '#src/ui/MixedText.tsx'
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx'
import type { RowData } from './useDragPlugins.ts'
import styles from './SortableList.module.css'

interface SortableRowProps {
  id: string
  index: number
  data: RowData
  onMove: (from: number, to: number) => void
  onRemove: () => void
  body?: ReactNode
  children: ReactNode
}

/** A row with its handle and its buttons. */
export function SortableRow({ id, index, data, onMove, onRemove, body, children }: SortableRowProps) {
  const lang = useLang()
  const t = useTexts('documents').sortable
  const { ref, handleRef, isDragSource } = useSortable({ id, index, data })
  const { buttons, moveBy } = useMoves(index, data.count, onMove)
  const { name } = data
  return (
    <li ref={ref} className={cx(styles.row, isDragSource && styles.lifted)}>
      <div className={styles.head}>
        <button
          ref={handleRef}
          type="button"
          aria-roledescription={t.handleRole}
          className={cx(styles.button, styles.handle)}
        >
          <Icon name="grip" />
          <VisuallyHidden>
            <MixedText text={t.handle({ name })} lang={lang} />
          </VisuallyHidden>
        </button>
        <div className={styles.content}>{children}</div>
        <div ref={buttons} className={styles.buttons}>
          <RowButton icon="up" label={t.up} name={name} disabled={index === 0} onClick={() => moveBy(-1)} />
          <RowButton
            icon="lower"
            label={t.down}
            name={name}
            disabled={index === data.count - 1}
            onClick={() => moveBy(1)}
          />
          <RowButton icon="trash" label={t.remove} name={name} onClick={onRemove} data-remove="" />
        </div>
      </div>
      {body}
    </li>
  )
}

interface RowButtonProps extends ComponentProps<'button'> {
  icon: IconName
  label: string
  name: string
}

function RowButton({ icon, label, name, ...rest }: RowButtonProps) {
  const lang = useLang()
  const t = useTexts('documents').sortable
  return (
    <button type="button" {...rest} className={styles.button}>
      <Icon name={icon} />
      <VisuallyHidden>
        {label}
        <MixedText text={t.about({ name })} lang={lang} />
      </VisuallyHidden>
    </button>
  )
}

/** Moves a row and returns the focus to the pressed button, or on the opposite one at an end of the list. */
function useMoves(index: number, count: number, onMove: (from: number, to: number) => void) {
  const buttons = useRef<HTMLDivElement>(null)
  const pressed = useRef<-1 | 1 | null>(null)
  useEffect(() => {
    if (pressed.current === null) return
    const [up, down] = buttons.current?.querySelectorAll('button') ?? []
    const isUp = pressed.current < 0 ? index > 0 : index === count - 1
    pressed.current = null
    const target = isUp ? up : down
    target?.focus()
  }, [index, count])
  const moveBy = (step: -1 | 1) => {
    pressed.current = step
    onMove(index, index + step)
  }
  return { buttons, moveBy }
}
