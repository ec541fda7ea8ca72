import { readFileSync } from 'node:fs'
import { asc, inArray, sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { db } from '@/lib/platform/db/client'
import type { Child } from '@/lib/people/users/model'
import { normalizedLook } from '@/lib/across/accounts/nicknames/look'
import { pupils } from '@/lib/people/users/tables'
import { callForAnswer } from '../../support/call'
import { updateChild } from '../../support/account-calls'
import {
  firstGradeId,
  newChild,
  newParent,
  PASSWORD,
  signIn,
  type Person,
} from '../../support/people'
import type { Parent } from '@/lib/across/accounts/model'

const LETTERS = 'Nadimak može imati samo slova hrvatske abecede i q, w, x, y'
const VULGAR = 'Takav bi nadimak nekoga mogao povrijediti. Odaberite drugi.'
const RESERVED = 'Ovaj nadimak zvuči kao služba Iskre. Odaberite drugi.'
const TAKEN = 'Ovaj nadimak je zauzet'

const check = async (nickName: string) =>
  (await callForAnswer('POST', '/korisnik/check-nickname', { body: { nickName } })).body

const add = async (parent: Person<Parent>, nickName: string) => {
  const gradeID = await firstGradeId()
  const body = { parentId: parent.user._id, firstName: 'Ema', nickName, gradeID }
  const from = encodeURI(nickName)
  return callForAnswer('POST', '/korisnik/add-child', { body, cookie: parent.cookie, from })
}

const rename = (parent: Person<Parent>, child: Child, nickName: string) =>
  updateChild(parent, child, { nickName })

const refused = (status: number, message: string) => ({
  status,
  body: {
    message: status === 409 ? message : 'Uneseni podaci nisu ispravni.',
    fields: { nickName: [message] },
  },
})

describe('a new nickname', () => {
  test.each([
    ['mɑja', LETTERS],
    ['ıvan', LETTERS],
    ['ꞁuka', LETTERS],
    ['mája', LETTERS],
    ['kurv4', VULGAR],
    ['adm1n', RESERVED],
  ])('„%s” is rejected: %s', async (nickName, message) => {
    const parent = await newParent()
    expect(await check(nickName)).toEqual({ available: false, message })
    expect(await add(parent, nickName)).toEqual(refused(400, message))
    const child = await newChild(parent)
    expect(await rename(parent, child, nickName)).toEqual(refused(400, message))
  })

  test.each(['MAJA', 'Maja', 'IVAN', 'lvan', '1van', 'Iuka', 'ćoko1ada', 'cokolada'])(
    '„%s” looks like an existing one and is taken; one with a number is suggested',
    async (nickName) => {
      const parent = await newParent()
      if (normalizedLook(nickName) === 'cokoiada') await add(parent, 'čokolada')
      const suggestion = `${nickName}2`
      expect(await check(nickName)).toEqual({ available: false, message: TAKEN, suggestion })
      expect(await add(parent, nickName)).toEqual(refused(409, TAKEN))
      expect(await check(suggestion)).toEqual({ available: true })
    },
  )

  test('a suggestion that is taken as well is skipped', async () => {
    const parent = await newParent()
    await add(parent, 'zvjezdica')
    await add(parent, 'zvjezdica2')
    expect(await check('zvjezdica')).toMatchObject({ suggestion: 'zvjezdica3' })
    expect(await check(`${'x'.repeat(27)}abc`)).toEqual({ available: true })
  })
})

test('a nickname older than the rules still works for its child', async () => {
  const parent = await newParent()
  const child = await newChild(parent, { nickName: 'za-sada-dobar' })
  await db().execute(
    sql`update pupils set nick_name = 'šupak', nick_look = null where id = ${child._id}`,
  )
  await db().execute(sql`update accounts set login_key = 'šupak' where id = ${child._id}`)
  expect((await rename(parent, { ...child, firstName: 'Eva' }, 'šupak')).status).toBe(200)
  expect((await signIn('šupak', PASSWORD)).user.firstName).toBe('Eva')
})

test('existing nicknames get a normalized look, of equal looks only the first', async () => {
  const parent = await newParent()
  const names = ['Stara.Đurđa', 'sTARA-durda', 'Čvarak1O', 'cvaraklo', 'ꞁıɑ-Łøl', 'šimeĆŽ__x']
  const children: string[] = []
  for (const [index, name] of names.entries()) {
    const { _id } = await newChild(parent, { nickName: `older-${index}`, password: undefined })
    await db().execute(sql`update pupils set nick_name = ${name} where id = ${_id}`)
    children.push(_id)
  }
  await db().execute(sql`update pupils set nick_look = null`)
  const migration = readFileSync('lib/platform/db/migrations/0009_nickname_looks.sql', 'utf8')
  await db().execute(sql.raw(migration.split('--> statement-breakpoint').at(-1) ?? ''))
  const rows = await db()
    .select()
    .from(pupils)
    .where(inArray(pupils.id, children))
    .orderBy(asc(pupils.id))
  const [a, , c, , e, f] = names.map(normalizedLook)
  expect(rows.map(({ nickLook }) => nickLook)).toEqual([a, null, c, null, e, f])
})

test('a nickname is private until the parent says otherwise', async () => {
  const parent = await newParent()
  const child = await newChild(parent)
  expect(child).toMatchObject({ isOnLeaderboards: true, showsNickname: false })
  const open = await newChild(parent, { showsNickname: true })
  expect(open.showsNickname).toBe(true)
  const { body } = await updateChild(parent, child, { showsNickname: true })
  expect(body).toMatchObject({ child: { ...child, showsNickname: true } })
})
