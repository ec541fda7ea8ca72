import { readFileSync, readdirSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { outcomeOf } from '@/lib/learning/check/judge-open'
import { judgeText } from '@/lib/learning/check/judge-text'
import { lessons } from '../../content/seed/tree'

/** What pupils might write to an open question, in their words, with what it is worth. */
type PupilsAnswers = {
  pitanje: string
  /** All of it. */
  tocno: string[]
  /** Right, but not all of it. */
  nepotpuno?: string[]
  /** Mistaken, reversed, or beside the question: never called right. */
  krivo: string[]
}

const FOLDER = 'tests/fixtures/pupils-answers'
const slugs = readdirSync(FOLDER).map((file) => file.replace(/\.yaml$/, ''))
const read = (slug: string) =>
  parse(readFileSync(`${FOLDER}/${slug}.yaml`, 'utf8')) as PupilsAnswers[]

describe.each(lessons.filter(({ slug }) => slugs.includes(slug)))(
  '$slug',
  ({ slug, ...lesson }) => {
    const answers = read(slug)
    const verdict = (text: string, prompt: string) => {
      const question = lesson.checks.find((check) => check.prompt === prompt)
      if (!question) throw new Error(`No such question: ${prompt}`)
      const { script, checks } = lesson
      const judged = judgeText(text, question, { questions: checks, script })
      const outcome = outcomeOf(judged.points.length, judged.totalPoints, 0)
      return { text, outcome, points: judged.points }
    }
    const verdicts = (kind: 'tocno' | 'nepotpuno' | 'krivo') =>
      answers.flatMap((one) => (one[kind] ?? []).map((text) => verdict(text, one.pitanje)))

    test('every open question has answers of both kinds', () => {
      expect(answers.map(({ pitanje }) => pitanje)).toEqual(
        lesson.checks.map(({ prompt }) => prompt),
      )
      expect(answers.filter(({ tocno, krivo }) => tocno.length < 2 || krivo.length < 2)).toEqual([])
    })

    test('what is right in other words is called right', () => {
      expect(verdicts('tocno').filter(({ outcome }) => outcome !== 'right')).toEqual([])
    })

    test('what is not all of it is told so, and what is there counts', () => {
      expect(verdicts('nepotpuno').filter(({ outcome }) => outcome !== 'partly')).toEqual([])
    })

    test('what is wrong is never called right', () => {
      expect(verdicts('krivo').filter(({ outcome }) => outcome === 'right')).toEqual([])
    })
  },
)

test('every lesson with open questions is tried with the answers of pupils', () => {
  const open = lessons.filter(({ checks }) => checks.length).map(({ slug }) => slug)
  expect(slugs.toSorted()).toEqual(open.toSorted())
})
