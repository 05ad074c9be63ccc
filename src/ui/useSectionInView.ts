import { useEffect, useState } from 'react'

/** Everything above a line a third down the window: a part that has begun there is being read, or has been. */
const ABOVE_READING_LINE = '1000000px 0px -65% 0px'

/** The id of the part that the reader is at, by the elements that begin the parts; none before the first, and on the server. */
export function useSectionInView(ids: string[]): string | undefined {
  const [current, setCurrent] = useState<string>()
  const key = ids.join(' ')
  useEffect(() => {
    const inOrder = key.split(' ')
    const begun = new Set<string>()
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries) {
          if (isIntersecting) begun.add(target.id)
          else begun.delete(target.id)
        }
        setCurrent(inOrder.findLast((id) => begun.has(id)))
      },
      { rootMargin: ABOVE_READING_LINE },
    )
    for (const id of inOrder) {
      const element = document.getElementById(id)
      if (element) observer.observe(element)
    }
    return () => observer.disconnect()
  }, [key])
  return current
}
