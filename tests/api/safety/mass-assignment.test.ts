import { describe, expect, test } from 'vitest'
import { contentsOfTables } from '../../support/row-counts'
import { call } from '../call'
import { newCast } from './cast'
import { TABLE } from './requests'

/** What a body must never set, whoever sends it. */
const SMUGGLED = {
  type: 'admin',
  kind: 'admin',
  xp: 5_000,
  dailyVisits: 365,
  aiUntil: '2099-01-01T00:00:00.000Z',
  subscriptionUntil: '2099-01-01T00:00:00.000Z',
  passwordHash: '$argon2id$v=19$m=8,t=1,p=1$c2FsdHNhbHQ$aGFzaA',
  emailConfirmedAt: '2026-01-01T00:00:00.000Z',
  openedBy: '01890000-0000-7000-8000-000000000000',
}

const writes = Object.entries(TABLE).filter(
  ([name]) => name.startsWith('POST /api/korisnik') || name.startsWith('POST /api/admin'),
)

describe.each(writes)('%s', (name, { request }) => {
  test('refuses fields that it doesn’t know, and changes nothing', async () => {
    const { family, cookies } = await newCast()
    const { address, body } = request(family)
    const before = await contentsOfTables()
    for (const [field, value] of Object.entries(SMUGGLED)) {
      const isKnown = field in (body as object) || name === 'POST /api/korisnik/me'
      const isIgnored = name === 'POST /api/korisnik/update-child' && field === 'dailyVisits'
      if (isKnown || isIgnored) continue
      const response = await call('POST', address, {
        body: { ...(body as object), [field]: value },
        headers: { cookie: cookies.parent, 'x-iskra-client-address': `${name} ${field}` },
      })
      // Calls that are a pupil's or an admin's refuse the parent before they look at the body.
      expect([400, 401, 403], field).toContain(response.status)
    }
    expect(await contentsOfTables()).toEqual(before)
  })
})

test('the progress that a body claims for a child is not taken over', async () => {
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
    headers: { cookie: cookies.parent },
  })
  expect(await response.json()).toEqual({ success: true, child: { ...child, firstName: 'Ema' } })
})
