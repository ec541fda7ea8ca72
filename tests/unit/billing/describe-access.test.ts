import { expect, test } from 'vitest'
import { describeAccess } from '@/lib/billing/describe-access'
import type { AccessView } from '@/lib/billing/model'

const NOW = new Date('2026-11-21T12:00:00.000Z')
const PAST = '2026-11-21T12:00:00.000Z'
const SOON = '2026-11-21T12:00:00.001Z'
const LATER = '2027-01-05T12:00:00.000Z'

const NOTHING: AccessView = {
  subscription: null,
  aiUntil: null,
  aiMaxUntil: null,
  tokensNo: 0,
  tokensUpdatedAt: null,
  professorUntil: null,
  professorNo: 0,
  professorNoUpdatedAt: null,
}

const FREE = 'Skripte i prvih 8 pitanja svakog kviza otvoreni su i bez pretplate.'
const linesOf = (part: Partial<AccessView>, index: number) =>
  describeAccess({ ...NOTHING, ...part }, NOW)[index]

test.each([
  [null, 'Pretplata', false, ['Trenutačno nemate pretplatu.', FREE]],
  [PAST, 'Pretplata', false, ['Pretplata je istekla 21. studenoga 2026.', FREE]],
  [SOON, 'Godišnja', true, ['Vrijedi do 21. studenoga 2026.']],
  [LATER, 'Godišnja', true, ['Vrijedi do 5. siječnja 2027.']],
] as const)('a subscription until %s', (until, title, isActive, lines) => {
  const subscription = until && { name: 'Godišnja', until }
  expect(linesOf({ subscription }, 0)).toEqual({ title, isActive, lines })
})

const small = 'Jedan token je jedan odgovor pomoćnika. Nakon 24 sata opet ih je 5.'
const large = 'Jedan token je jedan odgovor pomoćnika. Nakon 24 sata opet ih je 200.'
const AFTERWARDS = 'Nakon toga vrijedi AI pomoćnik s 5 tokena, do 5. siječnja 2027.'

test.each([
  [{}, 'AI pomoćnik', ['Nije uključeno.']],
  [{ aiUntil: PAST, tokensNo: 3 }, 'AI pomoćnik', ['Isteklo 21. studenoga 2026.']],
  [
    { aiUntil: LATER, tokensNo: 1 },
    'AI pomoćnik',
    ['Preostalo: 1 AI token.', small, 'Vrijedi do 5. siječnja 2027.'],
  ],
  [
    { aiUntil: LATER, aiMaxUntil: PAST, tokensNo: 5 },
    'AI pomoćnik',
    ['Preostalo: 5 AI tokena.', small, 'Vrijedi do 5. siječnja 2027.'],
  ],
  [
    { aiMaxUntil: LATER, tokensNo: 200 },
    'AI pomoćnik Max',
    ['Preostalo: 200 AI tokena.', large, 'Vrijedi do 5. siječnja 2027.'],
  ],
  [
    { aiUntil: LATER, aiMaxUntil: SOON, tokensNo: 0 },
    'AI pomoćnik Max',
    ['Preostalo: 0 AI tokena.', large, 'Vrijedi do 21. studenoga 2026.', AFTERWARDS],
  ],
])('an assistant with %o', (part, title, lines) => {
  expect(linesOf(part, 1)).toEqual({ title, isActive: lines.length > 1, lines })
})

test.each([
  [{}, ['Nije uključeno.']],
  [{ professorUntil: PAST, professorNo: 7 }, ['Isteklo 21. studenoga 2026.']],
  [
    { professorUntil: LATER, professorNo: 2 },
    ['Preostalo danas: 2 pitanja.', 'Svaki dan ih je 10.', 'Vrijedi do 5. siječnja 2027.'],
  ],
])('questions to the professor with %o', (part, lines) => {
  expect(linesOf(part, 2)).toEqual({
    title: 'Pitanja profesoru',
    isActive: lines.length > 1,
    lines,
  })
})
