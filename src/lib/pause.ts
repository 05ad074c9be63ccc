/** Lets so many milliseconds pass; with none, the browser answers the person and paints between two pieces of work that take a while. */
export const pause = (ms = 0): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))
