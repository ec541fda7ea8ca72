import { describe, expect, test } from 'vitest'
import { outcomesSchema } from '@/lib/content/curriculum/outcomes'

const faultsOf = (codes: string[]) =>
  outcomesSchema.safeParse(codes).error?.issues.map(({ message }) => message) ?? []

const codes = (count: number) =>
  Array.from({ length: count }, (_, index) => `MAT OŠ A.5.${index + 1}`)

describe('outcomes', () => {
  test('keep their order, without spaces around them', () => {
    const sent = [' MAT OŠ B.5.2', 'MAT OŠ A.5.1 ', 'PRI OŠ E.8.9']
    expect(outcomesSchema.parse(sent)).toEqual(['MAT OŠ B.5.2', 'MAT OŠ A.5.1', 'PRI OŠ E.8.9'])
  })

  test.each([
    'A.5.1',
    'MAT A.5.1',
    'MAT OS A.5.1',
    'mat OŠ A.5.1',
    'M OŠ A.5.1',
    'MATEM OŠ A.5.1',
    'MAT OŠ F.5.1',
    'MAT OŠ A.5',
    'MAT OŠ A.5.10',
    'MAT OŠ A.5.1.',
    '',
  ])('„%s” is no code', (code) => {
    expect(faultsOf([code])).toEqual([`„${code}” nije oznaka ishoda. Piše se kao MAT OŠ A.5.1.`])
  })

  test('are at most eight, each named once', () => {
    expect(faultsOf(codes(8))).toEqual([])
    expect(faultsOf(codes(9))).toEqual(['Najviše 8 ishoda.'])
    expect(faultsOf(['MAT OŠ A.5.1', 'MAT OŠ A.5.1'])).toEqual(['Isti ishod naveden je dvaput.'])
  })
})
