import { expect, test } from 'vitest'
import { PICTURE_PASSWORD_LIMITS } from '@/lib/platform/auth/limits'
import type { Pupil } from '@/lib/across/accounts/model'
import { readUnsignedViewer } from '@/lib/across/accounts/viewer'
import { DEMO_ACCOUNTS } from '@/lib/across/demo/sign-ins'
import { callForBody, call } from '../../support/call'
import { requestReset, isSessionValid, updateChild } from '../../support/account-calls'
import {
  newChild,
  newParent,
  PASSWORD,
  readPerson,
  signIn,
  type Person,
} from '../../support/people'
import { tokenTo } from './letters'

const RIGHT = ['macka', 'sunce', 'sunce', 'brod']
const WRONG = ['sunce', 'macka', 'sunce', 'brod']
const REFUSED = {
  message:
    'To nisu prave slike. Pokušaj ponovno. Ako i dalje ne ide, neka se roditelj prvo prijavi na ovom uređaju.',
}

/** The device cookie of a person, without their session. */
const deviceOf = ({ cookie }: Person) => /iskra_device=[^;]+/.exec(cookie)?.[0] ?? ''

const tryPictures = (nickName: string, pictures: string[], cookie = '', address = nickName) =>
  call('POST', '/korisnik/prijava-slikama', {
    body: { nickName, pictures },
    cookie,
    from: address,
  })

async function newPictureChild() {
  const parent = await newParent()
  const child = await newChild(parent, { password: undefined, pictures: RIGHT })
  return { parent, child, device: deviceOf(parent) }
}

test('four pictures in their order sign a child in on a device of the parent', async () => {
  const { child, device } = await newPictureChild()
  expect(child).toMatchObject({ hasPictures: true, hasPassword: false })
  const { user } = await readPerson<Pupil>(await tryPictures(` ${child.nickName} `, RIGHT, device))
  expect(user).toMatchObject({ _id: child._id, type: 'ucenik', loginViaParent: false })
  expect(user).not.toHaveProperty('hasPictures')
})

test('the readable claims say of a first-grader alone that it is learning to read', async () => {
  const { child, device } = await newPictureChild()
  const pupil = await readPerson<Pupil>(await tryPictures(child.nickName, RIGHT, device))
  expect(readUnsignedViewer(pupil.cookie, new Date())).toMatchObject({ isEarlyReader: true })
  const older = await signIn('maja', DEMO_ACCOUNTS.password)
  expect(readUnsignedViewer(older.cookie, new Date())).not.toHaveProperty('isEarlyReader')
})

test('the device stays the parent’s, however many children sign in on it', async () => {
  const { child, device } = await newPictureChild()
  const pupil = await readPerson<Pupil>(await tryPictures(child.nickName, RIGHT, device))
  expect(deviceOf(pupil).split('.')).toEqual([device, expect.any(String)])
})

test('all other attempts get the same response', async () => {
  const { parent, child, device } = await newPictureChild()
  const stranger = deviceOf(await newParent())
  const sister = await newChild(parent)
  const own = deviceOf(await signIn(sister.nickName, PASSWORD))
  const tried: [why: string, ...Parameters<typeof tryPictures>][] = [
    ['another order', child.nickName, WRONG, device],
    ['no known device', child.nickName, RIGHT],
    ['the device of another family', child.nickName, RIGHT, stranger],
    ['a device on which only a sister signed in', child.nickName, RIGHT, own],
    ['a child with a password', sister.nickName, RIGHT, device],
    ['nobody', 'nitko-takav', RIGHT, device],
    ['the parent', parent.user.email, RIGHT, device],
  ]
  for (const [why, ...args] of tried) {
    const response = await tryPictures(...args)
    expect(response.status, why).toBe(401)
    expect(await response.json(), why).toEqual(REFUSED)
    expect(response.headers.getSetCookie(), why).toEqual([])
  }
})

test('pictures are no password: their names typed as one are rejected', async () => {
  const { child, device } = await newPictureChild()
  for (const password of [RIGHT.join('-'), RIGHT.join(), JSON.stringify(RIGHT)]) {
    const body = { email: child.nickName, password }
    const headers = { cookie: device }
    expect((await call('POST', '/korisnik/prijava', { body, headers })).status).toBe(401)
  }
})

