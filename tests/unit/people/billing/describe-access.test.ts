import { expect, test } from 'vitest'
import { describeAccess } from '@/lib/people/billing/describe-access'
import type { AccessView } from '@/lib/people/billing/model'

const NOW = new Date('2026-11-21T12:00:00.000Z')
const PAST = '2026-11-21T12:00:00.000Z'
const SOON = '2026-11-21T12:00:00.001Z'
const LATER = '2027-01-05T12:00:00.000Z'

const NOTHING: AccessView = {
  subscription: null,
  aiUntil: null,
  aiMaxUntil: null,
  hasModel: true,
  tokensNo: 0,
  tokensUpdatedAt: null,
  professorUntil: null,
  professorNo: 0,
  professorNoUpdatedAt: null,
}

const FREE = 'Skripte i prvih 8 pitanja svakog kviza otvoreni su i bez pretplate.'

test.each([
  [null, 'Pretplata', false, ['Trenutačno nemate pretplatu.', FREE]],
  [PAST, 'Pretplata', false, ['Pretplata je istekla 21. studenoga 2026.', FREE]],
  [SOON, 'Godišnja', true, ['Vrijedi do 21. studenoga 2026.']],
  [LATER, 'Godišnja', true, ['Vrijedi do 5. siječnja 2027.']],
] as const)('a subscription until %s', (until, title, isActive, lines) => {
  const subscription = until && { name: 'Godišnja', until }
  expect(describeAccess({ ...NOTHING, subscription }, NOW)).toEqual([{ title, isActive, lines }])
})

const AT = '2026-11-21T08:30:00.000Z'

test('without a model, no purchased AI reply is promised', () => {
  const access = { ...NOTHING, aiMaxUntil: LATER, tokensNo: 200, hasModel: false }
  expect(describeAccess(access, NOW)[1]).toEqual({
    title: 'Pomoćnik s AI',
    // Without a tick, because the assistant is not available.
    isActive: false,
    lines: [
      'Trenutačno nije dostupan. Pomoćnik dotad odgovara tekstom lekcije.',
      'Vrijedi do 5. siječnja 2027.',
    ],
  })
})

test.each([
  [{ aiUntil: PAST, aiMaxUntil: PAST, professorUntil: PAST }, []],
  [
    { aiUntil: SOON, tokensNo: 1, tokensUpdatedAt: AT },
    [['Pomoćnik s AI', 'Preostalo: 1 odgovor', 'Novih 5 stiže 22. studenoga 2026. u 09:30']],
  ],
  [
    { aiUntil: LATER, aiMaxUntil: SOON, tokensNo: 22, tokensUpdatedAt: null },
    [['Pomoćnik s AI', 'Preostalo: 22 odgovora']],
  ],
  [
    { professorUntil: SOON, professorNo: 0 },
    [['Pitanja profesoru', 'Preostalo danas: 0 pitanja', 'Svaki dan u ponoć stiže novih 10.']],
  ],
])('%j', (bought, items) => {
  const end = 'Vrijedi do 21. studenoga 2026.'
  const described = describeAccess({ ...NOTHING, ...bought }, NOW).slice(1)
  expect(described).toEqual(
    items.map(([title, ...lines]) => ({ title, isActive: true, lines: [...lines, end] })),
  )
})
