import { useEffect, useState } from 'react'

/** The part of the window that counts: a line below the header. */
const READING_LINE = '-30% 0px -65% 0px'

/** The id of the element that the reader is at; none before the first is reached, and on the server. */
export function useSectionInView(ids: string[]): string | undefined {
  const [current, setCurrent] = useState<string>()
  const key = ids.join(' ')
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        const entered = entries.findLast(({ isIntersecting }) => isIntersecting)
        if (entered) setCurrent(entered.target.id)
      },
      { rootMargin: READING_LINE },
    )
    for (const id of key.split(' ')) {
      const element = document.getElementById(id)
      if (element) observer.observe(element)
    }
    return () => observer.disconnect()
  }, [key])
  return current
}
