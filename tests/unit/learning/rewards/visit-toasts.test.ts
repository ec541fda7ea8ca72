import { expect, test } from 'vitest'
import { spanOf } from '@/lib/learning/rewards/time-spans'
import { STREAK_LINES, WELCOME } from '@/lib/learning/rewards/flame-words'
import { arrivalToast } from '@/lib/learning/rewards/visit-toasts'

test('the texts are right, with seven different lines (rule 20.11)', () => {
  expect(arrivalToast(1)).toEqual({
    title: 'Dobrodošao!',
    text: 'Zaradio si vatricu za današnji dolazak!',
  })
  // A Sunday gives two flames.
  expect(arrivalToast(2).text).toBe('Zaradio si 2 vatrice za današnji dolazak!')
  expect(WELCOME.gift(1)).toContain('Prva vatrica je tvoja')
  expect(WELCOME.gift(2)).toContain('Prve 2 vatrice su tvoje')
  expect(new Set(STREAK_LINES).size).toBe(7)
})

const now = new Date('2026-11-20T12:00:00Z')
const at = (minutes: number) => now.getTime() + minutes * 60_000

test.each([
  ['a right clock', { startedAt: at(-10), sentAt: at(0) }, -10, 0],
  ['a clock an hour ahead', { startedAt: at(50), sentAt: at(60) }, -10, 0],
  ['a clock a year behind', { startedAt: at(-525_610), sentAt: at(-525_600) }, -10, 0],
  ['a clock that went back meanwhile', { startedAt: at(0), sentAt: at(-60) }, 0, 0],
  ['ISO texts', { startedAt: '2026-11-20T11:30:00Z', sentAt: '2026-11-20T11:45:00Z' }, -15, 0],
  ['no time of sending', { startedAt: at(-20) }, -20, 0],
  ['sent later', { startedAt: at(-90), endedAt: at(-60), sentAt: at(0) }, -90, -60],
  ['sent later, an hour ahead', { startedAt: at(-30), endedAt: at(0), sentAt: at(60) }, -90, -60],
  ['an end in the future', { startedAt: at(-30), endedAt: at(9) }, -30, 0],
])('%s: the session has its start and end by the server’s clock', (_, pause, from, to) => {
  expect(spanOf(pause, now)).toEqual({ from: new Date(at(from)), to: new Date(at(to)) })
})
