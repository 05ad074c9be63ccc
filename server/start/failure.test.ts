import { expect, test } from 'vitest'
import { failureText } from './failure.ts'

test.each([
  ['listen EADDRINUSE: address already in use :::3000', 'Port 3000 is taken. Choose another with PORT.'],
  [
    'listen EACCES: permission denied 0.0.0.0:80',
    'Port 80 may not be used by this user. Choose another with PORT.',
  ],
  ['Port 5173 is already in use', 'Port 5173 is taken. Choose another with PORT.'],
  ['something else', 'something else'],
])('%s', (message, text) => {
  expect(failureText(new Error(message))).toBe(text)
})

test.each([
  [['--port', '80'], '--port'],
  [['--port=80'], '--port'],
  [['--latency', '80'], 'PORT'],
])('a port of %j is chosen with %s', (args, name) => {
  const error = new Error('listen EADDRINUSE: address already in use :::80')
  expect(failureText(error, args)).toBe(`Port 80 is taken. Choose another with ${name}.`)
})
