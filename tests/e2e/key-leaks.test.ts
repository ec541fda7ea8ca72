import { renderText } from '@/lib/platform/markdown/render'
import type { PublicQuestion, QuestionBody } from '@/lib/content/questions/model'
import type { FoundQuestion } from '@/lib/asking/search/contract'
import { lessonClassroomPath } from '@/lib/platform/paths'
import { funQuizzes } from './support/fun-quizzes'
import { lessons, type SeedLesson } from './support/lessons'
import { textFormsOf, secretTextsOf, sourcesOf } from './support/payload'
import { rightAnswer } from './support/answers'
import { findPublicLesson } from './support/rounds'
import { expect, test } from './support/test'
import { dailySampleOf } from '../support/sample'

/** Right typed answers of three letters and more. */
const typedKeysOf = ({ questions }: SeedLesson): string[] =>
  questions.flatMap(({ body }) =>
    body.kind === 'short'
      ? body.answers.flatMap(({ text, weight }) =>
          weight > 0 && /\p{L}{3}/u.test(text) ? text : [],
        )
      : [],
  )

/** Everything a question shows before it is answered. */
function shownOf(question: PublicQuestion): string[] {
  const { hints = [], ...parts } = question
  if (parts.kind === 'gaps') {
    const options = parts.gaps.flatMap((gap) => gap.options ?? [])
    return [parts.html, parts.slug, ...hints, parts.passage, ...options]
  }
  // The values of all ticks follow from those that are shown.
  if (parts.kind === 'line') return [parts.html, parts.slug, ...hints]
  if (parts.kind === 'spot') {
    const labels = parts.labels.map(({ html }) => html)
    return [parts.html, parts.slug, ...hints, parts.picture, ...labels]
  }
  const lists = Object.values(parts).filter((value) => Array.isArray(value))
  return [question.html, question.slug, ...hints, ...lists.flat().map(({ html }) => html)]
}

/** The words of a text, one space between two, around and after: ` Voda je tekućina. `. */
const wordsOf = (text: string) => ` ${text.split(/[^\p{L}\p{N}]+/u).join(' ')} `.toLowerCase()

const FIELDS: Record<PublicQuestion['kind'], string[]> = {
  single: ['choices'],
  several: ['choices'],
  'true-false': [],
  short: [],
  number: ['unit'],
  matching: ['left', 'right'],
  ordering: ['items'],
  groups: ['items', 'groups'],
  gaps: ['passage', 'gaps'],
  line: ['ticks', 'labels'],
  spot: ['picture', 'points', 'labels'],
}

test('the same search finds the reason once an answer is judged', async ({ request }) => {
  const [lesson] = lessons
  const { questions } = await findPublicLesson(request, lesson as SeedLesson)
  const { answer } = rightAnswer(lesson?.questions[0]?.body as QuestionBody)
  const path = `/api/pitanja/${questions[0]?._id}/odgovor`
  const judged = await (await request.post(path, { data: { answer } })).text()
  expect(secretTextsOf(lesson as SeedLesson).some((secret) => judged.includes(secret))).toBe(true)
})

test('nothing tells the answers of a fun quiz before they are given', async ({ request }) => {
  for (const quiz of dailySampleOf(funQuizzes, 3)) {
    const sources = {
      ...(await sourcesOf(request, quiz.path)),
      'call of the quiz': await (await request.get(`/api${quiz.path}`)).text(),
      'call of the list': await (await request.get('/api/zabavni-kwizovi')).text(),
    }
    const secrets = secretTextsOf(quiz)
    expect(secrets.length).toBeGreaterThan(quiz.questions.length)
    // The titles in the file may name the answer too; one of a single word may be an option's.
    const titles = quiz.questions.map(({ key }) => key).filter((key) => key.includes('-'))
    expect(titles.length).toBeGreaterThan(0)
    for (const [source, text] of Object.entries(sources)) {
      const where = `${quiz.slug}, ${source}`
      expect(text.length, where).toBeGreaterThan(500)
      const leaks = [...secrets, ...titles.map((key) => `"${key}"`)].filter((secret) =>
        text.includes(secret),
      )
      expect(leaks, where).toEqual([])
    }
  }
})

