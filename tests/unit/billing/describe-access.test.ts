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

test.each([
  [null, 'Pretplata', false, ['Trenutačno nemate pretplatu.', FREE]],
  [PAST, 'Pretplata', false, ['Pretplata je istekla 21. studenoga 2026.', FREE]],
  [SOON, 'Godišnja', true, ['Vrijedi do 21. studenoga 2026.']],
  [LATER, 'Godišnja', true, ['Vrijedi do 5. siječnja 2027.']],
] as const)('a subscription until %s', (until, title, isActive, lines) => {
  const subscription = until && { name: 'Godišnja', until }
  expect(describeAccess({ ...NOTHING, subscription }, NOW)).toEqual([{ title, isActive, lines }])
})
