import { expect, test } from 'vitest'
import { toLabel, timeSpansLabel } from '@/lib/across/family-data/value-labels'

test.each([
  ['ocjena', 'spelling', 'točno, uz pogrešku u pisanju'],
  ['ocjena', 4, 4],
  ['gdje', 'kwiz', 'kviz'],
  ['gdje', 'imam-test', 'ponavljanje za test'],
  ['boja', 'violet', 'ljubičasta'],
  ['radnja', 'login-as-child', 'otvaranje dječjeg profila'],
  [
    'za što',
    'pitanje:01a2026d-71a5-70ce-969a-f02140da7982:2026-11-20',
    'točan odgovor, 20. studenoga 2026.',
  ],
  ['dan', '2026-10-25', '25. listopada 2026.'],
  ['znam', true, 'da'],
  ['obrisan', null, null],
] as const)('in the column %s %s is exported to parents as %s', (column, kept, read) => {
  expect(toLabel(column, kept)).toBe(read)
})

test('instants are shown in Zagreb time, winter and summer', () => {
  expect(toLabel('kada', new Date('2026-11-20T13:05:00Z'))).toBe('20. 11. 2026. 14:05')
  expect(toLabel('kada', new Date('2026-07-01T22:30:00Z'))).toBe('02. 07. 2026. 00:30')
})

test('known people are shown by name', () => {
  const names = new Map([['a1', 'Maja']])
  expect(toLabel('učenik', 'a1', names)).toBe('Maja')
  expect(toLabel('tko je radio', 'b2', names)).toBe('b2')
  expect(toLabel('oznaka', 'a1', names)).toBe('a1')
})

test('written text is exported unchanged, whatever it looks like', () => {
  expect(toLabel('tekst', 'right')).toBe('right')
  expect(toLabel('naslov', '2026-11-20')).toBe('2026-11-20')
  expect(toLabel('naslov', 'kwiz')).toBe('kwiz')
  expect(toLabel('tekst', 'pitanje:a:2026-11-20')).toBe('pitanje:a:2026-11-20')
})

const at = (time: string) => Date.parse(time)

test('measured time is told without its technical beginning in 1970', () => {
  const spans: [number, number][] = [
    [0, at('2026-11-29T09:00:00Z')],
    [at('2026-11-29T10:00:00Z'), at('2026-11-29T10:30:00Z')],
  ]
  expect(timeSpansLabel(spans).replace(/\s/g, ' ')).toMatch(
    /^do 29\. 11\. 2026\.,? 10:00; 29\. 11\. 2026\.,? 11:00 ?– ?11:30$/,
  )
})
