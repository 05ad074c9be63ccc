/** Runs as a process of its own: opens the store in the given folder, and prints a line when it is open. */

import { openStore } from '#server/store/index.ts'

const [dataFolder = ''] = process.argv.slice(2)
const store = await openStore({ dataFolder })
console.log('open')
await store.close()
