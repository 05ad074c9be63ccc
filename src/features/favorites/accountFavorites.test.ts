import { expect, test } from 'vitest'
import { mergeFavorites } from './accountFavorites.ts'

test.each<[string, local: number[], base: number[], account: number[], merged: number[]]>([
  ['the first login: the union, those of the browser first', [1, 2], [], [3, 2], [1, 2, 3]],
  ['an empty browser takes the list of the account', [], [], [3, 2], [3, 2]],
  ['an empty account takes the list of the browser', [1, 2], [], [], [1, 2]],
  ['nothing on either side', [], [], [], []],
  ['no change', [1, 2], [1, 2], [1, 2], [1, 2]],
  ['saved here', [3, 1, 2], [1, 2], [1, 2], [3, 1, 2]],
  ['removed here', [2], [1, 2], [1, 2], [2]],
  ['saved on another device', [1, 2], [1, 2], [4, 1, 2], [4, 1, 2]],
  ['removed on another device', [1, 2], [1, 2], [2], [2]],
  ['changed on both', [3, 2], [1, 2], [4, 1, 2], [3, 4, 2]],
  ['saved on both', [3, 1], [1], [3, 1], [3, 1]],
  ['removed on both', [1], [1, 2], [1], [1]],
  ['another order of the account', [1, 2], [1, 2], [2, 1], [2, 1]],
  ['the list of somebody else, who did not log out', [1, 2], [1, 2], [8, 9], [8, 9]],
])('%s', (_, local, base, account, merged) => {
  expect(mergeFavorites(local, base, account)).toEqual(merged)
})
