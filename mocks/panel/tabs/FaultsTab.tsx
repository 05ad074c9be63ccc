import { Badge, Button, NativeSelect } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { type Fault, type FaultUse, getState, listFaults } from '../../control/generated/client.ts'
import { useChangeState, useSetFaults } from '../parts/actions.ts'
import { effectLabel } from '../parts/faultChoices.ts'
import { Loaded } from '../parts/Loaded.tsx'
import { ANY_OPERATION } from '../parts/operationGroups.ts'
import { Part } from '../parts/Part.tsx'
import { NoRows, Row, Rows } from '../parts/Rows.tsx'
import { SettledNumber } from '../parts/SettledNumber.tsx'
import styles from './FaultsTab.module.css'

/** The faults that are set, how often they happen, and the time that each call takes. */
export function FaultsTab() {
  const faults = useQuery({ queryKey: ['faults'], queryFn: () => listFaults() })
  const setFaults = useSetFaults()
  return (
    <>
      <Part
        title="Active faults"
        hint="Choose an operation and a fault above; the next call fails. “Reload page” shows what the page does."
        actions={
          <Button
            variant="default"
            disabled={faults.data?.items.length === 0}
            onClick={() => setFaults.mutate([])}
          >
            Remove all
          </Button>
        }
      >
        <Loaded query={faults}>{({ items }) => <FaultRows uses={items} />}</Loaded>
      </Part>
      <Pace />
    </>
  )
}

function FaultRows({ uses }: { uses: FaultUse[] }) {
  const setFaults = useSetFaults()
  const faults = uses.map(({ fault }) => fault)
  const change = (index: number, fault: Fault | null) =>
    setFaults.mutate(faults.flatMap((each, at) => (at === index ? (fault ?? []) : each)))
  if (uses.length === 0) return <NoRows>No fault is set. Every call works.</NoRows>
  return (
    <Rows>
      {uses.map((use, index) => (
        <FaultRow
          key={`${use.fault.operation} ${index}`}
          use={use}
          onChange={(fault) => change(index, fault)}
        />
      ))}
    </Rows>
  )
}

const often = [
  { value: '', label: 'Always' },
  { value: '1', label: 'Once' },
  { value: '2', label: 'Twice' },
  { value: '5', label: 'Five times' },
]

function FaultRow({ use, onChange }: { use: FaultUse; onChange: (fault: Fault | null) => void }) {
  const { fault, hits, isUsedUp } = use
  const { operation, effect, times, probability } = fault
  const name = operation === ANY_OPERATION ? 'Every operation' : operation
  const known = often.some(({ value }) => value === String(times ?? ''))
  return (
    <Row
      title={name}
      text={effectLabel(effect)}
      actions={
        <>
          <Badge variant="light" color={isUsedUp ? 'gray' : 'red'}>
            {isUsedUp ? 'Used up' : `${hits} ${hits === 1 ? 'call' : 'calls'}`}
          </Badge>
          <Button variant="default" aria-label={`Remove the fault of ${name}`} onClick={() => onChange(null)}>
            Remove
          </Button>
        </>
      }
    >
      <div className={styles.fields}>
        <NativeSelect
          label="How often"
          value={String(times ?? '')}
          data={known ? often : [...often, { value: String(times), label: `${times} times` }]}
          onChange={({ currentTarget }) =>
            onChange({ ...fault, times: currentTarget.value === '' ? null : Number(currentTarget.value) })
          }
        />
        <SettledNumber
          label="Probability"
          suffix=" %"
          min={0}
          max={100}
          value={Math.round(probability * 100)}
          onSettle={(value) => onChange({ ...fault, probability: value / 100 })}
        />
        {effect.kind === 'delay' && (
          <SettledNumber
            label="Delay"
            suffix=" ms"
            min={1}
            max={600_000}
            value={effect.delay}
            onSettle={(delay) => onChange({ ...fault, effect: { kind: 'delay', delay } })}
          />
        )}
      </div>
    </Row>
  )
}

function Pace() {
  const state = useQuery({ queryKey: ['state'], queryFn: () => getState() })
  const change = useChangeState()
  return (
    <Part title="Pace and chance" hint="The same seed and the same calls lead to the same failures.">
      <Loaded query={state}>
        {({ latency, randomSeed }) => (
          <div className={styles.fields}>
            <SettledNumber
              label="Latency of every call"
              suffix=" ms"
              min={0}
              max={60_000}
              value={latency}
              onSettle={(value) => change.mutate({ latency: value })}
            />
            <SettledNumber
              label="Seed of the probabilities"
              min={0}
              max={4_294_967_295}
              value={randomSeed}
              onSettle={(value) => change.mutate({ randomSeed: value })}
            />
          </div>
        )}
      </Loaded>
    </Part>
  )
}
