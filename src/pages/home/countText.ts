/** A number of jobs as both languages write it: "1,284". */
export function countText(count: number): string {
  return count.toLocaleString('en-US')
}
