import { expect, test } from 'vitest'
import { afterTestLabel, todayWords, daysLeftLabel } from '@/lib/learning/plan/plan-labels'

test.each([
  [0, 'danas'],
  [1, 'sutra'],
  [2, 'za 2 dana'],
  [5, 'za 5 dana'],
  [21, 'za 21 dan'],
])('a test %i days ahead is „%s”', (daysLeft, words) => {
  expect(daysLeftLabel(daysLeft)).toBe(words)
})

test.each([
  [{ daysLeft: 3, today: null }, 'Čeka te današnje kratko ponavljanje.'],
  [{ daysLeft: 3, today: { right: 6, total: 8 } }, 'Današnje ponavljanje je gotovo: 6 od 8 točno.'],
  [{ daysLeft: 0, today: null }, 'Danas je test. Sretno, znaš više nego što misliš!'],
])('%j says „%s”', (plan, words) => {
  expect(todayWords(plan)).toBe(words)
})

test.each([
  [0, 'Test je iza tebe. Lekcije te čekaju kad god poželiš.'],
  [1, 'Test je iza tebe. Bravo za 1 dan vježbe!'],
  [4, 'Test je iza tebe. Bravo za 4 dana vježbe!'],
])('after %i days of reviews a plan closes with „%s”', (doneDays, words) => {
  expect(afterTestLabel({ doneDays })).toBe(words)
})
