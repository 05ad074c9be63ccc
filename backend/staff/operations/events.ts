import type { ChangeEvent } from '../../ports/events.ts'
import type { StaffHandler } from '../operation.ts'

/** The maximum number of events in one answer. */
const MOST = 500
/** The interval between two looks of a waiting call, in ms. Other processes may write them. */
const LOOK_EVERY = 500
/** The highest number that the database stores. */
const HIGHEST = 2 ** 31 - 1

export const listEvents: StaffHandler<'listEvents'> = async ({ query }, { store, stopping }) => {
  const after = Math.min(Number(query.after), HIGHEST)
  const until = performance.now() + query.wait * 1_000
  let events = await store.events.after(after, MOST)
  while (events.length === 0 && performance.now() < until && !stopping.aborted) {
    await pause(Math.min(LOOK_EVERY, until - performance.now()), stopping)
    events = await store.events.after(after, MOST)
  }
  return { status: 200, body: { items: events.map(viewOf), last: String(events.at(-1)?.sequence ?? after) } }
}

const viewOf = ({ sequence, ...event }: ChangeEvent) => ({ id: String(sequence), ...event })

/** Waits for some ms, or until the signal. */
function pause(time: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer)
      signal.removeEventListener('abort', end)
      resolve()
    }
    const timer = setTimeout(end, time)
    signal.addEventListener('abort', end)
  })
}
