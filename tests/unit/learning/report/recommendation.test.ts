import { expect, test } from 'vitest'
import type { Topic } from '@/lib/learning/report/model'
import { recommendationOf, type Grounds } from '@/lib/learning/report/recommendation'

const topic = (level: Topic['level'], title: string): Topic => ({
  lessonId: '01890000-0000-7000-8000-000000000001',
  title,
  subject: 'Matematika',
  path: `/5-razred/knjiga/${title}`,
  level,
  right: 3,
  of: 5,
})

const NOTHING: Grounds = {
  firstName: 'Maja',
  isActive: false,
  topics: [],
  mistakes: null,
  last: null,
  grade: { name: '5. razred', path: '/5-razred' },
}
const last = { title: 'Postotci', path: '/7/k/postotci', partPath: '/7/k/postotci/kartice' }
const mistakes = (count: number) => ({ title: 'Razlomci', path: '/5/k/razlomci', count })
const weak = [topic('weak', 'a'), topic('weak', 'b'), topic('strong', 'c')]

test.each<[string, Partial<Grounds>, string, string]>([
  ['nothing yet: the grade', {}, '5. razred', '/5-razred'],
  ['a pause: where it stopped', { last }, 'Postotci', '/7/k/postotci/kartice'],
  ['a pause goes before everything', { last, topics: weak }, 'Postotci', '/7/k/postotci/kartice'],
  [
    'a weak lesson: its script',
    { isActive: true, last, topics: weak, mistakes: mistakes(9) },
    'Skripta: a',
    '/5-razred/knjiga/a/skripta',
  ],
  [
    'three open mistakes: their own page, and the script before it',
    { isActive: true, last, topics: [topic('strong', 'c')], mistakes: mistakes(3) },
    'Skripta: Razlomci',
    '/5/k/razlomci/skripta',
  ],
  [
    'two open mistakes are few: on to the test',
    { isActive: true, last, topics: [topic('strong', 'c')], mistakes: mistakes(2) },
    'Test: c',
    '/5-razred/knjiga/c/test',
  ],
  [
    'too little known: the quiz of the last lesson',
    { isActive: true, last },
    'Kviz: Postotci',
    '/7/k/postotci/kwiz',
  ],
])('%s', (_, grounds, label, path) => {
  expect(recommendationOf({ ...NOTHING, ...grounds })).toMatchObject({ label, path })
})

test.each([
  [3, '3 zadatka čekaju novi pokušaj'],
  [5, '5 zadataka čeka novi pokušaj'],
  [21, '21 zadatak čeka novi pokušaj'],
])('%i mistakes are spoken of in Croatian', (count, words) => {
  const { text } = recommendationOf({ ...NOTHING, isActive: true, mistakes: mistakes(count) })
  expect(text).toContain(words)
})
