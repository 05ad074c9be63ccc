import { Button, Table } from '@mantine/core'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { type TableRows, listRows } from '../../control/generated/client.ts'
import { Loaded } from '../parts/Loaded.tsx'
import { Part } from '../parts/Part.tsx'
import { NoRows } from '../parts/Rows.tsx'
import styles from './DataTab.module.css'

const PER_PAGE = 20

/** The rows of one table of the store, page by page. */
export function TableRowsView({ name, onBack }: { name: string; onBack: () => void }) {
  const [page, setPage] = useState(1)
  const rows = useQuery({
    queryKey: ['rows', name, page],
    queryFn: () => listRows(name, { page, perPage: PER_PAGE }),
    placeholderData: keepPreviousData,
  })
  const pages = Math.max(1, Math.ceil((rows.data?.total ?? 0) / PER_PAGE))
  return (
    <Part
      title={name}
      actions={
        <Button variant="default" onClick={onBack}>
          All tables
        </Button>
      }
    >
      <Loaded query={rows}>{({ items }) => <RowTable name={name} items={items} />}</Loaded>
      <div className={styles.pages}>
        <Button variant="default" disabled={page === 1} onClick={() => setPage(page - 1)}>
          Previous
        </Button>
        <span>
          Page {page} of {pages}
        </span>
        <Button variant="default" disabled={page >= pages} onClick={() => setPage(page + 1)}>
          Next
        </Button>
      </div>
    </Part>
  )
}

function RowTable({ name, items }: Pick<TableRows, 'name' | 'items'>) {
  const columns = [...new Set(items.flatMap((row) => Object.keys(row)))]
  if (items.length === 0) return <NoRows>The table is empty.</NoRows>
  return (
    <div className={styles.scroll} role="region" aria-label={`Rows of ${name}`} tabIndex={0}>
      <Table striped highlightOnHover>
        <Table.Thead>
          <Table.Tr>
            {columns.map((column) => (
              <Table.Th key={column}>{column}</Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {items.map((row, index) => (
            <Table.Tr key={index}>
              {columns.map((column) => (
                <Table.Td key={column} title={textOf(row[column])}>
                  {textOf(row[column])}
                </Table.Td>
              ))}
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </div>
  )
}

function textOf(value: unknown): string {
  if (value === undefined) return ''
  return typeof value === 'string' ? value : JSON.stringify(value)
}
