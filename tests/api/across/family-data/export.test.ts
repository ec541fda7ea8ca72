import { eq } from 'drizzle-orm'
import readXlsxFile, { type Sheet } from 'read-excel-file/node'
import { describe, expect, test } from 'vitest'
import { accounts, links } from '@/lib/platform/auth/tables'
import { db } from '@/lib/platform/db/client'
import { parents } from '@/lib/people/users/tables'
import { textsOfZip } from '../../../support/zip'
import { callForAnswer, call } from '../../support/call'
import { requestReset } from '../../support/account-calls'
import { newChild, newFamily, newParent, PASSWORD } from '../../support/people'

const FORMULA = '=HYPERLINK("http://evil","x")'
const SECTIONS = [
  'Roditelj',
  'Djeca',
  'Otvorene lekcije',
  'Dolasci',
  'Izmjereno vrijeme',
  'Bodovi',
  'Odgovori',
  'Greške',
  'Rezultati kvizova',
  'Kartice',
  'Pravopisne kartice',
  'Okrenute kartice',
  'Testovi',
  'Provjere',
  'Planovi za test',
  'Dani planova',
  'Vježbe dana',
  'Početne provjere',
  'Procjena učenika',
  'Procjena lekcija',
  'Označene lekcije',
  'Bilježnica',
  'Uklonjene bilješke',
  'Pitanja profesoru',
  'Pomoćnik',
  'Zabavni kvizovi',
  'Obiteljski cilj',
  'Zvjezdice tjedna',
  'Pretplata i prava',
  'Prijavljena pitanja',
  'Narudžbe',
  'Aktivirani proizvodi',
  'Otvorene sesije',
  'Vanjske prijave',
  'Prijašnji emailovi',
  'Poslane poruke',
  'Tjedni izvještaji',
  'Zapisi o radnjama',
]

const parent = await newParent({ firstName: FORMULA })
// A name older than the check for such characters, which XML must not contain.
const lastName = '+385 "A" & <b>\u0001\u000b č 🦊'
await db().update(parents).set({ lastName }).where(eq(parents.id, parent.user._id))
const child = await newChild(parent, { firstName: '@SUM(A1)', nickName: 'izvozni-nadimak' })
const childId = child._id
const other = await newFamily()
await requestReset(parent.user.email)

const exported = async (format: string, cookie = parent.cookie) => {
  const response = await call('GET', `/korisnik/izvoz?format=${format}`, { cookie })
  return { response, bytes: Buffer.from(await response.arrayBuffer()) }
}
type Row = Record<string, unknown>
const asJson = async () => {
  const { bytes } = await exported('json')
  return JSON.parse(bytes.toString()) as Record<string, Row[]>
}
const asSheets = async (): Promise<Sheet[]> => readXlsxFile((await exported('xlsx')).bytes)

describe('GET /api/korisnik/izvoz', () => {
  test.each([
    ['json', 'application/json; charset=utf-8'],
    ['xlsx', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
  ])('returns a %s file that is not stored', async (format, type) => {
    const { response } = await exported(format)
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe(type)
    expect(response.headers.get('content-disposition')).toMatch(
      new RegExp(`^attachment; filename="?iskra-podaci-\\d{4}-\\d\\d-\\d\\d\\.${format}"?`),
    )
    expect(response.headers.get('cache-control')).toContain('no-store')
  })

  test('JSON contains every section with its data', async () => {
    const data = await asJson()
    expect(Object.keys(data)).toEqual(SECTIONS)
    expect(data.Roditelj).toMatchObject([{ ime: FORMULA, email: parent.user.email }])
    expect(data.Djeca).toMatchObject([{ ime: '@SUM(A1)', nadimak: 'izvozni-nadimak', XP: 0 }])
    expect(data['Pretplata i prava']).toMatchObject([{ pretplata: null, 'AI tokeni': 0 }])
    expect(data['Otvorene sesije']).toMatchObject([{ račun: parent.user._id }])
    expect(data['Poslane poruke']).toMatchObject([
      { predmet: 'Dobro došli u Iskru' },
      { predmet: 'Nova lozinka za Iskru' },
    ])
    expect(data['Zapisi o radnjama']?.map(({ radnja }) => radnja)).toContain('export')
  })

  test('the workbook opens, with one sheet per section and the same rows', async () => {
    const data = await asJson()
    const sheets = await asSheets()
    expect(sheets.map(({ sheet }) => sheet)).toEqual(SECTIONS)
    const [people, children] = sheets
    expect(children?.data[0]).toEqual(Object.keys(data.Djeca?.[0] ?? {}))
    expect(people?.data).toHaveLength(2)
    expect(children?.data[1]).toContain('izvozni-nadimak')
  })

  test('written text is text in the workbook, never a formula', async () => {
    const { bytes } = await exported('xlsx')
    const sheets = await readXlsxFile(bytes)
    expect(sheets[0]?.data[1]).toContain(FORMULA)
    expect(sheets[1]?.data[1]).toContain('@SUM(A1)')
    const files = xmlOf(bytes)
    expect(files).toMatch(/<sheetData>/)
    expect(files).not.toMatch(/<f[ >]/)
  })

  test('neither file contains a password hash, link or token', async () => {
    const [account] = (await db().select().from(accounts)).filter(
      ({ id }) => id === parent.user._id,
    )
    const hashes = (await db().select().from(links)).map(({ hash }) => hash)
    const { bytes } = await exported('json')
    const texts = [bytes.toString(), xmlOf((await exported('xlsx')).bytes)]
    const token = /iskra_user_token=([^;]+)/.exec(parent.cookie)?.[1] ?? ''
    expect(token.length).toBeGreaterThan(50)
    for (const text of texts) {
      for (const secret of [account?.passwordHash ?? '-', '$argon2', PASSWORD, token, ...hashes]) {
        expect(text).not.toContain(secret)
      }
      expect(text).not.toContain('#')
    }
  })

  test('only the own family is included', async () => {
    const text = JSON.stringify(await asJson())
    expect(text).toContain(childId)
    const strangers = [other.parent.user._id, other.child._id, other.child.nickName]
    for (const stranger of [...strangers, other.parent.user.email, 'roditelj@iskra.test']) {
      expect(text).not.toContain(stranger)
    }
  })

  test.each([
    ['nobody', () => '', 401],
    ['a pupil', () => other.pupil.cookie, 403],
  ])('%s gets nothing', async (_, cookie, status) => {
    const headers = { cookie: cookie() }
    expect((await callForAnswer('GET', '/korisnik/izvoz', { headers })).status).toBe(status)
  })

  test('another format is rejected', async () => {
    const headers = { cookie: parent.cookie }
    expect((await callForAnswer('GET', '/korisnik/izvoz?format=csv', { headers })).status).toBe(400)
  })
})

/** All XML of a workbook as one text. */
const xmlOf = (bytes: Buffer) => textsOfZip(bytes).join('\n')
