import { createServer, type Socket } from 'node:net'

/** The server's behaviour. */
export type SmtpBehaviour = 'takes' | 'refuses' | 'babbles' | 'hangs' | 'drips'

/** A minimal mail server. `letters` are the accepted messages as sent over the wire. */
export async function startSmtpServer(manner: SmtpBehaviour) {
  const letters: string[] = []
  const sockets = new Set<Socket>()
  let visits = 0
  const state = { manner }
  const server = createServer((socket) => {
    visits += 1
    sockets.add(socket)
    socket.on('error', () => undefined)
    socket.on('close', () => sockets.delete(socket))
    serve(socket, state.manner, letters)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return {
    url: `smtp://127.0.0.1:${port}`,
    letters,
    visits: () => visits,
    become: (next: SmtpBehaviour) => void (state.manner = next),
    close: async () => {
      for (const socket of sockets) socket.destroy()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
export type SmtpServer = Awaited<ReturnType<typeof startSmtpServer>>

function serve(socket: Socket, manner: SmtpBehaviour, letters: string[]): void {
  if (manner === 'hangs') return
  if (manner === 'drips') return drip(socket)
  if (manner === 'babbles') return void socket.end('\u0000\u0001 HTTP/1.1 418 čajnik\r\n\r\n')
  socket.write('220 posta.test ESMTP\r\n')
  let held = ''
  let isData = false
  socket.setEncoding('utf8')
  socket.on('data', (chunk: string) => {
    held += chunk
    for (;;) {
      const end = isData ? held.indexOf('\r\n.\r\n') : held.indexOf('\r\n')
      if (end < 0) return
      const part = held.slice(0, end)
      held = held.slice(end + (isData ? 5 : 2))
      if (isData) letters.push(part)
      isData = !isData && /^DATA/i.test(part)
      socket.write(`${answerTo(part, manner, isData)}\r\n`)
    }
  })
}

function answerTo(line: string, manner: SmtpBehaviour, isData: boolean): string {
  if (isData) return '354 go on'
  if (manner === 'refuses' && /^RCPT/i.test(line)) return '550 no such mailbox: tajna@obitelj.test'
  return /^EHLO/i.test(line) ? '250 posta.test' : '250 ok'
}

/** Sends an endless multi-line greeting, so that the server is never silent and never done. */
function drip(socket: Socket): void {
  const timer = setInterval(() => socket.write('220-'), 20)
  socket.on('close', () => clearInterval(timer))
}
