/** Runs as a process of its own: writes mails to the store in the given folder and prints the number of each once it is written. */

import { openStore } from '#server/store/index.ts'
import { mail } from './samples.ts'

const [dataFolder = ''] = process.argv.slice(2)
const store = await openStore({ dataFolder })
for (let count = 1; ; count++) {
  await store.mails.insert(mail(String(count), count))
  console.log(count)
}
