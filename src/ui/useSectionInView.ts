import { useEffect, useState } from 'react'

/** Selects the area above a line 35 % down the window: a section that begins there is, or was, being read. */
const ABOVE_READING_LINE = '1000000px 0px -65% 0px'

/** Returns the id of the last section that begins above the line; undefined before the first, and on the server. */
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
