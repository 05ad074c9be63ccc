/** Settings that keep the server's memory small (decision 44, with their cost). A process must start with them. */

/**
 * Objects that live for a request or two do not fill 16 MB three times over. The heap is collected when it has grown by half: by default
 * it may grow to four times its size first.
 */
export const memoryFlags = ['--max-semi-space-size=8', '--heap-growing-percent=50']

/**
 * Settings of glibc's `malloc`. By default it raises its threshold after the first large block, so that later bodies and responses break
 * up its heap, which then stays at its largest size. Pieces of a body have 16 to 64 KB, so the threshold is the least of these.
 */
export const memoryVariables = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '16384',
  MALLOC_TRIM_THRESHOLD_: '131072',
}
