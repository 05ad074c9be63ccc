/** An answer to a recommendation moves it on: one answer and one event more, and everything else as before. */

import type { Browser } from '../http/browser.ts'
import type { Exchange } from '../http/exchange.ts'
import { at, isObject, isSame, listAt, shown } from '../json.ts'
import { expectAsRead } from '../laws/writtenProcess.ts'
import type { Kit } from '../run/kit.ts'

/** The fields that an answer changes. */
const moving = ['status_id', 'updatedAt', 'answerBy', 'answers', 'history', 'related_process_id']

/** Expects the answers from before below the new one, and the other fields as they were. */
export async function expectMoved(kit: Kit, as: Browser, before: Exchange, changed: Exchange): Promise<void> {
  if (changed.status !== 200 || !isObject(before.json)) return
  for (const name of ['answers', 'history']) expectAdded(kit, before, changed, name)
  const lost = Object.keys(before.json).find(
    (name) => !moving.includes(name) && !isSame(at(before.json, name), at(changed.json, name)),
  )
  kit.expect('write-effect', changed, lost === undefined, {
    expected: `"${lost}" as before: ${shown(at(before.json, lost ?? ''))}`,
    seen: shown(at(changed.json, lost ?? '')),
  })
  await expectAsRead(kit, changed, { as, lang: 'en' })
}

/** Something new comes before the earlier items of a list, which stay as they were. */
function expectAdded(kit: Kit, before: Exchange, changed: Exchange, name: string): void {
  const earlier = listAt(before.json, name)
  const now = listAt(changed.json, name)
  const added = now.length - earlier.length
  kit.expect('write-effect', changed, added > 0 && isSame(now.slice(added), earlier), {
    expected: `something new before the ${earlier.length} earlier items of "${name}"`,
    seen: shown(now),
  })
}
