import { beforeAll, describe, expect, test } from 'vitest'
import { newAdmin, type AdminCalls } from '../../support/admins'
import { collectAnnouncedTags } from '../../support/announced'
import { callForBody } from '../../support/call'

type Grade = { _id: string; version: number; name: string; order: number; isActive: boolean }
type Counted = Grade & { subjectCount: number; lessonCount: number }

let asks: AdminCalls
beforeAll(async () => ({ asks } = await newAdmin()))

const list = async (query = '') =>
  ((await asks('GET', `/admin/razredi?${query}`)).body as { items: Counted[] }).items
const fifth = async () => (await list('search=5')).find(({ order }) => order === 5) as Counted
const publicOrders = async () =>
  (await callForBody<Grade[]>('GET', '/razredi')).map(({ order }) => order)

// 'GET /api/admin/razredi'
test('the list has every grade with its numbers, in order', async () => {
  const grades = await list()
  expect(grades.map(({ order }) => order)).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
  const { countsByGrade } = await callForBody<{ countsByGrade: object }>('GET', '/lessons/count')
  const lessons = grades.map(({ _id, lessonCount }) => [_id, lessonCount])
  expect(Object.fromEntries(lessons)).toEqual(countsByGrade)
})

// 'GET /api/razredi/{id}', 'PUT /api/razredi/{id}'
test('saving a name renews every page, since all of them show the grades', async () => {
  const { _id, version } = await fifth()
  const path = `/razredi/${_id}`
  const { body } = await asks('GET', path)
  const tags = await collectAnnouncedTags(() =>
    asks('PUT', path, { name: 'Peti razred', isActive: true, version }),
  )
  expect(tags).toContain('navigation')
  expect((await asks('GET', path)).body).toEqual({
    ...(body as Grade),
    name: 'Peti razred',
    version: version + 1,
  })
  const found = await callForBody<unknown[]>('POST', '/lessons/search', {
    body: { query: 'peti razred' },
  })
  expect(found.length).toBeGreaterThan(0)
})

// 'PUT /api/razredi/{id}/active'
describe('a grade', () => {
  test.each([false, true])('is shown only when isActive is %s', async (isActive) => {
    const { _id } = await fifth()
    const { status } = await asks('PUT', `/razredi/${_id}/active`, { isActive })
    expect(status).toBe(200)
    expect((await publicOrders()).includes(5)).toBe(isActive)
    const filtered = await list(`isActive=${isActive}`)
    expect(filtered.map(({ order }) => order)).toContain(5)
    expect(filtered.every((grade) => grade.isActive === isActive)).toBe(true)
  })

  test.each([{ order: 6 }, { slug: 'peti' }])(
    'refuses to change fixed values: %j',
    async (changes) => {
      const { _id, version, name, isActive } = await fifth()
      const body = { name, isActive, version, ...changes }
      expect((await asks('PUT', `/razredi/${_id}`, body)).status).toBe(400)
    },
  )
})
