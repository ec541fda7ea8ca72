import { v7 as uuidv7 } from 'uuid'
import { beforeAll, describe, expect, test } from 'vitest'
import { sessions } from '@/lib/platform/auth/tables'
import { contracts } from '@/lib/across/api/contracts'
import { db } from '@/lib/platform/db/client'
import { uploadLimits } from '@/lib/platform/http/contract'
import { MAX_BODY_BYTES } from '@/lib/platform/http/validate-input'
import { callForAnswer, call, refusedAnswer } from '../api/support/call'
import { newCast, viaParent, type Cast } from '../api/safety/cast'
import { TABLE, type Example } from '../api/safety/requests'
import { digestTables } from '../support/row-counts'

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const
const JSON_TYPE = { 'content-type': 'application/json' }

const addressOf = (path: string) => path.replace('{id}', uuidv7())
const invalid = refusedAnswer(400, 'Uneseni podaci nisu ispravni.')

/** File uploads have their own refusals (uploads.test.ts). */
const writes = contracts
  .filter((contract) => contract.body && !uploadLimits(contract))
  .map(({ method, path, access, maxBodyBytes = MAX_BODY_BYTES }) => ({
    method,
    path,
    access,
    maxBodyBytes,
    name: `${method} /api${path}`,
  }))

let sent = 0
let cast: Cast
let opened: string
let before: Record<string, string>
beforeAll(async () => {
  cast = await newCast()
  // Calls that ask for the password are tried by roles that have just given it.
  await db().update(sessions).set({ isConfirmationUnspent: true })
  opened = await viaParent(cast.family)
  before = await digestTables()
})

function cookieFor({ name, access }: (typeof writes)[number]): string {
  const { admin, parent, pupil } = cast.cookies
  if (name === 'POST /api/korisnik/return-to-parent') return opened
  return access === 'admin' ? admin : access === 'pupil' ? pupil : parent
}

/** What every call refuses, whatever it does. Its caller and its body are right otherwise. */
describe.each(writes)('$name', (write) => {
  const { method, maxBodyBytes, name } = write
  let request: Example
  let cookie: string
  beforeAll(() => {
    request = TABLE[name]?.request(cast.family) ?? { address: '' }
    cookie = cookieFor(write)
  })
  const right = () => request.body ?? {}
  const refused = (one: Parameters<typeof call>[2]) =>
    callForAnswer(method, request.address, {
      ...one,
      // A separate address for each request, so that no rate limit answers first.
      headers: {
        cookie,
        from: `refused ${(sent += 1)}`,
        ...one?.headers,
      },
    })

  test.each(['{', '', 'null,', '{"a":1}{'])('„%s” is not JSON: 400', async (raw) => {
    expect(await refused({ raw, headers: JSON_TYPE })).toEqual(invalid)
  })

  test.each(['text/plain', 'application/x-www-form-urlencoded', 'application/jsonx', ''])(
    'the content type „%s” is refused: 415',
    async (type) => {
      const one = { raw: JSON.stringify(right()), headers: { 'content-type': type } }
      expect(await refused(one)).toEqual(refusedAnswer(415, 'Podaci moraju biti u obliku JSON.'))
    },
  )

  test('a body with too large a content length is refused: 413', async () => {
    const headers = { ...JSON_TYPE, 'content-length': String(maxBodyBytes + 1) }
    expect(await refused({ raw: '{}', headers })).toEqual(
      refusedAnswer(413, 'Poslani podaci su preveliki.'),
    )
  })

  test('a chunked body without a length is refused once it is too large: 413', async () => {
    let pulled = 0
    const raw = new ReadableStream<Uint8Array>({
      pull: (controller) => {
        pulled += 1
        if (pulled > 50) controller.close()
        else controller.enqueue(new Uint8Array(maxBodyBytes / 10).fill(32))
      },
    })
    expect(await refused({ raw, headers: JSON_TYPE })).toEqual(
      refusedAnswer(413, 'Poslani podaci su preveliki.'),
    )
    expect(pulled).toBeLessThan(20)
  })

  test.each(['https://zlo.example', 'null', 'http://localhost:3001', 'http://localhost.zlo:3000'])(
    'the origin %s is foreign: 403',
    async (origin) => {
      const answer = await refused({ body: right(), headers: { origin } })
      expect(answer).toEqual(refusedAnswer(403, 'Zahtjev nije poslan s ove stranice.'))
    },
  )

  test('a foreign page that hides its origin is refused: 403', async () => {
    const answer = await refused({ body: right(), headers: { 'sec-fetch-site': 'cross-site' } })
    expect(answer).toEqual(refusedAnswer(403, 'Zahtjev nije poslan s ove stranice.'))
  })

  test.each(['kind', 'xp', 'aiUntil', 'isAdmin', '__proto__'])(
    'the undeclared key %s is refused: 400',
    async (key) => {
      // One call has a key of this name.
      if (Object.keys(right()).includes(key)) return
      const raw = JSON.stringify(right()).replace('{', `{"${key}":1,`).replace(',}', '}')
      const { status, body } = await refused({ raw, headers: JSON_TYPE })
      expect({ status, body }).toMatchObject(invalid)
    },
  )
})

test('nothing that was refused has changed a row of the database', async () => {
  expect(await digestTables()).toEqual(before)
})

const routes = [...new Set(contracts.map(({ path }) => path))].map((path) => ({
  path,
  allowed: contracts.filter((c) => c.path === path).map(({ method }) => method as string),
}))

describe.each(routes)('other methods of /api$path', ({ path, allowed }) => {
  const wrong = METHODS.filter((method) => !allowed.includes(method))

  test.each(wrong)('%s is answered with 405 and the allowed methods', async (method) => {
    const response = await call(method, addressOf(path))
    expect(response.status).toBe(405)
    expect(response.headers.get('allow')?.split(', ').sort()).toEqual(allowed.toSorted())
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(await response.json()).toEqual({ message: 'Ova adresa ne podržava taj zahtjev.' })
  })
})

describe('unknown addresses under /api', () => {
  const addresses = [
    '/nema',
    '/razredi/1/predmeti/2',
    '/a/b/c/d',
    '/korisnik/ja',
    '/kwiz/rezultati',
  ]
  const cases = METHODS.flatMap((method) => addresses.map((path) => ({ method, path })))

  test.each(cases)('$method $path is a JSON 404', async ({ method, path }) => {
    const unknown = refusedAnswer(404, 'Tražena adresa ne postoji.')
    expect(await callForAnswer(method, path)).toEqual(unknown)
  })
})
