import { describe, expect, test } from 'vitest'
import { readTree } from '@/lib/editing/transfer/import/read-tree'
import { BROKEN_CONTENT } from '@/tests/fixtures/broken-content'
import { LESSON, sourceOf } from '@/tests/fixtures/content-folder'
import { newContentFolder } from '@/tests/support/new-content-folder'

test('the folder that later tests break is valid', async () => {
  const { tree, errors, warnings } = await readTree(newContentFolder())
  expect({ errors, warnings }).toEqual({ errors: [], warnings: [] })
  expect(tree.lessons[0]?.questions).toHaveLength(9)
})

describe('a fault is reported with its file and line', () => {
  test.each(BROKEN_CONTENT)('$name', async ({ changes, faults }) => {
    const { errors } = await readTree(newContentFolder(changes))
    expect(errors).toEqual(
      faults.map(({ file, line, message }) => ({
        file,
        line,
        message: expect.stringContaining(message) as string,
      })),
    )
  })

  test('all faults of all files are reported at once', async () => {
    const { errors } = await readTree(
      newContentFolder({
        [`${LESSON}/kartice.tsv`]: 'jedna\n\ndruga\n',
        [`${LESSON}/provjera.yaml`]: '- pitanje: A?\n',
        [`${LESSON}/skripta.md`]: sourceOf(`${LESSON}/skripta.md`).replace('krug.svg', 'oval.svg'),
      }),
    )
    expect(errors.map(({ file, line }) => `${file.split('/').at(-1)}:${line}`)).toEqual([
      'skripta.md:12',
      'kartice.tsv:1',
      'kartice.tsv:3',
      'provjera.yaml:1',
      'provjera.yaml:1',
    ])
  })

  test('an empty folder is reported as such', async () => {
    const empty = newContentFolder({ '5-razred/razred.yaml': null })
    const { errors } = await readTree(empty)
    expect(errors).toEqual([
      { file: '5-razred', line: 0, message: 'U mapi nedostaje razred.yaml.' },
    ])
  })
})

describe('tolerated input', () => {
  test('an unused figure and an essay are warnings', async () => {
    const gift = `${sourceOf(`${LESSON}/pitanja.gift`)}\n::esej::Opiši dan. {}\n`
    const { errors, warnings } = await readTree(
      newContentFolder({
        [`${LESSON}/visak.svg`]: '<svg viewBox="0 0 1 1"/>',
        [`${LESSON}/pitanja.gift`]: gift,
      }),
    )
    expect(errors).toEqual([])
    expect(warnings).toEqual([
      { file: `${LESSON}/visak.svg`, line: 0, message: 'Slika se ne koristi.' },
      {
        file: `${LESSON}/pitanja.gift`,
        line: 44,
        message: 'Esejsko pitanje „esej” nije vrsta pitanja za kviz i preskače se.',
      },
    ])
  })

  test('Windows line ends and a byte order mark change nothing', async () => {
    const plain = await readTree(newContentFolder())
    const files = ['skripta.md', 'pitanja.gift', 'kartice.tsv', 'provjera.yaml']
    const changes = Object.fromEntries(
      files.map((name) => {
        const text = sourceOf(`${LESSON}/${name}`)
        return [`${LESSON}/${name}`, `\uFEFF${text.replaceAll('\n', '\r\n')}`]
      }),
    )
    expect(await readTree(newContentFolder(changes))).toEqual(plain)
  })

  test('scripts, styles and links inside a figure are removed', async () => {
    const svg =
      '<svg viewBox="0 0 9 9" onload="x()"><script>x()</script><style>*{}</style>' +
      '<a href="https://zlo.example"><circle r="4" onclick="x()"/></a></svg>'
    const { tree, errors } = await readTree(newContentFolder({ [`${LESSON}/krug.svg`]: svg }))
    expect(errors).toEqual([])
    expect(tree.lessons[0]?.figures).toEqual([
      { name: 'krug.svg', svg: '<svg viewBox="0 0 9 9"><circle r="4"></circle></svg>' },
    ])
  })

  test('a lesson may lack questions, cards and check', async () => {
    const changes = {
      [`${LESSON}/pitanja.gift`]: null,
      [`${LESSON}/kartice.tsv`]: null,
      [`${LESSON}/provjera.yaml`]: null,
    }
    const { tree, errors } = await readTree(newContentFolder(changes))
    expect(errors).toEqual([])
    expect(tree.lessons[0]).toMatchObject({ questions: [], cards: [], checks: [] })
  })
})
