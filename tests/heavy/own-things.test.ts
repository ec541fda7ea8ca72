import { describe, expect, test } from 'vitest'
import { digestTables } from '../support/row-counts'
import { call } from '../api/support/call'
import { newMember } from '../api/learning/check/checks'
import type { Family } from '../api/support/people'
import { newOwner, THINGS } from '../api/safety/own-things'

const own = await newOwner()
// With a full subscription, so that nothing else refuses the call.
const stranger = await newMember()

describe.each(Object.entries(THINGS))('%s', (name, { request, ...statuses }) => {
  const [method = ''] = name.split(' ')

  async function statusFor(self: Family, cookie: string): Promise<number> {
    const { address, body } = request(own, self)
    return (await call(method, address, { body, cookie })).status
  }

  test('reveals and changes nothing of another family, even with a real id', async () => {
    const before = await digestTables()
    const isOpenToAll = name.endsWith('/odgovor')
    expect(await statusFor(stranger, stranger.pupil.cookie)).toBe(statuses.stranger)
    expect(await statusFor(stranger, stranger.parent.cookie)).toBe(isOpenToAll ? 404 : 403)
    expect(await statusFor(own.family, own.family.parent.cookie)).toBe(isOpenToAll ? 404 : 403)
    expect(await statusFor(stranger, '')).toBe(isOpenToAll ? 404 : 401)
    expect(await digestTables()).toEqual(before)
  })

  test('accepts the request of the owner', async () => {
    const status = await statusFor(own.family, own.family.pupil.cookie)
    expect(status).toBe(statuses.owner)
  })
})
