/** Whether a target has the sample content, as the model has it. */

import type { Contract } from '../contract/contract.ts'
import { itemsOf } from '../contract/pages.ts'
import type { Answer, Sent } from '../http/exchange.ts'
import { at, canonical, isSame } from '../json.ts'

const lists = ['searchJobs', 'listStories', 'listArticles', 'listAdvisors']

const names = ['job_id', 'id', 'slug', 'name']

type Send = (sent: Sent) => Promise<Answer>

export type Sides = { contract: Contract; origin: string; target: Send; model: Send }

/** Most of the public lists that the target offers have the items of the model: a fault of one list is a finding, and no other content. */
export async function isSample(sides: Sides): Promise<boolean> {
  let [offered, alike] = [0, 0]
  for (const id of lists) {
    const seen = await itemNames(sides, id, sides.target)
    const expected = await itemNames(sides, id, sides.model)
    if (seen === null) continue
    offered += 1
    if (isSame(seen, expected)) alike += 1
  }
  return alike * 2 > offered
}

/** Returns the names of the items on the first page, sorted; null if the list is not offered. */
async function itemNames({ contract, origin }: Sides, id: string, send: Send): Promise<string[] | null> {
  const operation = contract.operation(id)
  const url = new URL(origin + contract.base + operation.path)
  const { status, json } = await send({
    method: 'GET',
    url,
    headers: { Accept: '*/*' },
    text: null,
    form: null,
  })
  if (status === 501) return null
  return itemsOf(contract, { operation, json })
    .map((item) => canonical(names.map((name) => at(item, name) ?? null)))
    .toSorted()
}
