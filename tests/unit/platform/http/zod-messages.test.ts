import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { croatianErrorMap } from '@/lib/platform/http/zod-messages'

const refusalOf = (schema: z.ZodType, value: unknown) =>
  schema.safeParse(value, { error: croatianErrorMap }).error?.issues.map(({ message }) => message)

const kinds = z.enum(['jabuka', 'kruška'])
const union = z.discriminatedUnion('kind', [z.object({ kind: z.literal('a') })])
const letters = (count: number) => 'a'.repeat(count)
const items = (count: number) => Array<string>(count).fill('a')

describe('a missing value', () => {
  test.each([
    ['a text', z.string(), undefined],
    ['a number', z.int(), undefined],
    ['one of several', kinds, undefined],
    ['one of several shapes', z.union([z.string(), z.number()]), undefined],
    ['a text of at least one character', z.string().min(1), ''],
  ])('%s', (_, schema, value) => {
    expect(refusalOf(schema, value)).toEqual(['Obavezno polje.'])
  })
})

describe('a value of a wrong type', () => {
  test.each<[string, z.ZodType, unknown]>([
    ['Treba upisati tekst.', z.string(), 5],
    ['Treba upisati broj.', z.number(), 'pet'],
    ['Treba upisati broj.', z.number(), Number.NaN],
    ['Treba upisati cijeli broj.', z.int(), 1.5],
    ['Treba odabrati da ili ne.', z.boolean(), 'da'],
    ['Treba upisati datum.', z.date(), 'sutra'],
    ['Ovdje mora stajati popis.', z.array(z.string()), 'a'],
    ['Ovdje mora stajati skup podataka.', z.object({}), null],
    ['Ovdje mora stajati skup podataka.', z.record(z.string(), z.string()), []],
    ['Vrijednost nije ispravna.', z.map(z.string(), z.string()), 1],
  ])('„%s”', (sentence, schema, value) => {
    expect(refusalOf(schema, value)).toEqual([sentence])
  })
})

describe('too much or too little', () => {
  test.each<[string, z.ZodType, unknown]>([
    ['Treba upisati najviše 1 znak.', z.string().max(1), letters(2)],
    ['Treba upisati najviše 3 znaka.', z.string().max(3), letters(4)],
    ['Treba upisati najviše 8 znakova.', z.string().max(8), letters(9)],
    ['Treba upisati najviše 21 znak.', z.string().max(21), letters(22)],
    ['Treba upisati najviše 1000 znakova.', z.string().max(1_000), letters(1_001)],
    ['Treba upisati najmanje 2 znaka.', z.string().min(2), letters(1)],
    ['Treba upisati najmanje 12 znakova.', z.string().min(12), letters(1)],
    ['Treba upisati točno 6 znakova.', z.string().length(6), letters(5)],
    ['Treba upisati točno 6 znakova.', z.string().length(6), letters(7)],
    ['Treba navesti najviše 1 stavku.', z.array(z.string()).max(1), items(2)],
    ['Treba navesti najviše 4 stavke.', z.array(z.string()).max(4), items(5)],
    ['Treba navesti najviše 26 stavki.', z.array(z.string()).max(26), items(27)],
    ['Treba navesti najmanje 1 stavku.', z.array(z.string()).min(1), []],
    ['Treba navesti točno 2 stavke.', z.array(z.string()).length(2), items(3)],
    ['Treba upisati broj koji nije veći od 8.', z.number().max(8), 9],
    ['Treba upisati broj koji nije veći od 100\u00a0000.', z.int().max(100_000), 100_001],
    ['Treba upisati broj koji nije manji od −0,5.', z.number().min(-0.5), -1],
    ['Treba upisati broj manji od 8.', z.number().lt(8), 8],
    ['Treba upisati broj veći od 0.', z.number().positive(), 0],
    ['Treba upisati broj koji nije veći od 8.', z.bigint().max(8n), 9n],
    ['Vrijednost je prevelika.', z.date().max(new Date(0)), new Date(1)],
    ['Vrijednost je premalena.', z.date().min(new Date(1)), new Date(0)],
  ])('„%s”', (sentence, schema, value) => {
    expect(refusalOf(schema, value)).toEqual([sentence])
  })
})

describe('a text in a wrong format', () => {
  test.each<[string, z.ZodType, string]>([
    ['Treba upisati ispravnu adresu e-pošte.', z.email(), 'ana'],
    ['Treba upisati ispravnu mrežnu adresu.', z.url(), 'ana'],
    ['Oznaka nije ispravna.', z.uuid(), 'x'],
    ['Oznaka nije ispravna.', z.uuidv7(), 'x'],
    ['Treba upisati datum u obliku 2026-09-01.', z.iso.date(), '1. 9. 2026.'],
    ['Tekst mora započeti znakovima „abc”.', z.string().startsWith('abc'), 'x'],
    ['Tekst mora završiti znakovima „abc”.', z.string().endsWith('abc'), 'x'],
    ['Tekst mora sadržavati „abc”.', z.string().includes('abc'), 'x'],
    ['Oblik teksta nije ispravan.', z.string().regex(/^a$/), 'x'],
    ['Oblik teksta nije ispravan.', z.ipv4(), 'x'],
  ])('„%s”', (sentence, schema, value) => {
    expect(refusalOf(schema, value)).toEqual([sentence])
  })
})

describe('an unknown value or key', () => {
  test.each<[string, z.ZodType, unknown]>([
    ['Odaberi jednu od vrijednosti: jabuka, kruška.', kinds, 'šljiva'],
    ['Ovdje može stajati samo „da”.', z.literal('da'), 'ne'],
    ['Nepoznat ključ: b.', z.strictObject({}), { b: 1 }],
    ['Nepoznati ključevi: b, c.', z.strictObject({}), { b: 1, c: 2 }],
    ['Ključ „dugačak” nije ispravan.', z.record(z.string().max(3), z.string()), { dugačak: '' }],
    ['Vrijednost nije ispravna.', z.map(z.date(), z.string()), new Map([[{}, 'b']])],
    ['Vrijednost nije ispravna.', union, { kind: 'c' }],
    ['Vrijednost nije ispravna.', z.string().refine(() => false), 'a'],
    ['Treba upisati višekratnik broja 5.', z.number().multipleOf(5), 7],
  ])('„%s”', (sentence, schema, value) => {
    expect(refusalOf(schema, value)).toEqual([sentence])
  })
})

test('a message of the schema itself takes precedence', () => {
  expect(refusalOf(z.string().max(1, 'Najviše jedno slovo.'), 'ab')).toEqual([
    'Najviše jedno slovo.',
  ])
})
