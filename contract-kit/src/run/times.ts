/** Times that a target writes. */

import type { Exchange } from '../http/exchange.ts'
import { HOUR, JAPAN, TOLERANCE } from '../times.ts'
import type { Kit } from './kit.ts'

/** Expects that a time that this call wrote is now. */
export function expectNow(kit: Kit, exchange: Exchange, name: string, time: string): void {
  const difference = Date.parse(time) - kit.now()
  if (Number.isNaN(difference)) return
  const hours = Math.round((difference / HOUR) * 2) / 2
  kit.expect('time-zone', exchange, Math.abs(difference) < TOLERANCE, {
    expected: `${name} is the time of the call, ${new Date(kit.now() + JAPAN).toISOString().slice(0, 19)}+09:00`,
    seen: `${time}, ${Math.abs(hours)} hours ${hours < 0 ? 'too early' : 'too late'}`,
  })
}
