import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { compareCroatian } from '@/lib/platform/hr/collation'
import { fold } from '@/lib/platform/hr/fold'
import { formatNumber } from '@/lib/platform/hr/numbers'
import { counted, plural } from '@/lib/platform/hr/plurals'
import { slugify } from '@/lib/platform/hr/slug'

describe('fold', () => {
  it.each([
    ['Čudnovate ŽABE', 'cudnovate zabe'],
    ['ĐAK i međa', 'dak i meda'],
    ['c\u030cvor', 'cvor'],
    ['ǅep', 'dzep'],
    ['m²', 'm2'],
    ['İ', 'i'],
    ['', ''],
  ])('folds %j to %j', (text, folded) => expect(fold(text)).toBe(folded))

  it('is idempotent', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(fold(fold(text))).toBe(fold(text))
      }),
    )
  })
})

describe('slugify (rule 2.3)', () => {
  it.each([
    ['5. razred', '5-razred'],
    ['Čašćenje đaka u šumi, žurno!', 'cascenje-daka-u-sumi-zurno'],
    ['  Djeljivost  s 2, 5 i 10 ', 'djeljivost-s-2-5-i-10'],
    ['Rat 1914.–1918.', 'rat-1914-1918'],
    ['a - b', 'a-b'],
    ['--a--', 'a'],
    ['m²/s', 'm2s'],
    ['漢字', ''],
    ['?!', ''],
  ])('converts %j to %j', (text, slug) => expect(slugify(text)).toBe(slug))

  it('gives a valid slug or nothing, and leaves slugs unchanged', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const slug = slugify(text)
        expect(slug).toMatch(/^([a-z0-9]+(-[a-z0-9]+)*)?$/)
        expect(slugify(slug)).toBe(slug)
      }),
    )
  })
})

describe('plural', () => {
  it('agrees with CLDR, and number format with Intl', () => {
    const rules = new Intl.PluralRules('hr')
    const notation = new Intl.NumberFormat('hr-HR', { useGrouping: 'min2' })
    for (let count = -130; count <= 1_130; count += 1) {
      expect(plural(count, ['one', 'few', 'other']), `${count}`).toBe(rules.select(count))
      expect(formatNumber(count)).toBe(notation.format(count))
    }
  })

  it.each([
    [0, 'lekcija'],
    [1, 'LEKCIJA'],
    [2, 'lekcije'],
    [4, 'lekcije'],
    [5, 'lekcija'],
    [10, 'lekcija'],
    [11, 'lekcija'],
    [12, 'lekcija'],
    [14, 'lekcija'],
    [15, 'lekcija'],
    [20, 'lekcija'],
    [21, 'LEKCIJA'],
    [22, 'lekcije'],
    [25, 'lekcija'],
    [101, 'LEKCIJA'],
    [102, 'lekcije'],
    [111, 'lekcija'],
    [112, 'lekcija'],
    [1001, 'LEKCIJA'],
  ])('%d takes the form %s', (count, form) => {
    expect(plural(count, ['LEKCIJA', 'lekcije', 'lekcija'])).toBe(form)
  })

  it('writes the number in Croatian notation', () => {
    expect(counted(1005, ['lekcija', 'lekcije', 'lekcija'])).toBe('1005 lekcija')
  })
})

describe('compareCroatian', () => {
  it('sorts by the Croatian alphabet', () => {
    const sorted = ['cesta', 'čaj', 'ćup', 'dan', 'džep', 'đak', 'luk', 'ljeto', 'nož', 'njuh']
    const mixed = [...sorted, 'sok', 'šal', 'zid', 'žir'].reverse()
    expect(mixed.sort(compareCroatian)).toEqual([...sorted, 'sok', 'šal', 'zid', 'žir'])
  })

  it('never treats different texts as equal', () => {
    expect(compareCroatian('č', 'c\u030c')).not.toBe(0)
    expect(compareCroatian('a', 'a')).toBe(0)
  })
})
