import type { APIRequestContext } from 'playwright/test'
import { v7 as uuidv7 } from 'uuid'
import { DEMO_ACCOUNTS } from '@/lib/across/demo/sign-ins'
import { test } from './support/own-site'
import { expect, open, type Page } from './support/test'

test.use({ serviceWorkers: 'allow' })

type Made = { _id: string; slug: string; version: number }

/** The names that everything has one after the other: twice another one, and back. */
const STAGES = ['prvo', 'drugo', 'trece', 'prvo']

const SCRIPT = '# Kula\n\nKula se kreće ravno. Vidi je na ploči.'
const statement = (text: string) => ({
  ...{ text, explanation: 'Ravno.', numbers: null, calculation: null },
  body: { kind: 'true-false', isTrue: true, wrongFeedback: 'Da.', rightFeedback: null },
})

/** What an editor changes, each kind with its address and its name. */
class Editor {
  constructor(
    readonly request: APIRequestContext,
    readonly site: string,
  ) {}

  readonly made = new Map<string, Made>()

  async ask<Answer = Made>(method: string, path: string, data?: object): Promise<Answer> {
    const headers = { origin: this.site }
    const answer = await this.request.fetch(`/api${path}`, {
      method,
      headers,
      ...(data && { data }),
    })
    expect(answer.status(), `${method} ${path}: ${await answer.text()}`).toBe(200)
    return (await answer.json()) as Answer
  }

  /** Makes a record, or gives it its present name. */
  async put(kind: string, path: string, fields: object): Promise<Made> {
    const known = this.made.get(kind)
    const version = known && (await this.ask<Made>('GET', `${path}/${known._id}`)).version
    const saved = known
      ? await this.ask('PUT', `${path}/${known._id}`, { ...fields, version })
      : await this.ask('POST', path, fields)
    this.made.set(kind, saved)
    return saved
  }

  /** Creates or renames all records after a stage. Returns their current addresses. */
  async name(stage: string, grade: string): Promise<Record<string, string>> {
    const one = (kind: string) => ({ slug: `${kind}-${stage}` })
    const subject = await this.put('subject', '/subjects', {
      ...{ ...one('igra'), name: `Igra ${stage}`, area: 'matematika', grade },
    })
    const book = await this.put('book', '/literature', {
      ...{ ...one('knjiga'), name: `Knjiga ${stage}`, description: 'Igre.', subject: subject._id },
    })
    const unit = await this.put('unit', '/units', {
      ...{ ...one('cjelina'), name: `Cjelina ${stage}`, description: '', literature: book._id },
    })
    const lesson = await this.put('lesson', '/lessons', {
      ...{ ...one('kula'), title: `Kula ${stage}`, summary: 'Kako ide.', keywords: [] },
      ...{ unit: unit._id, script: SCRIPT, isPublished: true, checks: [] },
      cards: [{ front: 'Kula', back: 'Ide ravno.' }],
    })
    const question = await this.question(stage, lesson._id)
    const post = await this.put('post', '/admin/blogovi', {
      ...{ ...one('clanak'), title: `Članak ${stage}`, summary: 'Kratko.', text: 'Tekst.' },
      ...{ image: '', isPublished: true },
    })
    const quiz = await this.put('quiz', '/admin/zabavni-kvizovi', {
      ...{ ...one('kviz'), title: `Kviz ${stage}`, description: 'O igri.', icon: 'zivotinje' },
      ...{ isPublished: true, questions: [{ _id: FUN_QUESTION, ...FUN }] },
    })
    const bookPath = `/8-razred/${book.slug}`
    const lessonPath = `${bookPath}/${lesson.slug}`
    const elements = ['skripta', 'kwiz', 'kartice', 'test', 'provjera', 'moj-razred']
    return {
      book: bookPath,
      lesson: lessonPath,
      ...Object.fromEntries(elements.map((one) => [one, `${lessonPath}/${one}`])),
      question: `/baza-znanja/pitanje/${question.slug}`,
      post: `/blog/${post.slug}`,
      quiz: `/zabavni-kwizovi/${quiz.slug}`,
      board: `/zabavni-kwizovi/${quiz.slug}/leaderboard`,
    }
  }

