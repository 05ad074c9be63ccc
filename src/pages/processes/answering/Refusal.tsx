import { Note } from '#src/ui/mantine/Note.tsx'

/** The message that an answer came too late, because the process has changed. */
export function Refusal({ title, message }: { title: string; message: string }) {
  return (
    <Note tone="warn" role="alert">
      <p>
        <b>{title}</b>
      </p>
      <p>{message}</p>
    </Note>
  )
}