test('after five wrong attempts the device is locked, with a time to retry', async () => {
  const { parent, child, device } = await newPictureChild()
  for (let tried = 0; tried < PICTURE_PASSWORD_LIMITS.atOnce.points; tried += 1)
    expect((await tryPictures(child.nickName, WRONG, device)).status).toBe(401)
  const refused = await tryPictures(child.nickName, RIGHT, device)
  expect(refused.status).toBe(429)
  expect(await refused.json()).toEqual({
    message:
      'Previše pogrešnih slika. Novi je pokušaj moguć za 15 minuta. Roditelj te i sada može prijaviti sa svojeg računa.',
  })
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(800)
  // New pictures have their own counter of attempts.
  expect((await updateChild(parent, child, { pictures: [...RIGHT].reverse() })).status).toBe(200)
  expect((await tryPictures(child.nickName, [...RIGHT].reverse(), device)).status).toBe(200)
})

test('strangers can’t use up the attempts of the child’s own device', async () => {
  const { child, device } = await newPictureChild()
  for (let tried = 0; tried < 12; tried += 1) await tryPictures(child.nickName, WRONG)
  expect((await tryPictures(child.nickName, WRONG)).status).toBe(429)
  expect((await tryPictures(child.nickName, RIGHT, device)).status).toBe(200)
})

test('a child has one secret: pictures replace a password and vice versa', async () => {
  const parent = await newParent()
  const child = await newChild(parent)
  const device = deviceOf(parent)
  const open = async () => [
    (
      await call('POST', '/korisnik/prijava', {
        body: { email: child.nickName, password: PASSWORD },
      })
    ).status,
    (await tryPictures(child.nickName, RIGHT, device)).status,
  ]
  const pupil = await signIn(child.nickName, PASSWORD)
  expect((await updateChild(parent, child, { pictures: RIGHT })).body).toMatchObject({
    child: { hasPassword: false, hasPictures: true },
  })
  expect(await isSessionValid(pupil)).toBe(false)
  expect(await open()).toEqual([401, 200])
  expect((await updateChild(parent, child, {})).status).toBe(200)
  expect(await open()).toEqual([401, 200])
  await updateChild(parent, child, { password: PASSWORD })
  expect(await open()).toEqual([200, 401])
  await updateChild(parent, child, { pictures: RIGHT })
  await updateChild(parent, child, { password: null })
  expect(await open()).toEqual([401, 401])
  const both = await updateChild(parent, child, { password: PASSWORD, pictures: RIGHT })
  expect(both.status).toBe(400)
})

test('a password set by a mailed link replaces pictures', async () => {
  const { parent, child, device } = await newPictureChild()
  await requestReset(child.nickName)
  const body = { token: await tokenTo(parent.user.email), password: PASSWORD }
  expect((await call('POST', '/korisnik/reset-password', { body })).status).toBe(200)
  expect((await tryPictures(child.nickName, RIGHT, device)).status).toBe(401)
  expect((await signIn(child.nickName, PASSWORD)).user._id).toBe(child._id)
})

test.each([
  ['three', ['macka', 'sunce', 'brod'], 'Treba odabrati četiri slike.'],
  ['five', [...RIGHT, 'brod'], 'Treba odabrati četiri slike.'],
  ['an unknown one', ['macka', 'sunce', 'brod', 'slon'], 'Treba odabrati četiri slike.'],
  ['four times the same', Array(4).fill('macka'), 'Treba odabrati barem dvije različite slike.'],
])('%s pictures are rejected', async (_, pictures, sentence) => {
  const parent = await newParent()
  const child = await newChild(parent)
  expect(await updateChild(parent, child, { pictures })).toMatchObject({
    status: 400,
    body: { fields: { pictures: [sentence] } },
  })
})

test('pictures are for the first four grades; children who have them keep them', async () => {
  const grades = await callForBody<{ _id: string; order: number }[]>('GET', '/razredi')
  const idOf = (order: number) => grades.find((grade) => grade.order === order)?._id
  const { parent, child, device } = await newPictureChild()
  expect((await updateChild(parent, child, { pictures: RIGHT, gradeID: idOf(4) })).status).toBe(200)
  expect(await updateChild(parent, child, { pictures: RIGHT, gradeID: idOf(5) })).toMatchObject({
    status: 400,
    body: { fields: { pictures: ['Slike su za učenike do 4. razreda.'] } },
  })
  expect((await updateChild(parent, child, { gradeID: idOf(5) })).status).toBe(200)
  expect((await tryPictures(child.nickName, RIGHT, device)).status).toBe(200)
})
