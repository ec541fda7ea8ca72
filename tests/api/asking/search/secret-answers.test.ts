import { eq, inArray } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { withPageCache } from '@/lib/platform/cache/page-cache'
import { forgetPages } from '@/lib/platform/cache/page-store'
import { db } from '@/lib/platform/db/client'
import { testStartListener, mayHaveOpenTestUntil } from '@/lib/learning/exams/families-in-test'
import { questionPath } from '@/lib/platform/paths'
import { questionSlug } from '@/tests/support/question-slug'
import { questions } from '@/lib/content/questions/tables'
import { withAnswerHiding } from '@/lib/asking/search/knowledge/hidden-answers'
import { setHead, serveBehindLayers } from '@/tests/support/layer-server'
import { callForAnswer, call, refusedAnswer } from '../../support/call'
import { beginEarlier, handIn, lessonWith, start } from '../../learning/exams/desk'
import { newChild, newFamily, PASSWORD, readPerson, signIn } from '../../support/people'

const DAY_MS = 86_400_000

let lessonId = ''
beforeAll(async () => void (lessonId = await lessonWith(8)))
beforeEach(forgetPages)

/** A family whose child has just started a test, with one of its questions and another one. */
async function writing(minutes: number | null = null) {
  const family = await newFamily()
  const sibling = await newChild(family.parent)
  const open = await start(family, lessonId, minutes)
  const ids = open.questions.map(({ _id }) => _id)
  const asked = await db().select().from(questions).where(inArray(questions.id, ids))
  const rest = await db().select().from(questions).where(eq(questions.lessonId, lessonId))
  const other = rest.find(({ id }) => !ids.includes(id))
  if (!asked[0] || !other) throw new Error('The lesson has too few questions')
  return { family, sibling, open, asked: asked[0], other }
}

type Writing = Awaited<ReturnType<typeof writing>>

/** The request to a stand-in for Next behind the layers, and the response. */
async function look(cookie: string | undefined, slug: string, headers = {}) {
  const keptByNext = { 'x-nextjs-cache': 'HIT', 'cache-control': 's-maxage=31536000' }
  const { get, rendered } = await serveBehindLayers(
    [withAnswerHiding, withPageCache],
    (_, response) => setHead(response, keptByNext).end('page'),
  )
  const { status, headers: answered } = await get(questionPath(slug), {
    ...(cookie && { cookie }),
    ...headers,
  })
  return { status, url: rendered[0]?.url, control: answered['cache-control'] }
}

const whole = (slug: string) => ({
  status: 200,
  url: `/baza-znanja/pitanje/${slug}`,
  control: 'public, max-age=0, s-maxage=10, stale-while-revalidate=60',
})
const withoutAnswer = (slug: string) => ({
  status: 200,
  url: `/baza-znanja/u-testu/${slug}`,
  control: 'private, no-store',
})

/** All sessions of the family, by role. */
async function sessionsOf({ family: { parent, child, pupil }, sibling }: Writing) {
  const viaParent = await signIn(parent.user.email, PASSWORD)
  const asChild = await readPerson(
    await call('POST', '/korisnik/login-as-child', {
      body: { parentId: parent.user._id, childId: child._id },
      cookie: viaParent.cookie,
    }),
  )
  return {
    pupil: pupil.cookie,
    parent: parent.cookie,
    'parent as the child': asChild.cookie,
    sibling: (await signIn(sibling.nickName, PASSWORD)).cookie,
  }
}

