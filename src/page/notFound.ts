import { data } from 'react-router'

/** Thrown by guards and loaders where there is no such page; the error boundary shows the not-found page. */
export function notFound() {
  return data(null, { status: 404 })
}
