import { expect, test } from 'vitest'
import type { NextLesson } from '@/lib/learning/daily-practice/next-lessons'
import { recommendationOf } from '@/lib/learning/reports/recommendation'

const lesson = (title: string, reason: NextLesson['reason']): NextLesson => ({
  ...{ lessonId: title, title, subject: 'Matematika', area: 'matematika', reason },
  path: `/5-razred/knjiga/${title}`,
})
const FIRST = { isTomorrow: false, last: undefined }
const child = { firstName: 'Maja', grade: { name: '5. razred', path: '/5-razred' } }

test('a parent reads what „Danas” does next, one lesson for each reason in order', () => {
  const next = [
    lesson('Razlomci', 'due'),
    lesson('Kutovi', 'open'),
    lesson('Pravci', 'due'),
    lesson('Skupovi', 'new'),
  ]
  expect(recommendationOf({ next, ...FIRST }, child)).toEqual({
    text: 'Neka Maja na svojem profilu otvori „Danas”: ponavlja se „Razlomci”, uvježbava se „Kutovi”, nova je lekcija „Skupovi”. Deset minuta je dovoljno.',
    label: 'Razlomci',
    path: '/5-razred/knjiga/Razlomci',
  })
})

test('what a child has finished today is not suggested for today', () => {
  const next = [lesson('Razlomci', 'due')]
  expect(recommendationOf({ next, isTomorrow: true, last: undefined }, child).text).toBe(
    'Neka Maja sutra na svojem profilu otvori „Danas”: ponavlja se „Razlomci”. Deset minuta je dovoljno.',
  )
})

test('a school test comes first', () => {
  const { text } = recommendationOf(
    { next: [lesson('Razlomci', 'test'), lesson('Kutovi', 'more')], ...FIRST },
    child,
  )
  expect(text).toContain('„Danas”: za ispit se vježba „Razlomci”, ponavlja se „Kutovi”.')
})

test('without answers the child goes on with the lesson opened last', () => {
  const last = { title: 'Kutovi', path: '/5-razred/knjiga/kutovi/skripta' }
  expect(recommendationOf({ next: [], isTomorrow: false, last }, child)).toEqual({
    text: 'Neka Maja nastavi lekciju „Kutovi”. Petnaestak minuta je dovoljno.',
    label: 'Kutovi',
    path: last.path,
  })
})

test('without a lesson a parent chooses one in the grade', () => {
  expect(recommendationOf({ next: [], ...FIRST }, child)).toMatchObject({
    label: '5. razred',
    path: '/5-razred',
  })
})
