/**
 * Joins the saved jobs of this browser with those of the account. `base` is the list at which both were equal the last time: what this
 * browser has added or removed since is done to the account's list. Without a base the result is the union.
 */
export function mergeFavorites(local: number[], base: number[], account: number[]): number[] {
  const added = local.filter((id) => !base.includes(id))
  const removed = base.filter((id) => !local.includes(id))
  return [...new Set([...added, ...account.filter((id) => !removed.includes(id))])]
}

export function isSameList(list: number[], other: number[]): boolean {
  return list.length === other.length && list.every((id, at) => id === other[at])
}
