import { describe, expect, test } from 'vitest'
import { db } from '@/lib/platform/db/client'
import { questions } from '@/lib/content/questions/tables'
import type { FoundQuestion } from '@/lib/asking/search/contract'
import { findQuestionBySlug } from '@/lib/content/questions/queries'
import { callForAnswer, callForBody, refusedAnswer } from '../../support/call'

type Page = {
  questions: FoundQuestion[]
  pagination: { total: number; pages: number }
  instead?: string
  isNear?: true
}
const search = (body: object) => callForBody<Page>('POST', '/baza-znanja/pretraga', { body })
const NOTHING = { questions: [], pagination: { total: 0, pages: 0 } }

describe('POST /api/baza-znanja/pretraga', () => {
  test.each(['', '  ', 'a', '%%', '🦊🦊'])('„%s” finds nothing', async (query) => {
    expect(await search({ query })).toEqual(NOTHING)
  })

  test('a question comes with its address, plain text, marks and place; no key', async () => {
    const {
      questions: [first],
      pagination,
    } = await search({ query: 'razlomcima' })
    expect(pagination.total).toBeGreaterThan(0)
    expect(Object.keys(first ?? {}).sort()).toEqual(
      ['_id', 'lessonTitle', 'marks', 'metadata', 'slug', 'text'].sort(),
    )
    expect((await findQuestionBySlug(first?.slug ?? ''))?.id).toBe(first?._id)
    const marked = first?.marks.map(([start, end]) => first.text.slice(start, end).toLowerCase())
    expect(marked?.join(' ')).toMatch(/razlom/)
  })

  test('pages follow each other without gaps, and a page beyond the last is the last', async () => {
    const all = await search({ query: 'broj', limit: 50 })
    const { total } = all.pagination
    expect(total).toBeGreaterThan(20)
    const pages = Math.ceil(total / 10)
    const ids: string[] = []
    for (let page = 1; page <= pages; page += 1) {
      const one = await search({ query: 'broj', page, limit: 10 })
      expect(one.pagination).toEqual({ total, pages })
      ids.push(...one.questions.map(({ _id }) => _id))
    }
    expect(new Set(ids).size).toBe(total)
    const last = await search({ query: 'broj', page: pages })
    expect(await search({ query: 'broj', page: 9_999 })).toEqual(last)
    const first = await search({ query: 'broj', page: 1 })
    expect(await search({ query: 'broj', page: -3 })).toEqual(first)
    expect(first.questions).toHaveLength(10)
  })

  test('a typo is corrected, and the correction is returned', async () => {
    const { instead, questions: found } = await search({ query: 'razlomik' })
    expect(instead).toMatch(/^razlom/)
    expect(found.length).toBeGreaterThan(0)
  })

  test('another form of a known word is not a typo', async () => {
    const page = await search({ query: 'zbroj kutova trokuta' })
    expect(page).toMatchObject({ isNear: true })
    expect(page).not.toHaveProperty('instead')
  })

  test('without all words the closest results are marked as such', async () => {
    const page = await search({ query: 'razlomak brontosaurus' })
    expect(page).toMatchObject({ isNear: true })
    expect(page.questions.length).toBeGreaterThan(0)
  })

  test('an answer that only the key contains is not found', async () => {
    const rows = await db().select().from(questions)
    const texts = rows.map(({ text, explanation }) => `${text} ${explanation ?? ''}`).join(' ')
    const key = rows
      .flatMap(({ body }) =>
        body.kind === 'short' ? JSON.stringify(body).match(/\p{L}{6,}/gu) : [],
      )
      .find((word) => word && !texts.toLowerCase().includes(word.slice(0, 4).toLowerCase()))
    if (!key) return
    expect((await search({ query: key })).questions).toEqual([])
  })

  test.each([
    {},
    { query: 7 },
    { query: 'ab', page: 'x' },
    { query: 'ab', limit: 0 },
    { query: 'ab', limit: 51 },
    { query: 'a'.repeat(201) },
  ])('%.40j is refused', async (body) => {
    expect(await callForAnswer('POST', '/baza-znanja/pretraga', { body })).toMatchObject(
      refusedAnswer(400, 'Uneseni podaci nisu ispravni.'),
    )
  })
})
