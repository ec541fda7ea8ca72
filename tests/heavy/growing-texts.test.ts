import { fromMarkdown } from 'mdast-util-from-markdown'
import { z } from 'zod'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { setTimeout as wait } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { contracts } from '@/lib/across/api/contracts'
import { uploadLimits, type Access } from '@/lib/platform/http/contract'
import { call } from '../api/support/call'
import { dailySampleOf } from '../support/sample'
import { importFixtureLesson } from '../api/support/probe-lesson'
import { newCast, type Role } from '../api/safety/cast'
import { newOwner, THINGS } from '../api/safety/own-things'
import { TABLE } from '../api/safety/requests'
import { UNKNOWN_ID, type Example } from '../api/safety/rows'
import { withTexts, type Schema } from '../api/safety/texts-in'

/** Texts that grow when normalised, or that make a careless pattern slow. */
const GROWING: [name: string, unit: string, isRefused: boolean][] = [
  ['a letter that becomes eighteen', 'ﷺ', true],
  ['a unit in one sign', '㎯', true],
  ['marks in the wrong order', '\u0301\u0316', false],
  ['letters with thirty marks', `a${'\u0301\u0316'.repeat(15)}`, false],
  ['a ligature', 'ﬃ', false],
  ['Hangul', '각', false],
  ['sharp s', 'ß', false],
  ['tabs', '\t', false],
  ['spaces that do not break', '\u00a0', false],
  ['short words', 'a ', false],
  ['punctuation that is never final', '.,;: a', false],
  ['digits', '1', false],
]

/** Texts that a database, an address or a pattern may mishandle. */
const ODD = ['\0', '\ud83d', '😀', '\u202e', '\\', '%', "'", '$&', '../']

/** Longer than any field allows. */
const ENDLESS = 'a'.repeat(90_000)

/**
 * How much slower this machine is now than one that parses 90,000 characters of Markdown, without
 * extensions, in 30 ms.
 */
function slowness(): number {
  const tries = Array.from({ length: 5 }, () => {
    const before = performance.now()
    fromMarkdown('a '.repeat(45_000))
    return performance.now() - before
  })
  return Math.max(1, Math.min(...tries) / 30)
}

const SLOWNESS = slowness()

/** Maximum time in milliseconds for which a call may block the server. */
const MOST_MS = 100 * SLOWNESS

/** An admin's script of 90,000 characters is read completely, in linear time. */
const MOST_MS_OF_ADMINS = 400 * SLOWNESS

/**
 * The response and its blocking time: the best of five attempts, because the machine may be busy.
 */
async function watched(send: () => Promise<Response>, most: number) {
  const tries: number[] = []
  let status: number
  do {
    const delays = monitorEventLoopDelay({ resolution: 5 })
    delays.enable()
    await wait(10)
    const before = process.cpuUsage()
    status = (await send()).status
    const used = process.cpuUsage(before)
    await wait(10)
    delays.disable()
    // A busy machine delays everything, so the block counts no longer than the CPU time used.
    tries.push(Math.min(delays.max / 1e6, (used.user + used.system) / 1e3))
  } while (tries.length < 5 && Math.min(...tries) >= most)
  return { status, blockedMs: Math.min(...tries) }
}

const asJson = (schema: z.ZodType | undefined) =>
  schema ? (z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Schema) : {}

/** The longest query string that fits in a server's header limit. */
const QUERY_MAX = 1_000

const { questionId } = await importFixtureLesson()
const own = await newOwner()
const cast = await newCast()
const questionAddresses = ['kratko', 'broj'].map((key) => `/pitanja/${questionId(key)}/odgovor`)

/** The role whose requests are parsed up to the body; only admins send admins' texts. */
const CALLERS: Partial<Record<Access, Role>> = { user: 'parent', parent: 'parent', admin: 'admin' }

/** Valid example requests of a call on existing records, and the cookie of the caller. */
function requestsOf(name: string, access: Access): { examples: Example[]; cookie: string } {
  const example = TABLE[name]?.request(cast.family) ?? { address: '' }
  if (name === 'POST /api/pitanja/{id}/odgovor') {
    const examples = questionAddresses.map((address) => ({ ...example, address }))
    return { examples, cookie: cast.cookies.pupil }
  }
  const owned = THINGS[name]?.request(own, own.family)
  if (owned) return { examples: [owned], cookie: own.family.pupil.cookie }
  return { examples: [example], cookie: cast.cookies[CALLERS[access] ?? 'pupil'] }
}

let sent = 0

/** Requests that each differ from `examples` in one text of the body or the query. */
function changed(
  examples: Example[],
  { body, query }: Record<'body' | 'query', Schema>,
  grow: (max: number) => string,
): Example[] {
  const bodies = examples.flatMap(({ address, body: example }) =>
    withTexts(body, example, grow).map((one) => ({ address, body: one })),
  )
  const queries = withTexts(query, {}, (max) => grow(Math.min(max, QUERY_MAX))).map((one) => ({
    address: `${examples[0]?.address.split('?')[0]}?${new URLSearchParams(one as Record<string, string>)}`,
  }))
  return [...bodies, ...queries]
}

/** The address with `text` in place of one of its parameters. */
const readdressed = (path: string, text: string) =>
  [...path.matchAll(/\{\w+\}/g)].map(([place]) => ({
    address: path.replace(place, () => encodeURIComponent(text)).replace(/\{\w+\}/g, UNKNOWN_ID),
  }))

describe.each(
  dailySampleOf(contracts, 8).map(({ method, path, access, query, body }) => ({
    method,
    path,
    access,
    name: `${method} /api${path}`,
    query: asJson(query),
    body: asJson(uploadLimits({ body }) ? undefined : body),
  })),
)('$name', ({ method, path, access, name, query, body }) => {
  test.each(GROWING)('does not block others for %s', async (_, unit, isRefused) => {
    const grown = (max: number) => unit.repeat(Math.ceil(max / unit.length)).slice(0, max)
    const { examples, cookie } = requestsOf(name, access)
    for (const { address, ...request } of changed(examples, { body, query }, grown)) {
      const from = `texts ${(sent += 1)}`
      const most = access === 'admin' ? MOST_MS_OF_ADMINS : MOST_MS
      const send = () => call(method, address, { ...request, cookie, from })
      const { status, blockedMs } = await watched(send, most)
      if (isRefused) expect([400, 413]).toContain(status)
      else expect(status).toBeLessThan(500)
      expect(blockedMs).toBeLessThan(most)
    }
  })

  test('answers odd and endless texts', async () => {
    const { examples, cookie } = requestsOf(name, access)
    const odd: Example[] = ODD.flatMap((unit) => [
      ...changed(examples, { body, query }, (max) =>
        unit.repeat(Math.ceil(Math.min(max, 200) / unit.length)).slice(0, max),
      ),
      ...readdressed(path, unit.toWellFormed()),
    ])
    const endless = changed(examples, { body, query }, () => ENDLESS)
    for (const { address, ...request } of [...odd, ...endless]) {
      const from = `texts ${(sent += 1)}`
      const { status } = await call(method, address, { ...request, cookie, from })
      expect(status, JSON.stringify([address, request.body]).slice(0, 300)).toBeLessThan(500)
    }
  })
})
