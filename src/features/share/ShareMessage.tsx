import { AfterStart } from '#src/context/AfterStart.tsx'
import { lazyExtra } from '#src/lib/lazyExtra.ts'

const Toast = lazyExtra(async () => (await import('#src/ui/Toast.tsx')).Toast)

/** The message of `useShare`. Its place loads after the start, before anybody can have shared the page. */
export function ShareMessage({ message }: { message: string | undefined }) {
  return (
    <AfterStart>
      <Toast message={message} />
    </AfterStart>
  )
}
