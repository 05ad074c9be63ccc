import type { Exchange } from '../http/exchange.ts'
import { at } from '../json.ts'
import type { Kit } from './kit.ts'

/** Expects the answer `{ "result": true }` to a change. */
export function expectDone(kit: Kit, exchange: Exchange): void {
  kit.expect('write-effect', exchange, at(exchange.json, 'result') === true, {
    expected: '200 with result true',
  })
}
