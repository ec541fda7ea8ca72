import { asc, eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { withFormulaNames } from '@/lib/platform/markdown/named-formulas'
import { renderText } from '@/lib/platform/markdown/render'
import { textRenderer } from '@/lib/content/media/render-texts'
import { checkQuestions } from '@/lib/content/curriculum/tables'
import { db } from '@/lib/platform/db/client'
import type { OpenTest } from '@/lib/learning/exams/model'
import { questions } from '@/lib/content/questions/tables'
import { withDrawnNumbers, NO_ATTEMPT } from '@/lib/content/questions/numbers/with-drawn-numbers'
import { rightAnswer, wrongAnswer } from '../e2e/support/answers'
import { call } from '../api/support/call'
import { dailySampleOf } from '../support/sample'
import { newFamily, setSubscription } from '../api/support/people'

/** Correct answers never reach the browser before the pupil has answered (rule 5.1). */
type Stored = typeof questions.$inferSelect
type Secret = Pick<Stored, 'body' | 'explanation'>

/** Some thousand calls, one after another, take long on a busy machine. */
const MANY_CALLS_MS = 90_000

const stored = await db().select().from(questions).orderBy(asc(questions.position))
const byLesson = new Map(
  dailySampleOf([...Map.groupBy(stored, ({ lessonId }) => lessonId ?? '')], 10),
)
const all = [...byLesson.values()]
  .flat()
  .map((question) => ({ ...question, ...withDrawnNumbers(question, NO_ATTEMPT) }))

/** Data that only the key contains: reasons and the explanation, as stored and as HTML. */
function secretsOf({ body, explanation }: Secret): string[] {
  const options =
    'choices' in body ? body.choices : 'answers' in body ? body.answers : ([] as never[])
  const reasons =
    body.kind === 'true-false'
      ? [body.wrongFeedback, body.rightFeedback]
      : options.map(({ feedback }) => feedback)
  const texts = [...reasons, explanation].filter((text) => text !== null)
  return texts.flatMap((text) => [text, renderText(text)]).filter((text) => text.length >= 12)
}

/** The answers a pupil has to find, unless the question itself contains them. */
function keysOf({ body, text }: Pick<Stored, 'body' | 'text'>): string[] {
  const keys =
    body.kind === 'short'
      ? body.answers.map((answer) => answer.text)
      : body.kind === 'number'
        ? body.answers.flatMap(({ low, high }) => [String(low), String(high)])
        : []
  return keys.filter((key) => key.length >= 2 && !text.toLowerCase().includes(key.toLowerCase()))
}

const FORBIDDEN =
  /"(?:weight|feedback|explanation|isTrue|answers|pairs|low|high|key|correct|calculation)"/

async function textOf(
  method: string,
  path: string,
  body?: object,
  headers: Record<string, string> = {},
): Promise<string> {
  const response = await call(method, path, { body, headers })
  expect(response.status).toBe(200)
  return response.text()
}

/** @param attempt in which changing numbers were drawn */
function expectNoKey(answer: string, asked: Stored[], attempt: string): void {
  expect(answer).not.toMatch(FORBIDDEN)
  const plain = JSON.stringify(JSON.parse(answer))
  for (const stored of asked) {
    const question = withDrawnNumbers(stored, attempt)
    const found = secretsOf(question).filter((secret) => plain.includes(quoted(secret)))
    expect(found, question.slug).toEqual([])
  }
}

const quoted = (text: string) => JSON.stringify(text).slice(1, -1)

/** The keys of a lesson's open questions: model answers and key points, as stored and as HTML. */
const checkKeysOf = (asked: (typeof checkQuestions.$inferSelect)[]): string[] =>
  asked.flatMap(({ modelAnswer, keyPoints }) =>
    [modelAnswer, ...keyPoints.map(({ point }) => point)].flatMap((text) => [
      quoted(text),
      quoted(renderText(text)),
    ]),
  )

describe('no answer before it is given', () => {
  test('POST /api/lessons/{id}/provjera contains no model answer and no key point', async () => {
    const family = await newFamily()
    await setSubscription(family)
    const open = Map.groupBy(await db().select().from(checkQuestions), ({ lessonId }) => lessonId)
    expect(open.size).toBeGreaterThanOrEqual(24)
    for (const [lessonId, asked] of dailySampleOf([...open], 8)) {
      const response = await call('POST', `/lessons/${lessonId}/provjera`, {
        body: {},
        cookie: family.pupil.cookie,
      })
      expect(response.status).toBe(200)
      const text = JSON.stringify(await response.json())
      expect(text).toContain(asked[0]?.id)
      // A short key may also be a word of a question.
      const prompts = asked.map(({ prompt }) => renderText(prompt)).join()
      const told = checkKeysOf(asked).filter(
        (key) => text.includes(key) && !quoted(prompts).includes(key),
      )
      expect(told).toEqual([])
    }
  })

  test('the seed has enough questions to check', () => {
    expect(byLesson.size).toBeGreaterThanOrEqual(10)
    expect(all.flatMap(secretsOf).length).toBeGreaterThan(byLesson.size * 40)
    expect(all.flatMap(keysOf).length).toBeGreaterThan(byLesson.size * 4)
  })

  test('a typed answer does not occur in its own question', async () => {
    for (const lessonId of byLesson.keys()) {
      const { questions: sent } = JSON.parse(await textOf('POST', '/kwiz', { id: lessonId })) as {
        questions: { _id: string; html: string }[]
      }
      for (const { _id, html, ...rest } of sent) {
        const question = all.find(({ id }) => id === _id)
        if (!question) throw new Error(`unknown question ${_id}`)
        const render = await textRenderer(question.text)
        expect(html).toBe(render(question.text))
        const typed = keysOf(question).filter((key) => JSON.stringify(rest).includes(`"${key}"`))
        expect(typed, question.slug).toEqual([])
      }
    }
  })

  test('the right sides of a matching are sorted, whatever the order of the pairs', async () => {
    const collator = new Intl.Collator('hr')
    for (const { id, lessonId, body, position } of all) {
      if (body.kind !== 'matching' || position > 8) continue
      const text = await textOf('GET', `/lessons/${lessonId ?? ''}/questions`)
      const sent = JSON.parse(text) as { _id: string; right: { id: string; html: string }[] }[]
      const right = sent.find(({ _id }) => _id === id)?.right ?? []
      const texts = [...body.pairs.map((pair) => pair.right), ...body.distractors]
      expect(right.map(({ html }) => html)).toEqual(
        texts.toSorted(collator.compare).map((right) => withFormulaNames(renderText(right))),
      )
    }
  })

  const name = 'a test that goes on tells nothing: begun, answered, looked at, begun again'
  test(name, { timeout: MANY_CALLS_MS }, async () => {
    const family = await newFamily()
    await setSubscription(family)
    const headers = { cookie: family.pupil.cookie }
    for (const [lessonId, asked] of byLesson) {
      const path = `/lessons/${lessonId}/test`
      const begun = await textOf('POST', path, { minutes: null }, headers)
      const { _id, questions: drawn } = JSON.parse(begun) as OpenTest
      const said = await Promise.all(
        drawn.flatMap(({ _id: questionId }) => {
          const found = asked.find(({ id }) => id === questionId)
          if (!found) throw new Error(`unknown question ${questionId}`)
          const { body } = withDrawnNumbers(found, _id)
          return [wrongAnswer(body), rightAnswer(body)].map(({ answer }) =>
            textOf('PUT', `/testovi/${_id}/odgovori`, { questionId, answer }, headers),
          )
        }),
      )
      expect(new Set(said)).toEqual(new Set(['{"success":true}']))
      const overview = await textOf('GET', `/lessons/${lessonId}/testovi`, undefined, headers)
      const { open, ...others } = JSON.parse(overview) as { open: Partial<OpenTest> }
      const { answers: own, ...going } = open
      expect(Object.keys(own ?? {})).toHaveLength(drawn.length)
      expectNoKey(JSON.stringify({ ...others, open: going }), asked, _id)
      const again = JSON.parse(await textOf('POST', path, { minutes: null }, headers)) as OpenTest
      expect(Object.keys(again.answers)).toHaveLength(drawn.length)
      // The pupil's own answers look like keys and are left out.
      const { answers: _, ...rest } = again
      expectNoKey(JSON.stringify(rest), asked, _id)
      expect((JSON.parse(begun) as OpenTest).answers).toEqual({})
      expectNoKey(begun.replace('"answers":{}', '"given":{}'), asked, _id)
      const closed = [
        await call('GET', `/testovi/${_id}`, { headers }),
        ...(await Promise.all(
          drawn.map(({ _id: questionId }) =>
            call('POST', `/pitanja/${questionId}/odgovor`, {
              body: { answer: { kind: 'true-false', value: true } },
              headers: { ...headers, 'x-iskra-client-address': lessonId },
            }),
          ),
        )),
      ]
      for (const response of closed) {
        expect(response.status).toBe(409)
        expectNoKey(await response.text(), asked, _id)
      }
    }
  })

  test('a stored question keeps its key, so the test checks the right rows', async () => {
    const [row] = await db().select().from(questions).where(eq(questions.kind, 'single')).limit(1)
    expect(JSON.stringify(row)).toMatch(FORBIDDEN)
  })
})
