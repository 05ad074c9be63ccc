/** Texts around policies and terms. */
export const legal = {
  contents: 'Contents',
  dates: ({ established, updated }: { established: string; updated: string }) =>
    `Established ${established}, last changed ${updated}`,
}
