import { data } from 'react-router'

/** Returns the error that guards and loaders throw for a missing page; the error boundary shows the not-found page. */
export function notFound() {
  return data(null, { status: 404 })
}