test('nothing tells the answers of a quiz before they are given', async ({ request }) => {
  for (const lesson of dailySampleOf(lessons, 24)) {
    const { id, questions } = await findPublicLesson(request, lesson)
    const played = await (await request.post('/api/kwiz', { data: { id } })).text()
    const single = questions.map(async ({ slug }) =>
      (await request.get(`/api/pitanja/${slug}`)).text(),
    )
    const sources: Record<string, string> = {
      ...(await sourcesOf(request, `${lesson.path}/kwiz`)),
      'page of the class': Object.values(
        await sourcesOf(request, lessonClassroomPath(lesson)),
      ).join(''),
      'page of the test': Object.values(await sourcesOf(request, `${lesson.path}/test`)).join(''),
      'list of questions': JSON.stringify(questions),
      'call of the quiz': played,
      'calls of each question': (await Promise.all(single)).join('\n'),
    }

    for (const question of questions) {
      const optional = ['isDrawn', 'isUnitAsked', 'hints'].filter((field) => field in question)
      const always = ['_id', 'slug', 'html', 'isBonus', 'kind', 'edition']
      const fields = [...always, ...optional, ...FIELDS[question.kind]]
      expect(Object.keys(question).sort()).toEqual(fields.sort())
    }
    const secrets = secretTextsOf(lesson)
    expect(secrets.length).toBeGreaterThan(lesson.questions.length)
    for (const [source, text] of Object.entries(sources)) {
      const where = `${lesson.slug}, ${source}`
      expect(text.length, where).toBeGreaterThan(500)
      const leaks = secrets.filter((secret) => text.includes(secret))
      expect.soft(leaks, where).toEqual([])
    }
    // A key may be a word of a question or of the lesson's title, summary and address; elsewhere it
    // would be told.
    const [head = ''] = lesson.script.split('\n---\n')
    const allowed = wordsOf([...questions.flatMap(shownOf), head, lesson.path].join(' '))
    for (const source of [
      'list of questions',
      'call of the quiz',
      'calls of each question',
    ] as const) {
      const words = wordsOf(sources[source] ?? '')
      const told = typedKeysOf(lesson).filter(
        (key) => words.includes(wordsOf(key)) && !allowed.includes(wordsOf(key)),
      )
      expect.soft(told, `${lesson.slug}, ${source}`).toEqual([])
    }
  }
})

test('the page of a question outside the knowledge base tells no answer', async ({ request }) => {
  const told: string[] = []
  for (const lesson of dailySampleOf(lessons, 4)) {
    const { id } = await findPublicLesson(request, lesson)
    // Guests are sent the questions of the knowledge base only.
    const sent = await request.get(`/api/lessons/${id}/questions`)
    const inside = ((await sent.json()) as { slug: string }[]).map(({ slug }) => slug)
    // A lesson that is free as a whole has none outside.
    if (inside.length === lesson.questions.length) continue
    const data = { query: lesson.title, limit: 50 }
    const found = await request.post('/api/baza-znanja/pretraga', { data })
    const { questions } = (await found.json()) as { questions: FoundQuestion[] }
    const asked = questions.find(
      ({ slug, metadata }) => metadata.lekcija === id && !inside.includes(slug),
    )
    expect(asked, lesson.slug).toBeDefined()
    const path = `/baza-znanja/pitanje/${asked?.slug}`
    const sources = {
      ...(await sourcesOf(request, path)),
      'call of the search': JSON.stringify(questions),
      'call of the question': await (await request.get(`/api/pitanja/${asked?.slug}`)).text(),
    }
    for (const [source, text] of Object.entries(sources)) {
      expect(text, `${path}, ${source}`).toContain(asked?.slug)
      const leaks = secretTextsOf(lesson).filter((secret) => text.includes(secret))
      told.push(...leaks.map((secret) => `${path}, ${source}: ${secret}`))
    }
  }
  expect(told).toEqual([])
})

const pointOf = (point: string | { tocka: string }) =>
  typeof point === 'string' ? point : point.tocka

/** Model answers and key points, as they stand, as HTML and inside JSON. */
const checkSecretsOf = ({ checks }: SeedLesson): string[] =>
  checks
    .flatMap((one) => [one.uzoran_odgovor, ...one.kljucne_tocke.map(pointOf)])
    .flatMap(textFormsOf)

test('nothing tells the model answers on the page of a check', async ({ request }) => {
  for (const lesson of dailySampleOf(lessons, 24)) {
    const sources = await sourcesOf(request, `${lesson.path}/provjera`)
    const prompts = lesson.checks.map(({ pitanje }) => `${pitanje} ${renderText(pitanje)}`).join()
    const secrets = checkSecretsOf(lesson).filter((secret) => !prompts.includes(secret))
    expect(secrets.length).toBeGreaterThan(lesson.checks.length)
    for (const [source, text] of Object.entries(sources)) {
      const where = `${lesson.slug}, ${source}`
      expect(text, where).toContain('provjera')
      const leaks = secrets.filter((secret) => text.includes(secret))
      expect(leaks, where).toEqual([])
    }
  }
})
