import { Button, Group, TextInput } from '@mantine/core'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import {
  type ClockReading,
  type Clock as ClockSetting,
  advanceClock,
  getClock,
  setClock,
} from '../../control/generated/client.ts'
import { Loaded } from '../parts/Loaded.tsx'
import { Part } from '../parts/Part.tsx'
import { useStatus } from '../parts/status.ts'
import { formatTime, localTime, timeOf } from '../parts/time.ts'
import styles from './ClockTab.module.css'

const HOUR = 3_600_000
const DAY = 24 * HOUR

/** Journeys with their consequences (`domain/limits.ts`). */
const journeys = [
  { by: 3 * HOUR, label: '+3 hours', effect: 'unused sessions end' },
  { by: DAY, label: '+1 day', effect: 'links of mails expire' },
  { by: 15 * DAY, label: '+15 days', effect: 'refresh tokens expire' },
  { by: 90 * DAY, label: '+90 days', effect: 'jobs close' },
]

/** Moves and stops the time of the mock. */
export function ClockTab() {
  const clock = useQuery({ queryKey: ['clock'], queryFn: () => getClock() })
  return <Loaded query={clock}>{(reading) => <Clock reading={reading} />}</Loaded>
}

function Clock({ reading }: { reading: ClockReading }) {
  const now = useStatus()?.now ?? reading.now
  const set = useMutation({ mutationFn: (clock: ClockSetting) => setClock(clock) })
  const advance = useMutation({ mutationFn: (by: number) => advanceClock({ by }) })
  const isFrozen = reading.frozenAt !== null
  const isMoved = isFrozen || reading.shift !== 0
  return (
    <>
      <Part
        title="Time of the mock"
        actions={
          <>
            <Button
              variant="outline"
              onClick={() => set.mutate({ shift: shiftTo(now), frozenAt: isFrozen ? null : now })}
            >
              {isFrozen ? 'Let it run' : 'Freeze'}
            </Button>
            <Button
              variant="default"
              disabled={!isMoved}
              onClick={() => set.mutate({ shift: 0, frozenAt: null })}
            >
              Back to the real time
            </Button>
          </>
        }
      >
        <p className={styles.now}>
          <strong>{formatTime(now)}</strong> in Japan{isFrozen ? ', frozen' : ''}
        </p>
      </Part>
      <Part
        title="Travel"
        hint="The backend and the page see the new time at once. Data that the page has already loaded stays until it is loaded again."
      >
        <ul role="list" className={styles.journeys}>
          {journeys.map(({ by, label, effect }) => (
            <li key={label}>
              <Button variant="outline" fullWidth onClick={() => advance.mutate(by)}>
                {label}
              </Button>
              <span>{effect}</span>
            </li>
          ))}
        </ul>
        <TravelTo key={isFrozen ? now : 'running'} now={now} isFrozen={isFrozen} onTravel={set.mutate} />
      </Part>
    </>
  )
}

/** Returns the difference to the real time at a time of the mock. */
const shiftTo = (time: string) => Date.parse(time) - Date.now()

interface TravelToProps {
  now: string
  isFrozen: boolean
  onTravel: (clock: ClockSetting) => void
}

function TravelTo({ now, isFrozen, onTravel }: TravelToProps) {
  const [local, setLocal] = useState(() => localTime(now))
  const time = timeOf(local)
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        if (time) onTravel({ shift: shiftTo(time), frozenAt: isFrozen ? time : null })
      }}
    >
      <Group align="end" gap="xs" mt="md">
        <TextInput
          type="datetime-local"
          label="Date and time in Japan"
          value={local}
          onChange={({ currentTarget }) => setLocal(currentTarget.value)}
        />
        <Button type="submit" disabled={time === null}>
          Travel
        </Button>
      </Group>
    </form>
  )
}
