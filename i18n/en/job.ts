export const job = {}
