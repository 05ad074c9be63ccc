/** The id of the hint of a `FileGroup`, which describes its fields. A page has at most one such group. */
export const FILE_HINT_ID = 'files-hint'
