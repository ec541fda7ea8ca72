import { eq, sql } from 'drizzle-orm'
import sharp from 'sharp'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { fileKeyOf } from '@/lib/platform/files/keep'
import { fileStore } from '@/lib/platform/files/store'
import { PHOTO_KEPT_DAYS, sweepFiles } from '@/lib/platform/files/sweep'
import { storedFiles } from '@/lib/platform/files/tables'
import { professorQuestions } from '@/lib/asking/professor/tables'
import { db } from '@/lib/platform/db/client'
import { tracesInDatabase, tracesInFiles } from '@/tests/support/traces'
import { newAdmin, type AdminCalls } from '../../support/admins'
import { callForAnswer, callForBody, call, refusedAnswer } from '../../support/call'
import { photograph, picture as plain } from '../../content/media/images/pictures'
import { importFixtureLesson } from '../../support/probe-lesson'
import { confirmPassword, newFamily, type Family } from '../../support/people'
import { asked, newAsker, tryToAsk } from './asked'

let lessonId: string
let family: Family
let admin: { asks: AdminCalls; cookie: string }

beforeAll(async () => {
  ;({ lessonId } = await importFixtureLesson())
  admin = await newAdmin()
})
beforeEach(async () => void (family = await newAsker()))

const send = ({ pupil }: Family, raw: BodyInit) =>
  callForAnswer('POST', '/professor-questions/pictures', { raw, cookie: pupil.cookie })
const photo = async () => new Uint8Array(await photograph())
const uploaded = async (own = family) =>
  ((await send(own, await photo())).body as { picture: string }).picture
const isKept = async (id: string) =>
  (await fileStore().head(fileKeyOf({ id, type: 'image/webp' }))) !== null
const inDays = (days: number) => new Date(Date.now() + days * 24 * 3_600_000)
const open = (id: string, cookie: string, name = 'professor-questions', end = 'picture') =>
  call('GET', `/${name}/${id}/${end}`, { cookie })

// 'POST /api/professor-questions/pictures', 'GET /api/professor-questions/{id}/picture'
// 'GET /api/admin/professor-questions/{id}/slika'
describe('a picture of a question', () => {
  test('is upright, without location, and only for its pupil, parent and admins', async () => {
    const picture = await uploaded()
    const question = await asked(family, lessonId, { picture })
    expect(question.hasPicture).toBe(true)
    const others = await newFamily()
    const { pupil, parent } = family
    for (const cookie of [pupil.cookie, parent.cookie]) {
      const response = await open(question._id, cookie)
      expect(response.headers.get('cache-control')).toBe('no-store')
      const { exif, width, height, format } = await sharp(await response.bytes()).metadata()
      expect({ exif, width, height, format }).toEqual({
        ...{ exif: undefined, width: 300, height: 400, format: 'webp' },
      })
    }
    for (const cookie of [others.pupil.cookie, others.parent.cookie])
      expect((await open(question._id, cookie)).status).toBe(404)
    for (const cookie of ['', admin.cookie])
      expect((await open(question._id, cookie)).status).toBe(401)
    const forAdmins = (cookie: string) =>
      open(question._id, cookie, 'admin/professor-questions', 'slika')
    expect((await forAdmins(admin.cookie)).status).toBe(200)
    expect((await forAdmins(pupil.cookie)).status).toBe(401)
    expect((await call('GET', `/images/files/${picture}`, { cookie: pupil.cookie })).status).toBe(
      401,
    )
  })

  test('is used once, and by its sender', async () => {
    const picture = await uploaded()
    const NO_PICTURE = refusedAnswer(404, 'Ove slike više nema. Dodaj je ponovno.')
    expect(await tryToAsk(await newAsker(), lessonId, { picture })).toEqual(NO_PICTURE)
    await asked(family, lessonId, { picture })
    expect(await tryToAsk(family, lessonId, { picture })).toEqual(NO_PICTURE)
  })

  test.each([
    ['no picture', 'Samo tekst <script>', 415],
    ['nothing', '', 400],
  ])('refuses %s', async (_, raw, status) => {
    expect((await send(family, raw)).status).toBe(status)
  })

  test('is not accepted from a pupil who can’t ask', async () => {
    const other = await newFamily()
    expect((await send(other, await photo())).status).toBe(403)
  })

  test('is removed after a day without a question, and half a year after the answer', async () => {
    const [left, open, old] = [await uploaded(), await uploaded(), await uploaded()]
    const [, answered] = [
      await asked(family, lessonId, { picture: open }),
      await asked(family, lessonId, { picture: old }),
    ]
    expect(await sweepFiles()).toBe(0)
    await admin.asks('PUT', `/professor-questions/${answered._id}`, { answer: 'Zato.' })
    expect(await sweepFiles(inDays(2))).toBe(1)
    expect(await sweepFiles(inDays(PHOTO_KEPT_DAYS - 1))).toBe(0)
    expect(await sweepFiles(inDays(PHOTO_KEPT_DAYS + 1))).toBe(1)
    expect([await isKept(left), await isKept(open), await isKept(old)]).toEqual([
      false,
      true,
      false,
    ])
    const [row] = await db()
      .select()
      .from(professorQuestions)
      .where(eq(professorQuestions.id, answered._id))
    expect(row).toMatchObject({ fileId: null, answer: 'Zato.' })
  })

  test('is deleted with the child, like the questions', async () => {
    const { parent, child } = family
    const pictures = [await uploaded(), await uploaded()]
    const { _id } = await asked(family, lessonId, { picture: pictures[0], text: 'Moja tajna?' })
    await admin.asks('PUT', `/professor-questions/${_id}`, { answer: 'Moja tajna jest.' })
    await confirmPassword(parent)
    await callForBody('POST', '/korisnik/delete-child', {
      body: { parentId: parent.user._id, childId: child._id },
      cookie: parent.cookie,
    })
    for (const picture of pictures) expect(await isKept(picture)).toBe(false)
    const traces = ['Moja tajna', child._id, ...pictures]
    expect(await tracesInDatabase(traces)).toEqual([])
    expect(tracesInFiles(traces)).toEqual([])
  })

  test('stays for the next removal while the store fails', async () => {
    const picture = await uploaded()
    await db().execute(sql`update stored_files set derived = '{not a key}' where id = ${picture}`)
    await expect(sweepFiles(inDays(2))).rejects.toThrow('Not a key')
    expect(await db().$count(storedFiles, eq(storedFiles.id, picture))).toBe(1)
    await db().execute(sql`update stored_files set derived = '{}' where id = ${picture}`)
    expect(await sweepFiles(inDays(2))).toBe(1)
  })
})

test('the export of a family has its questions', async () => {
  const { _id } = await asked(family, lessonId, { picture: await uploaded(), text: 'Što je to?' })
  const { parent } = family
  const exported = await callForBody<Record<string, object[]>>(
    'GET',
    '/korisnik/izvoz?format=json',
    {
      cookie: parent.cookie,
    },
  )
  expect(exported['Pitanja profesoru']).toEqual([
    expect.objectContaining({
      tekst: 'Što je to?',
      lekcija: 'Probna lekcija',
      slika: `/api/professor-questions/${_id}/picture`,
    }),
  ])
})

test('a picture of a single colour is accepted too', async () => {
  const raw = new Uint8Array(await plain({ width: 20, height: 20 }).png().toBuffer())
  expect((await send(family, raw)).status).toBe(200)
})
