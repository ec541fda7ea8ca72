import { describe, expect, test } from 'vitest'
import { parseGift } from '../../../support/parse-gift'

const gift = (text: string, option = 'lav') =>
  parseGift(
    `::k::${text} {\n=${option}#Da.\n~tigar#Ne.\n~![Pruge](/slike/zebra)#Ne.\n}`,
    'pitanja.gift',
  )

describe('a picture of a question', () => {
  test.each<[string, string, { errors?: RegExp; warnings?: RegExp }]>([
    ['from the library, with a description', '![Životinja s grivom](/slike/griva) Što je?', {}],
    ['without a description', '![](/slike/griva) Što je?', { errors: /nema opis/ }],
    ['from elsewhere', '![Griva](https\\://x.hr/a.png) Što je?', { errors: /nije iz knjižnice/ }],
    ['that tells the key', '![LAV pod drvetom](/slike/griva) Što je?', { warnings: /odaje.*lav/ }],
    ['with the key in another word', '![Slavina](/slike/griva) Što je?', {}],
    ['that says what is right', '![Točan odgovor](/slike/griva) Što je?', { warnings: /točno/ }],
  ])('%s', (_, text, { errors, warnings }) => {
    const file = gift(text)
    expect(file.errors.map(({ message }) => message).join()).toMatch(errors ?? /^$/)
    expect(file.warnings.map(({ message }) => message).join()).toMatch(warnings ?? /^$/)
  })

  test('may be an option, and needs a description there too', () => {
    expect(gift('Što je?', '![](/slike/lav)').errors).toMatchObject([{ line: 1 }])
    expect(gift('Što je?', '![Griva](/slike/lav)').errors).toEqual([])
  })

  test.each([
    ['::k::![Na slici je 12 jabuka](/slike/jabuke) Koliko? {#\n=12#Da.\n####Dvanaest.\n}', true],
    ['::k::![Na slici je 120 jabuka](/slike/jabuke) Koliko? {#\n=12#Da.\n####Dvanaest.\n}', false],
    ['::k::![Grad Zagreb](/slike/grad) Koji? {\n=zagreb#Da.\n####Zagreb.\n}', true],
  ])('%s', (source, isTold) => {
    const { errors, warnings } = parseGift(source, 'pitanja.gift')
    expect({ errors, told: warnings.length }).toEqual({ errors: [], told: isTold ? 1 : 0 })
  })
})

describe('a recording of a question', () => {
  test.each<[string, string, { errors?: RegExp; warnings?: RegExp }]>([
    ['with a description', '![Riječ na engleskom](/snimke/lion) Što je?', {}],
    ['without one', '![](/snimke/lion) Što je?', { errors: /Snimka nema opis.*ne čuju/ }],
    ['that tells the key', '![Lav riče](/snimke/lion) Što je?', { warnings: /snimke.*odaje.*lav/ }],
  ])('%s', (_, text, { errors, warnings }) => {
    const file = gift(text)
    expect(file.errors.map(({ message }) => message).join()).toMatch(errors ?? /^$/)
    expect(file.warnings.map(({ message }) => message).join()).toMatch(warnings ?? /^$/)
  })

  test.each([
    ['matched', '=![a](/snimke/a) -> x\n=b -> y\n=c -> z', ''],
    ['ordered', '=x -> 1\n=![a](/snimke/a) -> 2\n=y -> 3', '// [tag:poredaj]\n'],
  ])(
    'is refused in options that are %s, because it would be inside a button',
    (_, answers, tag) => {
      const { errors } = parseGift(`${tag}::k::Što? {\n${answers}\n####Da.\n}`, 'pitanja.gift')
      expect(errors.map(({ message }) => message).join()).toMatch(/Snimka u pojmu/)
    },
  )
})
