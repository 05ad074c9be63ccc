import { once } from 'node:events'
import { type AddressInfo, type Socket, createServer } from 'node:net'

export type MailServer = {
  /** The mails it has accepted, with their recipients. */
  received: { to: string; text: string }[]
  stop: () => void
}

/** Answers that the server gives in place of an acceptance. */
export type Refusal = { recipient?: (address: string) => string }

/** Starts a mail server that accepts every mail, or refuses recipients. `port` 0 is any free one. */
export async function startMailServer(
  port = 0,
  refusal: Refusal = {},
): Promise<MailServer & { port: number }> {
  const received: MailServer['received'] = []
  const server = createServer((socket) => converse(socket, received, refusal)).listen(port, '127.0.0.1')
  await once(server, 'listening')
  return { received, port: (server.address() as AddressInfo).port, stop: () => void server.close() }
}

/** Speaks as much SMTP (RFC 5321) as a client needs to hand over a mail. */
function converse(socket: Socket, received: MailServer['received'], { recipient }: Refusal): void {
  let to = ''
  let data: string | null = null
  const answer = (line: string) => socket.write(`${line}\r\n`)
  const take = (line: string): void => {
    if (line.startsWith('DATA')) {
      data = ''
      answer('354 go on')
    } else if (line.startsWith('QUIT')) answer('221 bye')
    else if (line.startsWith('RCPT TO:')) {
      to = /<(.*)>/.exec(line)?.[1] ?? ''
      answer(recipient?.(to) ?? '250 ok')
    } else answer('250 ok')
  }
  const finish = (text: string): void => {
    received.push({ to, text })
    data = null
    answer('250 ok')
  }
  socket.on('error', () => socket.destroy())
  socket.on('data', (chunk) => {
    if (data === null) String(chunk).split('\r\n').filter(Boolean).forEach(take)
    else {
      data += String(chunk)
      if (data.endsWith('\r\n.\r\n')) finish(data)
    }
  })
  answer('220 ready')
}
