import { Badge, Button, SegmentedControl } from '@mantine/core'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { type LogEntry, listRequests, removeRequests } from '../../control/generated/client.ts'
import { Loaded } from '../parts/Loaded.tsx'
import { Part } from '../parts/Part.tsx'
import { NoRows } from '../parts/Rows.tsx'
import { RequestDetail } from './RequestDetail.tsx'
import styles from './Entries.module.css'

const filters = [
  { value: 'all', label: 'All' },
  { value: 'violations', label: 'Violations' },
  { value: 'unhandled', label: 'Without operation' },
] as const

type Filter = (typeof filters)[number]['value']

/** The latest requests with their answers, compared with the contract. */
export function LogTab() {
  const [filter, setFilter] = useState<Filter>('all')
  const only = filter === 'all' ? undefined : filter
  const requests = useQuery({ queryKey: ['log', filter], queryFn: () => listRequests({ only }) })
  const remove = useMutation({ mutationFn: () => removeRequests() })
  return (
    <Part
      title="Requests"
      actions={
        <Button variant="default" onClick={() => remove.mutate()}>
          Empty
        </Button>
      }
    >
      <SegmentedControl
        aria-label="Filter"
        fullWidth
        mt="xs"
        value={filter}
        data={[...filters]}
        onChange={(value) => setFilter(filters.find((each) => each.value === value)?.value ?? 'all')}
      />
      <Loaded query={requests}>
        {({ items }) =>
          items.length === 0 ? (
            <NoRows>{empty[filter]}</NoRows>
          ) : (
            <ul role="list" className={styles.entries}>
              {items.map((entry) => (
                <li key={entry.number}>
                  <RequestEntry entry={entry} />
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
    </Part>
  )
}

const empty: Record<Filter, string> = {
  all: 'No request yet. Open a page that loads something.',
  violations: 'Every request and every answer keeps the contract.',
  unhandled: 'An operation of the contract answers every call.',
}

function RequestEntry({ entry }: { entry: LogEntry }) {
  const [isOpen, setIsOpen] = useState(false)
  const { method, path, status, operationId, duration, fault, violations, unhandled } = entry
  return (
    <details onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary>
        <span className={styles.title}>
          {method} {shortPath(path)}
        </span>
        <span className={styles.meta}>
          <Badge variant="light" color={colourOf(status)}>
            {status ?? 'no answer'}
          </Badge>{' '}
          {operationId ?? 'no operation'}, {duration} ms{fault ? ', by a fault' : ''}
          {violations.length > 0 && (
            <>
              {' '}
              <Badge color="red">
                {violations.length} {violations.length === 1 ? 'violation' : 'violations'}
              </Badge>
            </>
          )}
        </span>
        {unhandled !== null && <span className={styles.meta}>{unhandled}</span>}
      </summary>
      {isOpen && <RequestDetail entry={entry} />}
    </details>
  )
}

/** All paths begin alike. */
const shortPath = (path: string) => path.replace('/api/v1', '')

function colourOf(status: number | null): string {
  if (status === null || status >= 500) return 'red'
  return status >= 400 ? 'yellow' : 'green'
}
