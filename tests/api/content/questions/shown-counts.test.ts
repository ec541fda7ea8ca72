import { cacheTag } from 'next/cache'
import { v7 as uuidv7 } from 'uuid'
import { beforeAll, expect, test, vi } from 'vitest'
import { cachedBookMap, cachedLiteraturePage } from '@/lib/content/curriculum/cached'
import { newAdmin, type AdminCalls } from '../../support/admins'
import { collectAnnouncedTags } from '../../support/announced'
import { importFixtureLesson } from '../../support/probe-lesson'

const ADDRESS = ['5-razred', 'probna-knjiga'] as const
const { lessonId, questionId } = await importFixtureLesson()
let asks: AdminCalls
beforeAll(async () => {
  ;({ asks } = await newAdmin())
})

/** The number of questions that a page shows, and the tags that renew the page. */
async function shown(read: typeof cachedBookMap | typeof cachedLiteraturePage) {
  vi.mocked(cacheTag).mockClear()
  const page = await read(...ADDRESS)
  const tags = vi.mocked(cacheTag).mock.calls.flat()
  return { count: page?.units[0]?.lessons[0]?.questionCount ?? 0, tags }
}

const FIELDS = {
  ...{ lesson: lessonId, text: 'Broj 5 je prost.', explanation: 'Da.', isBonus: false },
  body: { kind: 'true-false', isTrue: true, wrongFeedback: 'Da.', rightFeedback: null },
  ...{ numbers: null, calculation: null, isInKnowledgeBase: false, isPublished: true },
}
const mark = (isPublished: boolean) =>
  asks('PUT', `/admin/pitanja/${questionId('jedan')}/oznake`, { isPublished })
const restore = async () => {
  const { body } = await asks('GET', '/admin/kos')
  const [entry] = (body as { items: { _id: string }[] }).items
  return asks('POST', `/admin/kos/${entry?._id}`, {})
}

// 'POST /api/pitanja', 'DELETE /api/pitanja/{id}', 'PUT /api/admin/pitanja/{id}/oznake'
test.each<[string, number, () => ReturnType<AdminCalls>]>([
  ['adds', 1, () => asks('POST', '/pitanja', { ...FIELDS, _id: uuidv7() })],
  ['hides', -1, () => mark(false)],
  ['publishes', 1, () => mark(true)],
  ['deletes', -1, () => asks('DELETE', `/pitanja/${questionId('vise')}?seen=`)],
  ['restores', 1, restore],
])(
  'a textbook’s page and map count again after an editor %s a question',
  async (_, more, change) => {
    const before = [await shown(cachedLiteraturePage), await shown(cachedBookMap)]
    const tags = await collectAnnouncedTags(async () => expect((await change()).status).toBe(200))
    for (const [at, read] of [cachedLiteraturePage, cachedBookMap].entries()) {
      expect((await shown(read)).count).toBe((before[at]?.count ?? 0) + more)
      expect(before[at]?.tags.filter((tag) => tags.some((one) => one === tag))).toEqual([
        'book:probna-knjiga',
      ])
    }
  },
)
