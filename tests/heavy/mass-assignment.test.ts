import { beforeAll, describe, expect, test } from 'vitest'
import { contracts } from '@/lib/across/api/contracts'
import { uploadLimits, type Contract } from '@/lib/platform/http/contract'
import { digestTables } from '../support/row-counts'
import { call } from '../api/support/call'
import { newCast, ROLES, type Cast, type Role } from '../api/safety/cast'
import { TABLE } from '../api/safety/requests'

/** Fields that a body must never set. */
const SMUGGLED = {
  type: 'admin',
  kind: 'admin',
  xp: 5_000,
  dailyVisits: 365,
  aiUntil: '2099-01-01T00:00:00.000Z',
  subscriptionUntil: '2099-01-01T00:00:00.000Z',
  passwordHash: '$argon2id$v=19$m=8,t=1,p=1$c2FsdHNhbHQ$aGFzaA',
  emailConfirmedAt: '2026-01-01T00:00:00.000Z',
  pendingEmail: 'uljez@iskra.test',
  openedBy: '01890000-0000-7000-8000-000000000000',
  pupilId: '01890000-0000-7000-8000-000000000000',
  outcome: 'right',
  startedAt: '2020-01-01T00:00:00.000Z',
}

/** Fields that a call accepts, or that clients may send and the call ignores (rule 3.12). */
const TAKEN: Record<string, readonly string[]> = {
  'POST /api/korisnik/me': ['type'],
  'POST /api/korisnik/update-child': ['dailyVisits'],
}

/** The role whose requests are parsed up to the body. */
const CALLERS: Record<Contract['access'], Role> = {
  public: 'guest',
  optional: 'pupil',
  user: 'parent',
  parent: 'parent',
  pupil: 'pupil',
  admin: 'admin',
}

const writes = contracts.flatMap(({ method, path, access, body }) =>
  body && !uploadLimits({ body })
    ? [{ name: `${method} /api${path}`, caller: CALLERS[access] }]
    : [],
)

describe('every call with a body', () => {
  let cast: Cast
  let before: Record<string, string>
  beforeAll(async () => {
    cast = await newCast()
    before = await digestTables()
  })

  test.each(writes)('$name refuses fields that it does not know from a $caller', async (one) => {
    const { name, caller } = one
    const { address, body } = TABLE[name]?.request(cast.family) ?? { address: 'none' }
    // An example that is wrong anyhow, so that the site stays as it is. That its schema takes no
    // other fields is shown by the OpenAPI document.
    const isRefused = TABLE[name]?.statuses[ROLES.indexOf(caller)] === 400
    for (const [field, value] of Object.entries(SMUGGLED)) {
      if (field in (body as object) || TAKEN[name]?.includes(field)) continue
      const response = await call(name.split(' ')[0] ?? '', address, {
        body: { ...(body as object), [field]: value },
        cookie: cast.cookies[caller],
        from: `smuggled ${name} ${field}`,
      })
      expect(response.status, field).toBe(400)
      if (isRefused) continue
      // No single field is wrong: the body has one too many.
      const message = 'Uneseni podaci nisu ispravni.'
      expect(await response.json(), field).toEqual({ message, fields: {} })
    }
  })

  test('none of them has changed a row of the database', async () => {
    expect(await digestTables()).toEqual(before)
  })
})

test('progress claimed in a child’s body is ignored', async () => {
  const { family, cookies } = await newCast()
  const { child, parent } = family
  const response = await call('POST', '/korisnik/update-child', {
    body: {
      parentId: parent.user._id,
      _id: child._id,
      firstName: 'Ema',
      nickName: child.nickName,
      gradeID: child.gradeID,
      dailyVisits: 365,
      dailyVisitDates: { '2026-11-20': 9_000_000 },
      lessonBookmarks: [],
      testResults: [{ mark: 5 }],
    },
    cookie: cookies.parent,
  })
  expect(await response.json()).toEqual({ success: true, child: { ...child, firstName: 'Ema' } })
})
