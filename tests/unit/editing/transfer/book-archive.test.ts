import { describe, expect, test } from 'vitest'
import { readBookArchive } from '@/lib/editing/transfer/uploads/book-archive'
import { LESSON, sourceOf, UNIT } from '@/tests/fixtures/content-folder'
import { zipOf } from '@/tests/support/packages'

const above = (levels: number) => UNIT.split('/').slice(0, levels).join('/')
const NODES = ['razred', 'predmet', 'literatura', 'cjelina'].map(
  (node, level) => `${above(level + 1)}/${node}.yaml`,
)
const SCRIPT = sourceOf(`${LESSON}/skripta.md`).replace(/!\[.*\n/g, '')

/** A textbook whose lessons all have an additional file. */
const bookOf = (lessons: number, file: string, text: string) =>
  zipOf(
    Object.fromEntries([
      ...NODES.map((node) => [node, sourceOf(node)]),
      ...Array.from({ length: lessons }, (_, at) => [
        [`${UNIT}/lekcija-${at}/skripta.md`, SCRIPT],
        [`${UNIT}/lekcija-${at}/${file}`, text],
      ]).flat(),
    ]) as Record<string, string>,
  )

describe('a small textbook archive that would unpack to gigabytes is rejected', () => {
  test.each([
    ['questions', 14, 'pitanja.gift', 'a{T}\n\n'.repeat(150_000)],
    ['faults', 1, 'pitanja.gift', 'a{T}\n\n'.repeat(140_000)],
    ['YAML', 1, 'provjera.yaml', '- a\n'.repeat(60_000)],
    ['cards', 10, 'kartice.tsv', 'a\tb\n'.repeat(100_000)],
  ])('%s', async (_, lessons, file, text) => {
    await expect(readBookArchive(bookOf(lessons, file, text))).rejects.toThrow(/previše redaka/)
  })

  test('a usual one is accepted', async () => {
    const { tree } = await readBookArchive(bookOf(2, 'kartice.tsv', 'a\tb\n'))
    expect(tree?.lessons.map(({ cards }) => cards)).toEqual([
      [{ front: 'a', back: 'b' }],
      [{ front: 'a', back: 'b' }],
    ])
  })
})
