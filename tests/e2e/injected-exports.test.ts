import readXlsxFile from 'read-excel-file/node'
import { INJECTIONS } from '../fixtures/injections'
import { newFamily } from './support/families'
import { newAddress, sendRaw } from './support/raw-client'
import { expect, test } from './support/test'

type Rows = Record<string, string>[]

const TEXTS = INJECTIONS.map(({ text }) => text)
const halves = [TEXTS.slice(0, 12), TEXTS.slice(12, 24), TEXTS.slice(24)]

for (const [index, texts] of halves.entries()) {
  test(`what a family takes along holds its names as they are, and no page (${index + 1})`, async ({
    baseURL: site = '',
  }) => {
    const [firstName = '', lastName = ''] = texts
    const names = { firstName, lastName, children: texts }
    const { parent, cookie } = await newFamily(site, names, newAddress())
    const take = async (format: string) => {
      const path = `/api/korisnik/izvoz?format=${format}`
      const answer = await sendRaw(site, { path, headers: { cookie }, from: newAddress() })
      expect(answer.headers['content-disposition']).toMatch(/^attachment; filename=/)
      expect(answer.headers['x-content-type-options']).toBe('nosniff')
      expect(answer.headers['content-type']).not.toMatch(/html|xml$|svg/)
      return answer
    }
    const data = JSON.parse((await take('json')).text) as Record<string, Rows>
    expect(data.Roditelj).toMatchObject([
      { ime: firstName, prezime: lastName, email: parent.email },
    ])
    expect(data.Djeca?.map(({ ime }) => ime)).toEqual(texts)
    const [parents, children] = await readXlsxFile((await take('xlsx')).bytes)
    expect(parents?.data[1]).toEqual(expect.arrayContaining([firstName, lastName, parent.email]))
    expect(children?.data.slice(1).map((row) => row[1])).toEqual(texts)
  })
}
