import { afterEach, expect, test, vi } from 'vitest'

afterEach(() => {
  vi.unstubAllGlobals()
})

test('pages with only small numbers create no formatter, other pages one of each kind', async () => {
  const asked: PropertyKey[] = []
  const counting = new Proxy(Intl, {
    get: (intl, name) => {
      asked.push(name)
      return intl[name as keyof typeof Intl]
    },
  })
  vi.stubGlobal('Intl', counting)
  vi.resetModules()
  const { formatDate } = await import('@/lib/platform/hr/dates')
  const { compareCroatian } = await import('@/lib/platform/hr/collation')
  const { formatEuro } = await import('@/lib/platform/hr/euro')
  const { counted } = await import('@/lib/platform/hr/plurals')
  expect(counted(7, ['sat', 'sata', 'sati'])).toBe('7 sati')
  expect(asked).toEqual([])
  for (const round of [1, 2]) {
    formatDate(new Date(round))
    compareCroatian('a', 'b')
    formatEuro(round)
    counted(round / 4, ['sat', 'sata', 'sati'])
  }
  expect(asked).toEqual([
    'DateTimeFormat',
    'Collator',
    'NumberFormat',
    'NumberFormat',
    'PluralRules',
  ])
})
