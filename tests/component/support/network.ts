import { ReadableStream, TextDecoderStream } from 'node:stream/web'
import { notifyManager } from '@tanstack/react-query'
import { act } from '@testing-library/react'
import { http, HttpResponse } from 'msw/http'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, expect, vi } from 'vitest'
import { queryClient } from '@/lib/platform/browser/queries'
import type { ApiCall } from '@/lib/platform/http/api-call'
import type { Contract, EventAnswer, CallerResult, CallerInput } from '@/lib/platform/http/contract'
import { MESSAGES, type RemedyPage } from '@/lib/platform/http/errors'

/**
 * The network of component tests: the browser's own client against a server that each test
 * describes. A setup file of the suite, so that an undescribed request fails in every test.
 */

// jsdom lacks streams, which Node's responses need.
Object.assign(globalThis, { ReadableStream, TextDecoderStream })
// Responses are shown without a timer, which a test's own clock would block.
notifyManager.setScheduler(queueMicrotask)

type Texts<Part> = { [Key in keyof Part]: string }

/** A request's input; address values are strings, `_t` is omitted. */
type Input<C extends Contract> = {
  [Part in keyof CallerInput<C>]: Part extends 'body'
    ? CallerInput<C>[Part]
    : Texts<CallerInput<C>[Part]>
}

let received: { key: string; input: unknown }[] = []
let unexpected: string[] = []

/** Requests of every editor form, including when it is left: a test has no draft at first. */
const noDrafts = [
  http.get('/api/admin/nacrti', () => HttpResponse.json([])),
  http.get('/api/admin/nacrti/:table/:id', () => HttpResponse.json({ own: null, others: [] })),
  http.put('/api/admin/nacrti/:table/:id', () => HttpResponse.json({ updatedAt: '2026-11-23' })),
]

/** Requests of every pupil page and of a parent's report. */
const noMessages = [
  http.get('/api/korisnik/pomocnik', () =>
    HttpResponse.json({ isOn: true, days: [], exchanges: [] }),
  ),
  http.get('/api/professor-questions/unseen-answers-count', () => HttpResponse.json({ count: 0 })),
  http.get('/api/professor-questions/my-questions', () =>
    HttpResponse.json({ questions: [], total: 0, page: 1 }),
  ),
]

const server = setupServer(
  ...noDrafts,
  ...noMessages,
  http.all('*', ({ request }) => {
    unexpected.push(`${request.method} ${new URL(request.url).pathname}`)
    return HttpResponse.error()
  }),
)

beforeAll(() => server.listen())
afterEach(() => {
  const requests = unexpected
  server.resetHandlers()
  queryClient().clear()
  received = []
  unexpected = []
  expect(requests.join(), 'requests that the test does not describe').toBe('')
})
afterAll(() => server.close())

const keyOf = ({ method, path }: ApiCall) => `${method} ${path}`

type Reply<C extends Contract> = (input: Input<C>) => Response | Promise<Response>

/** Describes the server's reaction to a request from now on. */
function handle<C extends Contract>(target: ApiCall<C>, reply: Reply<C>, once = false): void {
  const address = `/api${target.path.replaceAll(/\{(\w+)\}/g, ':$1')}`
  const method = target.method.toLowerCase() as Lowercase<typeof target.method>
  server.use(
    http[method](
      address,
      async ({ request, params }) => {
        const query = Object.fromEntries(new URL(request.url).searchParams)
        delete query._t
        // Files are not read.
        const isJson = request.headers.get('content-type') === 'application/json'
        const text = isJson ? await request.text() : ''
        const input = {
          ...(Object.keys(params).length && { params }),
          ...(Object.keys(query).length && { query }),
          ...(text && { body: JSON.parse(text) as unknown }),
        }
        received.push({ key: keyOf(target), input })
        return reply(input as unknown as Input<C>)
      },
      { once },
    ),
  )
}

const json = (body: unknown, status = 200) => Response.json(body, { status })

/** Responds to a request; several responses are used in order, and the last one stays. */
export function answer<C extends Contract>(target: ApiCall<C>, ...bodies: CallerResult<C>[]): void {
  let next = 0
  handle(target, () => json(bodies[Math.min(next++, bodies.length - 1)]))
}

type EventOf<C extends Contract> = CallerResult<C> extends EventAnswer<infer Event> ? Event : never

/** Responds with events; without an end event the connection is cut after the last. */
export const answerEvents = <C extends Contract>(
  target: ApiCall<C>,
  ...events: EventOf<C>[]
): void =>
  handle(
    target,
    () => new Response(events.map((event) => `data: ${JSON.stringify(event)}\n\n`).join('')),
  )

/** Responds to a request depending on its input. */
export const answerBy = <C extends Contract>(
  target: ApiCall<C>,
  body: (input: Input<C>) => CallerResult<C>,
): void => handle(target, (input) => json(body(input)))

type Details = {
  fields?: Record<string, string[]>
  confirm?: true
  way?: RemedyPage
  current?: unknown
  /** Only the next request; later ones as before. */
  once?: true
}

/** Rejects a request with a message for the user; as in ApiError, 0 is a lost connection. */
export function refuse(
  target: ApiCall,
  status: number,
  message: string,
  details: Details = {},
): void {
  const { once, ...more } = details
  const reply = () => (status ? json({ message, ...more }, status) : HttpResponse.error())
  handle(target, reply, once)
}

/** Rejects a request because the session has ended. */
export const refuseSession = (target: ApiCall) => refuse(target, 401, MESSAGES.invalidUserToken)

/** Requests without a response: the connection is lost. */
export const loseConnection = (...targets: ApiCall[]) =>
  targets.forEach((target) => handle(target, () => HttpResponse.error()))

/** Keeps a request pending until the test releases it. */
export function holdRequest<C extends Contract>(target: ApiCall<C>) {
  const { promise, resolve } = Promise.withResolvers<Response>()
  handle(target, async () => (await promise).clone())
  const release = (response: Response) => {
    resolve(response)
    return settle()
  }
  return {
    answer: (body: CallerResult<C>) => release(json(body)),
    refuse: (status: number, message: string) => release(json({ message }, status)),
    loseConnection: () => release(HttpResponse.error()),
  }
}

/** The inputs of all requests of this kind. */
export const sentInputs = <C extends Contract>(target: ApiCall<C>): Input<C>[] =>
  received.filter(({ key }) => key === keyOf(target)).map(({ input }) => input as Input<C>)

type Body<C extends Contract> = Input<C> extends { body: infer B } ? B : undefined

/** The bodies of all requests of this kind. */
export const bodies = <C extends Contract>(target: ApiCall<C>): Body<C>[] =>
  sentInputs(target).map((input) => (input as { body?: unknown }).body as Body<C>)

/** All requests made, such as `GET /planovi`. */
export const calls = () => received.map(({ key }) => key)

// Saved before a test installs its own clock.
const { setTimeout: wait } = globalThis
/** A request and React's update take a few turns of the event loop. */
const TURNS = 3

/** Lets lazy parts be loaded, requests be answered, and what React makes of them be shown. */
export const settle = () =>
  act(async () => {
    await vi.dynamicImportSettled()
    for (let turn = 0; turn < TURNS; turn++) {
      await new Promise((resolve) => wait(resolve))
      if (vi.isFakeTimers()) await vi.advanceTimersByTimeAsync(0)
    }
  })

/** Advances a test's own clock. */
export const advanceClock = async (milliseconds: number) => {
  await act(() => vi.advanceTimersByTimeAsync(milliseconds))
  await settle()
}
