import { useEffect, useState } from 'react'
import { useNavigation } from 'react-router'
import { BUSY_DELAY } from '#domain/limits.ts'

/** Returns whether a page has been loading for noticeably long (product-decisions §11). */
export function useBusy(): boolean {
  const loading = useNavigation().state !== 'idle'
  const [overdue, setOverdue] = useState(false)
  useEffect(() => {
    if (!loading) return undefined
    const timer = setTimeout(() => setOverdue(true), BUSY_DELAY)
    return () => {
      clearTimeout(timer)
      setOverdue(false)
    }
  }, [loading])
  return loading && overdue
}
