import type { ServerResponse } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { constants, createGzip } from 'node:zlib'

const STREAM = { 'content-type': 'text/event-stream' }
const MEGABYTE = 2 ** 20
const HUGE_BYTES = 500 * MEGABYTE
const NO_TEXT = `data: ${JSON.stringify({ id: '1', choices: [{ index: 0, delta: {} }] })}\n\n`

/** Writes a part repeatedly until that many bytes are sent or the client has disconnected. */
async function pour(response: ServerResponse, part: Buffer, mostBytes = HUGE_BYTES) {
  for (let sent = 0; sent < mostBytes && !response.destroyed; sent += part.length) {
    // Waits until the response's buffer has drained, because the client may read slowly.
    while (response.writableNeedDrain && !response.destroyed) await sleep(5)
    response.write(part)
  }
  response.end()
}

async function squeezedZeros(response: ServerResponse) {
  response.writeHead(200, { ...STREAM, 'content-encoding': 'gzip' })
  const gzip = createGzip({ level: constants.Z_BEST_COMPRESSION })
  gzip.pipe(response)
  response.once('close', () => gzip.destroy())
  const zeros = Buffer.alloc(MEGABYTE)
  for (let sent = 0; sent < HUGE_BYTES && !gzip.destroyed; sent += MEGABYTE) {
    while (gzip.writableNeedDrain && !gzip.destroyed) await sleep(5)
    gzip.write(zeros)
  }
  if (!gzip.destroyed) gzip.end()
}

/** Responses of malicious endpoints that would harm a naive client, by their behaviour. */
export const HARMFUL_RESPONSES = {
  'one endless line': (response: ServerResponse) => {
    response.writeHead(200, STREAM).write('data: ')
    return pour(response, Buffer.alloc(MEGABYTE, 'x'))
  },
  '500 MB without a word': (response: ServerResponse) => {
    response.writeHead(200, STREAM)
    return pour(response, Buffer.from(NO_TEXT.repeat(4_000)))
  },
  'a refusal of 500 MB': (response: ServerResponse) => {
    response.writeHead(500, { 'content-type': 'application/json' })
    return pour(response, Buffer.alloc(MEGABYTE, 'x'))
  },
  '500 MB in some kB': squeezedZeros,
  'one byte a piece': async (response: ServerResponse) => {
    response.writeHead(200, STREAM)
    const crumbs = Buffer.from('1\r\nx\r\n'.repeat(10_000))
    response.write('data: ')
    // Written directly to the socket, since Node would join buffered chunks.
    while (!response.destroyed) {
      response.socket?.write(crumbs)
      await sleep(1)
    }
  },
  'a byte a second': async (response: ServerResponse) => {
    response.writeHead(200, STREAM)
    while (!response.destroyed) {
      response.write('x')
      await sleep(1_000)
    }
  },
  'no body': (response: ServerResponse) => response.writeHead(200, STREAM).flushHeaders(),
  'half a word, and the line stays open': (response: ServerResponse) => {
    response.writeHead(200, STREAM).write('data: {"id":"1","choi')
    response.socket?.end()
  },
  'headers of a megabyte': (response: ServerResponse) => {
    response.writeHead(200, { ...STREAM, 'x-much': 'x'.repeat(MEGABYTE) }).end()
  },
  'another address': (response: ServerResponse) => {
    response.writeHead(307, { location: '/v1/elsewhere' }).end()
  },
} as const

export type HarmfulResponseName = keyof typeof HARMFUL_RESPONSES
export const HARMFUL_RESPONSE_NAMES = Object.keys(HARMFUL_RESPONSES) as HarmfulResponseName[]