  async question(stage: string, lesson: string): Promise<Made> {
    const fields = { lesson, ...statement(`Kula ${stage} ide ravno.`), ...SHOWN }
    const known = this.made.get('question')
    const version = known && (await this.ask<Made>('GET', `/admin/pitanja/${known._id}`)).version
    const saved = known
      ? await this.ask('PUT', `/pitanja/${known._id}`, { ...fields, version })
      : await this.ask('POST', '/pitanja', { ...fields, _id: uuidv7() })
    this.made.set('question', saved)
    return saved
  }
}

const FUN_QUESTION = uuidv7()
const FUN = {
  ...{ text: 'Roda leti.', explanation: 'Prije leta širi krila.' },
  body: { kind: 'true-false', isTrue: true, wrongFeedback: 'Leti.', rightFeedback: null },
}
const SHOWN = { isBonus: false, isInKnowledgeBase: true, isPublished: true }

/** What the server answers to an address, without following it. */
async function answered(request: APIRequestContext, path: string) {
  const answer = await request.get(path, { maxRedirects: 0 })
  const { location, 'cache-control': cache } = answer.headers()
  return { status: answer.status(), location, cache }
}

/** Opens an address as a reader does, with what their device keeps; where it led. */
async function visit(page: Page, path: string): Promise<string> {
  const response = await page.goto(path)
  expect(response?.status(), path).toBe(200)
  const { pathname, search } = new URL(page.url())
  return pathname + search
}

test('everything is renamed twice and back: one step from every address that it had', async ({
  page,
  playwright,
  site,
}) => {
  test.setTimeout(600_000)
  const request = await playwright.request.newContext({ baseURL: site })
  const editor = new Editor(request, site)
  await editor.ask('POST', '/admin/login', {
    email: DEMO_ACCOUNTS.admin,
    password: DEMO_ACCOUNTS.adminPassword,
  })
  const grades = await editor.ask<{ _id: string; slug: string }[]>('GET', '/razredi')
  const grade = grades.find(({ slug }) => slug === '8-razred')?._id ?? ''
  const before: Record<string, string>[] = []
  for (const stage of STAGES) {
    const now = await editor.name(stage, grade)
    for (const [kind, path] of Object.entries(now)) {
      expect(await visit(page, path)).toBe(path)
      // The page of today, not one that was stored under this address.
      await expect(page).toHaveTitle(new RegExp(stage))
      const canonical = await page.evaluate(
        () => document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href,
      )
      if (canonical) expect(new URL(canonical).pathname).toBe(path)
      const former = new Set(before.map((one) => one[kind] ?? ''))
      for (const old of former) {
        if (old === path) continue
        // One step, which no browser keeps; it leads to a page.
        const location = `${path}?a=1`
        expect(await answered(request, `${old}?a=1`), old).toEqual({
          ...{ status: 308, location, cache: 'no-store' },
        })
        expect(await visit(page, `${old}?a=1`), old).toBe(location)
      }
    }
    for (const one of before) {
      const slug = one.lesson?.split('/').at(-1) ?? ''
      expect(await answered(request, `/k/${slug}`), slug).toEqual({
        ...{ status: 307, location: now.lesson, cache: 'no-store' },
      })
      expect(await visit(page, `/k/${slug}`), slug).toBe(now.lesson)
    }
    // Kept on the device, too: the next stage meets what this one has stored.
    const { lesson = '' } = now
    await open(page, lesson)
    await expect
      .poll(() => page.evaluate(async (path) => Boolean(await caches.match(path)), lesson))
      .toBe(true)
    before.push(now)
  }
  const kept = await page.evaluate(async () =>
    (await (await caches.open('iskra-stranice')).keys()).map(({ url }) => new URL(url).pathname),
  )
  const today = Object.values(before.at(-1) ?? {})
  const stale = before.flatMap((one) => Object.values(one)).filter((path) => !today.includes(path))
  expect(kept.filter((path) => stale.includes(path))).toEqual([])

  // A tab that was open meanwhile: its links have the addresses of before.
  const { book = '', lesson = '' } = before.at(-1) ?? {}
  await open(page, book)
  const now = await editor.name('kasnije', grade)
  await page.locator(`a[href="${lesson}"]`).first().click()
  await expect(page).toHaveURL(now.lesson ?? '')
  await expect(page.getByRole('heading', { level: 1, name: 'Kula kasnije' })).toBeVisible()
  await request.dispose()
})
