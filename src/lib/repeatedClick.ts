/** Returns whether a click is a further one of a double click, which hits the neighbour of what the first one removed. Keys give none. */
export const isRepeatedClick = ({ detail }: { detail: number }): boolean => detail > 1
