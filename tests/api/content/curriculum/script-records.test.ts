import { beforeAll, expect, describe, test } from 'vitest'
import type { ScriptRecord } from '@/lib/content/curriculum/scripts/contract'
import { cachedScript } from '@/lib/content/curriculum/cached'
import { newAdmin, type AdminCalls } from '../../support/admins'
import { collectAnnouncedTags } from '../../support/announced'
import { callForBody } from '../../support/call'

type Item = { _id: string; title: string; size: number; isPublished: boolean; gradeName: string }
type Page = { items: Item[]; total: number }

let asks: AdminCalls
beforeAll(async () => ({ asks } = await newAdmin()))

const list = async (query = ''): Promise<Page> => (await asks('GET', `/scripts?${query}`)).body
const read = async (id: string): Promise<ScriptRecord> => (await asks('GET', `/scripts/${id}`)).body
/** A lesson of the demo content, by its title. */
const lesson = async (title: string) => {
  const { items } = await list(`search=${encodeURIComponent(title)}`)
  return read(items.find((item) => item.title === title)?._id ?? '')
}
const save = async (one: ScriptRecord, markdown: string, figures = one.figures) =>
  asks('PUT', `/scripts/${one._id}`, { script: { markdown, figures }, version: one.version })

// 'GET /api/scripts'
describe('the list', () => {
  test('has every lesson with the size of its script', async () => {
    const { items, total } = await list('size=500')
    expect(items).toHaveLength(total)
    const one = await read(items[0]?._id ?? '')
    expect(items[0]?.size).toBe(one.script.length)
  })

  test('is filtered by grade, textbook and state', async () => {
    const { items: grades }: { items: { _id: string; name: string }[] } = (
      await asks('GET', '/admin/razredi')
    ).body
    const first = grades[0]
    const { items } = await list(`grade=${first?._id}&size=500`)
    expect(new Set(items.map(({ gradeName }) => gradeName))).toEqual(new Set([first?.name]))
    const { items: books }: { items: { _id: string; lessonCount: number }[] } = (
      await asks('GET', '/literature')
    ).body
    expect((await list(`literature=${books[0]?._id}`)).total).toBe(books[0]?.lessonCount)
    expect((await list('isPublished=false')).total).toBe(0)
  })
})

// 'GET /api/scripts/{id}', 'PUT /api/scripts/{id}'
describe('a script', () => {
  test('saving without a change leaves no trace', async () => {
    const one = await lesson('Stari Egipat')
    const tags = await collectAnnouncedTags(async () =>
      expect(await save(one, one.script)).toEqual({ status: 200, body: one }),
    )
    expect(tags).toEqual([])
  })

  test('is shown at the next request, and its headings can be searched', async () => {
    const one = await lesson('Agregacijska stanja vode')
    const markdown = `${one.script}\n\n## Čarobni mraz\n\nNovo $x^2$.`
    const tags = await collectAnnouncedTags(async () => {
      const { status, body }: { status: number; body: ScriptRecord } = await save(one, markdown)
      expect(status).toBe(200)
      expect(body).toEqual({ ...one, script: markdown, version: one.version + 1 })
    })
    expect(tags).toEqual(expect.arrayContaining(['lists', `lesson:${one._id}`]))
    expect((await cachedScript(one._id)).html).toContain('Čarobni mraz')
    const found = await callForBody<object[]>('POST', '/lessons/search', {
      body: { query: 'carobni mraz' },
    })
    expect(found).toMatchObject([{ _id: one._id }])
    expect((await save(one, 'Drugo.')).status).toBe(409)
  })

  const svg = '<svg viewBox="0 0 9 9"><path id="a" d="M0 0h9"/></svg>'

  test('keeps only the figures that it shows, sanitised', async () => {
    const one = await lesson('Ohmov zakon')
    const evil =
      '<svg viewBox="0 0 9 9" onload="alert(1)"><script>alert(1)</script><path id="a" d="M0 0h9"/></svg>'
    const figures = [...one.figures, { name: 'nova.svg', svg: evil }, { name: 'suvisna.svg', svg }]
    const markdown = `${one.script}\n\n![Crta](nova.svg)`
    const { body }: { body: ScriptRecord } = await save(one, markdown, figures)
    expect(body.figures.map(({ name }) => name).sort()).toEqual(
      [...one.figures.map(({ name }) => name), 'nova.svg'].sort(),
    )
    const clean = body.figures.find(({ name }) => name === 'nova.svg')?.svg
    expect(clean).toBe('<svg viewBox="0 0 9 9"><path id="nova-a" d="M0 0h9"></path></svg>')
    const again = await save(body, markdown, body.figures)
    expect(again).toEqual({ status: 200, body })
  })

  test.each([
    ['Prvi\n\n$\\frac{1}{$', 'Redak 3: Formula'],
    ['# Naslov', 'Redak 1: Naslov „Naslov” mora biti druge ili treće razine.'],
    ['a <b>b</b>', 'Redak 1: HTML nije dopušten.'],
    ['![](nema.svg)', 'Redak 1: Slika nema.svg nema opis.'],
    ['![Opis](nema.svg)', 'Redak 1: Slika nema.svg ne postoji.'],
    ['![Opis](/slike/nema)', 'Redak 1: Slika /slike/nema ne postoji.'],
    ['![Opis](https://drugdje.hr/x.png)', 'Redak 1: Slika https://drugdje.hr/x.png mora biti'],
    ['', 'Redak 1: Skripta je prazna.'],
  ])('refuses %j, with the line of the fault', async (markdown, sentence) => {
    const one = await lesson('Hladni rat')
    const { status, body }: { status: number; body: { fields: { script: string[] } } } = await save(
      one,
      markdown,
    )
    expect(status).toBe(400)
    expect(body.fields.script[0]).toContain(sentence)
    expect(await read(one._id)).toEqual(one)
  })

  test('with an unknown id is a 404', async () => {
    const id = '01890000-0000-7000-8000-000000000000'
    expect((await asks('GET', `/scripts/${id}`)).status).toBe(404)
    const body = { script: { markdown: 'a', figures: [] }, version: 1 }
    expect((await asks('PUT', `/scripts/${id}`, body)).status).toBe(404)
  })
})

// 'POST /api/scripts/preview'
test('a preview is rendered like the pupil’s page, with faults and number of words', async () => {
  const one = await lesson('Pitagorin poučak')
  const { body }: { body: { html: string; faults: object[]; words: number } } = await asks(
    'POST',
    '/scripts/preview',
    { markdown: one.script, figures: one.figures },
  )
  expect(body.html).toBe((await cachedScript(one._id)).html)
  expect(body.faults).toEqual([])
  expect(body.words).toBeGreaterThan(400)
})

// 'POST /api/scripts/figures'
test('a figure is returned in its stored form; invalid SVG is refused', async () => {
  const check = (svg: string) => asks('POST', '/scripts/figures', { name: 'crta.svg', svg })
  expect(await check('<svg viewBox="0 0 9 9"><g id="a"/></svg>')).toEqual({
    status: 200,
    body: { name: 'crta.svg', svg: '<svg viewBox="0 0 9 9"><g id="crta-a"></g></svg>' },
  })
  expect(await check('<p>Ništa</p>')).toMatchObject({ status: 400 })
})
