import { Button, CopyButton } from '@mantine/core'

interface CopyTextProps {
  text: string
  label: string
}

/** Copies a text; the button confirms it for a moment. */
export function CopyText({ text, label }: CopyTextProps) {
  return (
    <CopyButton value={text} timeout={2000}>
      {({ copied, copy }) => (
        <Button variant={copied ? 'light' : 'default'} onClick={copy}>
          {copied ? 'Copied' : label}
        </Button>
      )}
    </CopyButton>
  )
}
