import { NumberInput, type NumberInputProps } from '@mantine/core'
import { useState } from 'react'

interface SettledNumberProps extends Pick<NumberInputProps, 'label' | 'suffix'> {
  min: number
  max: number
  value: number
  /** Called with a changed number when the field is left, and with Enter. */
  onSettle: (value: number) => void
}

/** A number that has an effect when it is complete, and not with each key. */
export function SettledNumber({ value, min, max, onSettle, ...rest }: SettledNumberProps) {
  const [typed, setTyped] = useState<string | number>(value)
  const [shown, setShown] = useState(value)
  // A new value from the mock replaces typed text.
  if (shown !== value) {
    setShown(value)
    setTyped(value)
  }
  function settle() {
    const number = Math.min(max, Math.max(min, Math.round(Number(typed))))
    setTyped(number)
    if (number !== value) onSettle(number)
  }
  return (
    <NumberInput
      {...rest}
      min={min}
      max={max}
      value={typed}
      allowDecimal={false}
      hideControls
      onChange={setTyped}
      onBlur={settle}
      onKeyDown={({ key }) => {
        if (key === 'Enter') settle()
      }}
    />
  )
}
