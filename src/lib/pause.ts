/** Waits for `ms` milliseconds. With 0, the browser can handle input and paint between two long pieces of work. */
export const pause = (ms = 0): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))
