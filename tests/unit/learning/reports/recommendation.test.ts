import { expect, test } from 'vitest'
import type { NextStep } from '@/lib/learning/lesson-state/next-step'
import type { Topic } from '@/lib/learning/reports/model'
import { candidatesOf, recommendationOf } from '@/lib/learning/reports/recommendation'

const topic = (level: Topic['level'], title: string): Topic => ({
  lessonId: title,
  title,
  subject: 'Matematika',
  path: `/5-razred/knjiga/${title}`,
  level,
  right: 3,
  of: 5,
})
const lesson = (title: string) => ({ lessonId: title, title, path: `/5-razred/knjiga/${title}` })
const mistaken = (count: number) => ({ ...lesson('razlomci'), count })

type Grounds = Parameters<typeof candidatesOf>[0]
const topics = [topic('weak', 'a'), topic('weak', 'b'), topic('steady', 'd'), topic('strong', 'c')]

test.each<[string, Partial<Grounds>, string[]]>([
  ['nothing yet', {}, []],
  [
    'a pause: where it stopped, then what is weak',
    { last: lesson('x'), topics },
    ['x', 'a', 'b', 'd', 'c'],
  ],
  [
    'what is weak, what has many mistakes, what was opened last, and the rest',
    { isActive: true, last: lesson('x'), topics, mistakes: mistaken(3) },
    ['a', 'b', 'razlomci', 'x', 'd', 'c'],
  ],
  ['two mistakes are few', { isActive: true, mistakes: mistaken(2) }, []],
  ['each lesson once', { isActive: true, last: lesson('a'), topics }, ['a', 'b', 'd', 'c']],
])('%s', (_, grounds, expected) => {
  const nothing: Grounds = { isActive: false, topics: [], mistakes: null, last: null }
  const found = candidatesOf({ ...nothing, ...grounds })
  expect(found.map(({ lessonId }) => lessonId)).toEqual(expected)
})

const child = { firstName: 'Maja', grade: { name: '5. razred', path: '/5-razred' } }
const said = (step: NextStep, mistakes = 0) =>
  recommendationOf({ lesson: lesson('razlomci'), step, mistakes }, child)

test.each<[NextStep, string, string]>([
  [{ element: 'skripta', kind: 'begin' }, 'Skripta: razlomci', '/skripta'],
  [{ element: 'kwiz', kind: 'again' }, 'Kviz: razlomci', '/kwiz'],
  [{ element: 'kartice', kind: 'due' }, 'Kartice: razlomci', '/kartice'],
  [{ element: 'test', kind: 'begin' }, 'Test: razlomci', '/test'],
  [{ element: 'test', kind: 'resume' }, 'Test: razlomci', '/test'],
  [{ element: 'provjera', kind: 'begin' }, 'Provjera: razlomci', '/provjera'],
  // The list of mistakes is a page only for the child.
  [{ element: 'greske', kind: 'due' }, 'razlomci', ''],
])('%j sends a parent to „%s”', (step, label, below) => {
  const { text, ...where } = said(step)
  expect(where).toEqual({ label, path: `/5-razred/knjiga/razlomci${below}` })
  expect(text).toContain('razlomci')
})

test('without a step a parent chooses a lesson in the grade', () => {
  expect(recommendationOf(null, child)).toMatchObject({ label: '5. razred', path: '/5-razred' })
})

test.each([
  [3, '3 zadatka čekaju novi pokušaj'],
  [5, '5 zadataka čeka novi pokušaj'],
  [21, '21 zadatak čeka novi pokušaj'],
])('%i mistakes have the right Croatian form', (count, words) => {
  expect(said({ element: 'greske', kind: 'due' }, count).text).toContain(words)
})
