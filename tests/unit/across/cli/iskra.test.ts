import { cpSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { runIskraCommand } from '@/lib/across/cli/iskra'

let said: string[]
let complained: string[]

beforeEach(() => {
  said = []
  complained = []
  vi.spyOn(console, 'log').mockImplementation((line: string) => void said.push(line))
  vi.mocked(console.error).mockImplementation((line: string) => void complained.push(line))
})

// The commands' errors are asserted here, so they are not unexpected.
afterEach(() => void vi.mocked(console.error).mockClear())

test('help names every command of the contract', async () => {
  expect(await runIskraCommand(['help'])).toBe(0)
  for (const name of [
    'migrate',
    'seed',
    'import',
    'export',
    'admin:create',
    'backup',
    'restore',
    'check',
    'new-lesson',
  ]) {
    expect(said.join('\n')).toContain(`  ${name} `)
  }
})

const LESSON = 'lib/content/seed/1-razred/matematika-1/brojke-skakutavke-1/brojevi-do-20'

test('check reads lessons without a database, and names the faults of drawn numbers', async () => {
  expect(await runIskraCommand(['check', `${LESSON}/zbrajanje-do-20`])).toBe(0)
  expect(said).toEqual([expect.stringMatching(/^Lessons: 1, questions: \d+, .* Faults: 0, /)])

  const folder = path.join(mkdtempSync(path.join(tmpdir(), 'iskra-check-')), 'seed')
  cpSync('lib/content/seed', folder, {
    recursive: true,
    filter: (from) => !/\/(?:[2-8]-razred|zabavni-kvizovi)$/.test(from),
  })
  const file = path.join(
    folder,
    path.relative('lib/content/seed', LESSON),
    'zbrajanje-do-20/pitanja.gift',
  )
  writeFileSync(
    file,
    `// [tag:brojevi=a: 15..30]
::veliki::Koliko je $\\{a\\} + 1$? {
=\\{\\=a+1\\}#Tako je\\: $\\{a\\} + 1 \\= \\{\\=a+2\\}$.
=%0%\\{\\=a-1\\}#To je oduzeto.
####Zbroji.
}
`,
  )
  expect(await runIskraCommand(['check', file])).toBe(1)
  expect(complained.join('\n')).toMatch(/U obrazloženju nije točno: \{?\d+\}? \+ 1 = \{?\d+/)
})

test('check --summary prints the table of lessons, and which are outside the bounds', async () => {
  expect(await runIskraCommand(['check', path.dirname(LESSON), '--summary'])).toBe(0)
  const [table = '', ...rest] = said
  expect(table.split('\n').map((line) => line.split('|').length)).toEqual([
    14, 14, 14, 14, 14, 14, 1,
  ])
  expect(table).toMatch(/^\| Lesson \| words \| questions \| with changing numbers \|/)
  expect(table).toMatch(/^\| zbrajanje-do-20 \| 1\d\d \| \d\d \|/m)
  expect(table).toMatch(/^\| share of questions \|  \|  \| \d+ % \| \d+ % \|/m)
  expect(rest.at(-1)).toMatch(/^Lessons: 2, .* Faults: 0, warnings: 0\.$/)
})

test('new-lesson writes a draft that check accepts, beside what it is to be filled with', async () => {
  const folder = path.join(mkdtempSync(path.join(tmpdir(), 'iskra-new-')), 'seed')
  cpSync('lib/content/seed', folder, {
    recursive: true,
    filter: (from) => !/\/(?:[2-8]-razred|zabavni-kvizovi)$/.test(from),
  })
  const lesson = path.join(folder, path.relative('lib/content/seed', LESSON), 'nova-lekcija')
  expect(await runIskraCommand(['new-lesson', lesson])).toBe(0)
  expect(said[0]).toContain('skripta.md, pitanja.gift, kartice.tsv, provjera.yaml')
  said = []
  expect(await runIskraCommand(['check', lesson])).toBe(0)
  expect(complained).toEqual([])
  expect(said.map((line) => line.replace(/^.*nova-lekcija\/(?!pit.*nema)/, ''))).toEqual([
    expect.stringContaining('nema pitanja.'),
    'kartice.tsv:1: Lekcija još nema kartica.',
    'provjera.yaml:1: Lekcija još nema otvorenih pitanja.',
    expect.stringMatching(/^Lessons: 1, questions: 0, .* Faults: 0, warnings: 3\.$/),
  ])
  expect(await runIskraCommand(['new-lesson', lesson])).toBe(1)
  expect(complained[0]).toMatch(/exists already\.$/)
})

test('check complains about a missing folder', async () => {
  expect(await runIskraCommand(['check', 'nema/ga'])).toBe(1)
  expect(complained).toEqual(['There is no file or folder nema/ga.'])
})

test.each([
  [['unknown'], 'There is no command "unknown".'],
  [['seed'], 'Use: npm run iskra -- seed <demo|content>'],
  [['seed', 'all'], 'Use: npm run iskra -- seed <demo|content>'],
  [['migrate', 'now'], 'Use: npm run iskra -- migrate'],
  [['import'], 'Use: npm run iskra -- import <folder|file> [--dry-run]'],
  [['import', '--force'], 'Use: npm run iskra -- import <folder|file> [--dry-run]'],
  [['check'], 'Use: npm run iskra -- check <folder|file> [--summary]'],
  [['new-lesson'], 'Use: npm run iskra -- new-lesson <folder>'],
  [['restore'], 'Use: npm run iskra -- restore <file> [--yes]'],
  [['export'], 'Use: npm run iskra -- export <folder> [--force]'],
  [['admin:create'], 'Use: npm run iskra -- admin:create <email>'],
  [['admin:create', 'nije-email'], 'Use: npm run iskra -- admin:create <email>'],
  [['admin:create', 'a@b.hr', 'lozinka'], 'Use: npm run iskra -- admin:create <email>'],
])('%j is rejected with exit code 2, before a database is opened', async (args, sentence) => {
  expect(await runIskraCommand(args)).toBe(2)
  expect(complained[0]).toBe(sentence)
})
