/** Run as a process of its own: writes to the store in the folder named, and tells each write on a line once it is done. */
import { openStore } from '#server/store/index.ts'
import { at } from './samples.ts'

const [dataFolder = ''] = process.argv.slice(2)
const store = await openStore({ dataFolder })
for (let count = 1; ; count++) {
  await store.attempts.insert('written', at(count))
  console.log(count)
}
