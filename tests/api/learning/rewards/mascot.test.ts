import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { db } from '@/lib/platform/db/client'
import { pupils } from '@/lib/people/users/tables'
import { callForAnswer, callForBody, refusedAnswer } from '../../support/call'
import { newFamily, type Family } from '../../support/people'

const dress = ({ pupil }: Family, pieces: unknown) =>
  callForAnswer('PUT', '/korisnik/maskota', { body: { pieces }, cookie: pupil.cookie })
const wornBy = async ({ pupil }: Family) =>
  (
    await callForBody<{ user: { mascotPieces: string[] } }>('GET', '/korisnik/profil', {
      cookie: pupil.cookie,
    })
  ).user.mascotPieces
const setXp = ({ child }: Family, xp: number) =>
  db().update(pupils).set({ xp }).where(eq(pupils.id, child._id))

describe('PUT /api/korisnik/maskota', () => {
  test('a new pupil wears nothing, and may wear the pieces of the first level', async () => {
    const family = await newFamily()
    expect(await wornBy(family)).toEqual([])
    const pieces = ['crveni-sal', 'plava-kapa']
    expect(await dress(family, pieces)).toEqual({ status: 200, body: { pieces } })
    expect(await wornBy(family)).toEqual(pieces)
    expect((await dress(family, [])).status).toBe(200)
    expect(await wornBy(family)).toEqual([])
  })

  test('a piece waits for its level', async () => {
    const family = await newFamily()
    await setXp(family, 1_999)
    const refused = refusedAnswer(409, 'Ovaj dio još čeka na tebe.')
    expect(await dress(family, ['crveni-sal', 'kruna'])).toEqual(refused)
    expect(await wornBy(family)).toEqual([])
    await setXp(family, 2_000)
    expect((await dress(family, ['crveni-sal', 'kruna'])).status).toBe(200)
    // An undo may take XP back, but never what is worn.
    await setXp(family, 1_999)
    expect(await wornBy(family)).toEqual(['crveni-sal', 'kruna'])
    expect((await dress(family, ['kruna'])).status).toBe(200)
  })

  test('refuses two pieces of one place, the same piece twice and unknown ones', async () => {
    const family = await newFamily()
    await setXp(family, 2_000)
    const refused = refusedAnswer(400, 'Na svako mjesto ide jedan dio.')
    expect(await dress(family, ['plava-kapa', 'kruna'])).toEqual(refused)
    expect(await dress(family, ['kruna', 'kruna'])).toEqual(refused)
    for (const pieces of [['nema-je'], 'kruna', null, [null], Array(7).fill('kruna')])
      expect((await dress(family, pieces)).status).toBe(400)
    expect(await wornBy(family)).toEqual([])
  })

  test('choices sent at once leave one of them', async () => {
    const family = await newFamily()
    const sent = [['crveni-sal'], ['plava-kapa'], [], ['crveni-sal', 'plava-kapa']]
    const answers = await Promise.all(sent.map((pieces) => dress(family, pieces)))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    expect(sent).toContainEqual(await wornBy(family))
  })

  test('a parent reads it in the export only', async () => {
    const family = await newFamily()
    await dress(family, ['crveni-sal', 'plava-kapa'])
    const { cookie } = family.parent
    const profile = await callForBody<object>('GET', '/korisnik/profil', { cookie })
    expect(JSON.stringify(profile)).not.toContain('crveni-sal')
    const kept = await callForBody<{ Djeca: object[] }>('GET', '/korisnik/izvoz?format=json', {
      cookie,
    })
    expect(kept.Djeca).toMatchObject([{ 'maskota nosi': 'crveni-sal, plava-kapa' }])
  })
})
