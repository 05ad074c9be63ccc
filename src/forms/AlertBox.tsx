import { Alert } from '@mantine/core'
import type { ReactNode, Ref } from 'react'
import { Heading } from '#src/ui/Heading.tsx'
import { Icon } from '../ui/Icon.tsx'
import { FieldScope } from '../ui/mantine/FieldScope.tsx'
import { Unbroken } from '../ui/Unbroken.tsx'

interface AlertBoxProps {
  /** Lets the caller focus the box. */
  ref?: Ref<HTMLDivElement>
  title: string
  className?: string
  children: ReactNode
}

/** An error message in a box that screen readers announce when it appears. */
export function AlertBox({ ref, title, className, children }: AlertBoxProps) {
  return (
    <FieldScope>
      <Alert
        ref={ref}
        tabIndex={-1}
        className={className}
        title={
          <Heading key={title} level={2}>
            <Icon name="alert" />
            <span>
              <Unbroken sentence>{title}</Unbroken>
            </span>
          </Heading>
        }
      >
        {children}
      </Alert>
    </FieldScope>
  )
}
