/** Messages about logins between the tabs of this browser. */

import { isRecord } from '#domain/record.ts'

export type Message =
  | { kind: 'logout' }
  /** A login, with the id of the applicant. */
  | { kind: 'login'; id: number }

const CHANNEL = 'hashi-session'

/** Notifies the other tabs. */
export function tellTabs(message: Message): void {
  const channel = new BroadcastChannel(CHANNEL)
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- A channel has no target origin.
  channel.postMessage(message)
  channel.close()
}

/** Listens to the other tabs. Returns a function that stops it. */
export function listenToTabs(listener: (message: Message) => void): () => void {
  const channel = new BroadcastChannel(CHANNEL)
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    const message = read(data)
    if (message) listener(message)
  })
  return () => channel.close()
}

function read(data: unknown): Message | undefined {
  if (!isRecord(data)) return undefined
  if (data.kind === 'logout') return { kind: 'logout' }
  return data.kind === 'login' && typeof data.id === 'number' ? { kind: 'login', id: data.id } : undefined
}
