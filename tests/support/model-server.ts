import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { HARMFUL_RESPONSES, type HarmfulResponseName } from './harmful-answers'

/** Behaviours of the endpoint. */
export type ModelBehaviour =
  | 'ok'
  | 'split'
  | '500'
  | '429'
  | 'html'
  | 'cut'
  | 'rubbish'
  | 'hang'
  | 'drip'
  | 'flood'
  | HarmfulResponseName

/** A received request. */
type Asked = { path: string; headers: http.IncomingHttpHeaders; body: string }

const isHarm = (mood: ModelBehaviour): mood is HarmfulResponseName => mood in HARMFUL_RESPONSES

const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

const line = (choice: object, rest: object = {}) => {
  const chunk = { id: '1', object: 'chat.completion.chunk', created: 1, model: 'm', ...rest }
  return `data: ${JSON.stringify({ ...chunk, choices: [{ index: 0, ...choice }] })}\n\n`
}
const delta = (content: string) => line({ delta: { content }, finish_reason: null })
const usage = { prompt_tokens: 11, completion_tokens: 7, total_tokens: 18 }
const endOf = (reason: string) =>
  `${line({ delta: {}, finish_reason: reason }, { usage })}data: [DONE]\n\n`

const refusal = (response: http.ServerResponse, status: number, message: string) =>
  response
    .writeHead(status, { 'content-type': 'application/json', 'retry-after': '1' })
    .end(JSON.stringify({ error: { message } }))

/**
 * A model endpoint on loopback that implements the real streaming protocol with many behaviours.
 */
export async function startModelServer() {
  const server = {
    url: '',
    /** A function gets the request's body. */
    mood: 'ok' as ModelBehaviour | ((body: string) => ModelBehaviour),
    /** Pieces of the reply; a function gets the request's body. */
    reply: ['Razlomak č', 'ita se žđš. [1]'] as string[] | ((body: string) => string[]),
    finish: 'stop',
    pauseMs: 0,
    asked: [] as Asked[],
    /** Numbers of ended and of pending responses. */
    closed: 0,
    open: 0,
    stop: () => Promise.resolve(),
  }
  const answer = async (body: string, response: http.ServerResponse) => {
    const mood = typeof server.mood === 'function' ? server.mood(body) : server.mood
    if (isHarm(mood)) return HARMFUL_RESPONSES[mood](response)
    if (mood === '500') return refusal(response, 500, 'boom')
    if (mood === '429') return refusal(response, 429, 'slow down')
    if (mood === 'html') {
      return response.writeHead(200, { 'content-type': 'text/html' }).end('<html>proxy</html>')
    }
    if (mood === 'hang') return
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    const pieces = typeof server.reply === 'function' ? server.reply(body) : server.reply
    if (mood === 'split') {
      const all = Buffer.from(pieces.map(delta).join('') + endOf(server.finish))
      for (let at = 0; at < all.length; at += 3) {
        response.write(all.subarray(at, at + 3))
        if (at % 60 === 0) await sleep(1)
      }
      return response.end()
    }
    if (mood === 'cut') {
      response.write(delta('Pola '))
      await sleep(20)
      return response.destroy()
    }
    if (mood === 'flood') {
      while (!response.destroyed) {
        if (!response.write(delta('riječ '))) await sleep(1)
      }
      return
    }
    if (mood === 'drip') {
      while (!response.destroyed) {
        response.write(delta('x '))
        await sleep(50)
      }
      return
    }
    if (mood === 'rubbish') response.write('data: {nije json\n\n')
    for (const piece of pieces) {
      response.write(delta(piece))
      if (server.pauseMs) await sleep(server.pauseMs)
    }
    response.end(endOf(server.finish))
  }
  const listener = http.createServer((request, response) => {
    let body = ''
    server.open += 1
    response.once('close', () => {
      server.open -= 1
      server.closed += 1
    })
    request.on('data', (part) => (body += String(part)))
    request.on('end', () => {
      server.asked.push({ path: request.url ?? '', headers: request.headers, body })
      void answer(body, response)
    })
  })
  await new Promise<void>((resolve) => listener.listen(0, '127.0.0.1', resolve))
  server.url = `http://127.0.0.1:${(listener.address() as AddressInfo).port}/v1`
  server.stop = () =>
    new Promise((resolve) => {
      listener.close(() => resolve())
      listener.closeAllConnections()
    })
  return server
}

export type ModelServer = Awaited<ReturnType<typeof startModelServer>>
