/** Texts around policies and terms. */
export const legal = {
  contents: 'Contents',
  dates: ({ established, updated }: { established: string; updated: string }) =>
    `Established ${established}, last changed ${updated}`,
  /** Closes a Japanese document; English ones have no such word. */
  end: '',
}
