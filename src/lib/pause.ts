/** Lets the browser answer the person and paint, between two pieces of work that take a while. */
export const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve))