describe('the page of a question in an open test', () => {
  test('has no answer for any session of the family, and is not cached', async () => {
    const written = await writing()
    const slug = questionSlug(written.asked)
    for (const [who, cookie] of Object.entries(await sessionsOf(written))) {
      expect(await look(cookie, slug), who).toEqual(withoutAnswer(slug))
    }
  })

  test('is the same page for any spelling of its address', async () => {
    const { family, asked } = await writing()
    const slug = questionSlug(asked)
    const last = slug.charCodeAt(slug.length - 1).toString(16)
    const spelt = `${slug.slice(0, -1)}%${last}`
    expect(await look(family.pupil.cookie, spelt)).toEqual(withoutAnswer(slug))
    expect(await look(family.pupil.cookie, `${slug}/?a=b`)).toEqual(withoutAnswer(slug))
    expect((await look(family.pupil.cookie, `${slug}%`)).url).toBe(`/baza-znanja/pitanje/${slug}%`)
  })

  test('is complete for guests, other families, and questions outside the test', async () => {
    const { family, asked, other } = await writing()
    const slug = questionSlug(asked)
    const others = await newFamily()
    expect(await look(undefined, slug)).toEqual(whole(slug))
    // From the cache, so no page is rendered again.
    const cached = { ...whole(slug), url: undefined }
    expect(await look('iskra_user_token=made.up.token', slug)).toEqual(cached)
    expect(await look(others.pupil.cookie, slug)).toEqual(cached)
    expect(await look(family.pupil.cookie, questionSlug(other))).toEqual(whole(questionSlug(other)))
  })

  test('is empty for the router, which then loads the whole page', async () => {
    const { family, asked } = await writing()
    const { status, url, control } = await look(family.pupil.cookie, questionSlug(asked), {
      rsc: '1',
    })
    expect({ status, url, control }).toEqual({
      status: 204,
      url: undefined,
      control: 'private, no-store',
    })
  })

  test('is complete again after submission, and no further queries are made', async () => {
    const { family, open, asked } = await writing()
    await handIn(family, open._id)
    const slug = questionSlug(asked)
    expect((await look(family.pupil.cookie, slug)).control).toBe(whole(slug).control)
    expect(mayHaveOpenTestUntil(family.child._id, new Date())).toBeNull()
  })

  test.each([
    ['without a timer, for a day', null, DAY_MS],
    ['with one, for its time and a quarter of a minute', 15, 15 * 60_000 + 15_000],
  ] as const)('lacks the answer %s', async (_, minutes, lastsMs) => {
    const { family, open, asked } = await writing(minutes)
    const slug = questionSlug(asked)
    const ago = (ms: number) => new Date(Date.now() - ms)
    await beginEarlier(open._id, ago(lastsMs - 5_000))
    expect((await look(family.pupil.cookie, slug)).url).toBe(withoutAnswer(slug).url)
    await beginEarlier(open._id, ago(lastsMs))
    expect((await look(family.pupil.cookie, slug)).control).toBe(whole(slug).control)
  })

  test('lacks it on an instance just started, or without a database in the meantime', async () => {
    const { family, asked } = await writing()
    const { iskraWriting } = globalThis as { iskraWriting?: Map<string, number> }
    iskraWriting?.clear()
    await testStartListener.catchUp()
    expect((await look(family.parent.cookie, questionSlug(asked))).status).toBe(200)
    expect(mayHaveOpenTestUntil(family.parent.user._id, new Date())).toBeGreaterThan(Date.now())
  })
})

describe('GET /pitanja/{id}', () => {
  const nothing = refusedAnswer(404, 'Pitanje nije pronađeno')

  test('does not reveal the question’s address to the family', async () => {
    const written = await writing()
    const { asked, other } = written
    for (const [who, cookie] of Object.entries(await sessionsOf(written))) {
      for (const name of [asked.id, questionSlug(asked)]) {
        expect(await callForAnswer('GET', `/pitanja/${name}`, { cookie }), who).toEqual(nothing)
      }
      const { body } = await callForAnswer('GET', `/pitanja/${other.id}`, { cookie })
      expect(body).toEqual({ slug: questionSlug(other) })
    }
  })

  test('reveals it to everyone else, and to the family after submission', async () => {
    const { family, open, asked } = await writing()
    const others = await newFamily()
    const slug = { status: 200, body: { slug: questionSlug(asked) } }
    const ask = (cookie?: string) =>
      callForAnswer('GET', `/pitanja/${asked.id}`, cookie === undefined ? {} : { cookie })
    expect(await ask()).toEqual(slug)
    expect(await ask(others.parent.cookie)).toEqual(slug)
    await handIn(family, open._id)
    expect(await ask(family.pupil.cookie)).toEqual(slug)
  })
})
