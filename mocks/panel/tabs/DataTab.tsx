import { Button, FileButton, Group, UnstyledButton } from '@mantine/core'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { saveFile } from '#src/lib/download.ts'
import { getSnapshot, getState, listTables } from '../../control/generated/client.ts'
import { useImport, useReset, useSeed } from '../parts/actions.ts'
import { Loaded } from '../parts/Loaded.tsx'
import { Part } from '../parts/Part.tsx'
import { SettledNumber } from '../parts/SettledNumber.tsx'
import { keptSnapshot, readSnapshot } from '../parts/snapshots.ts'
import { TableRowsView } from './TableRowsView.tsx'
import styles from './DataTab.module.css'

/** Browses, exports, imports and resets the data, and saves a snapshot to return to. */
export function DataTab() {
  const [table, setTable] = useState<string | null>(null)
  if (table !== null) return <TableRowsView name={table} onBack={() => setTable(null)} />
  return (
    <>
      <Snapshots />
      <SampleContent />
      <Tables onOpen={setTable} />
    </>
  )
}

function Snapshots() {
  const load = useImport()
  const reset = useReset()
  const save = useMutation({
    mutationFn: async () => {
      const text = JSON.stringify(await getSnapshot(), null, 2)
      saveFile(new Blob([text], { type: 'application/json' }), 'hashi-mock.json')
    },
  })
  const keep = useMutation({ mutationFn: async () => keptSnapshot.set(await getSnapshot()) })
  const open = useMutation({
    mutationFn: async (file: File) => load.mutateAsync(await readSnapshot(file)),
  })
  const kept = keptSnapshot.get()
  return (
    <Part
      title="Snapshot"
      hint="All accounts, applications, uploaded files and mails. Keep one before you try something, and return to it."
    >
      <Group gap="xs">
        <Button onClick={() => keep.mutate()}>Keep a snapshot</Button>
        <Button
          variant="outline"
          disabled={kept === null}
          onClick={() => {
            if (kept) load.mutate(kept)
          }}
        >
          Return to it
        </Button>
        <Button variant="default" onClick={() => save.mutate()}>
          Export
        </Button>
        <FileButton
          accept="application/json"
          onChange={(file) => {
            if (file) open.mutate(file)
          }}
        >
          {(props) => (
            <Button variant="default" {...props}>
              Import
            </Button>
          )}
        </FileButton>
        <Button variant="outline" color="red" onClick={() => reset.mutate()}>
          Reset all data
        </Button>
      </Group>
    </Part>
  )
}

function SampleContent() {
  const state = useQuery({ queryKey: ['state'], queryFn: () => getState() })
  const seed = useSeed()
  return (
    <Part
      title="Sample content"
      hint="More jobs than 64 are generated, always the same ones. Everybody is logged out."
    >
      <Loaded query={state}>
        {(present) => (
          <SettledNumber
            label="Number of jobs"
            min={64}
            max={100_000}
            value={present.seed.jobs}
            onSettle={(jobs) => seed.mutate({ ...present.seed, jobs })}
          />
        )}
      </Loaded>
    </Part>
  )
}

function Tables({ onOpen }: { onOpen: (name: string) => void }) {
  const tables = useQuery({ queryKey: ['tables'], queryFn: () => listTables() })
  return (
    <Part title="Tables">
      <Loaded query={tables}>
        {({ items }) => (
          <ul role="list" className={styles.tables}>
            {items.map(({ name, count }) => (
              <li key={name}>
                <UnstyledButton onClick={() => onOpen(name)}>
                  <span>{name}</span>
                  <span>{count.toLocaleString('en')}</span>
                </UnstyledButton>
              </li>
            ))}
          </ul>
        )}
      </Loaded>
    </Part>
  )
}
