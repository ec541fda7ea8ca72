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
  for (const name of ['migrate', 'seed', 'import', 'export', 'admin:create', 'backup', 'restore']) {
    expect(said.join('\n')).toContain(`  ${name} `)
  }
})

test.each([
  [['unknown'], 'There is no command "unknown".'],
  [['seed'], 'Use: npm run iskra -- seed <demo|content>'],
  [['seed', 'all'], 'Use: npm run iskra -- seed <demo|content>'],
  [['migrate', 'now'], 'Use: npm run iskra -- migrate'],
  [['import'], 'Use: npm run iskra -- import <folder|file> [--dry-run]'],
  [['import', '--force'], 'Use: npm run iskra -- import <folder|file> [--dry-run]'],
  [['restore'], 'Use: npm run iskra -- restore <file> [--yes]'],
  [['export'], 'Use: npm run iskra -- export <folder> [--force]'],
  [['admin:create'], 'Use: npm run iskra -- admin:create <email>'],
  [['admin:create', 'nije-email'], 'Use: npm run iskra -- admin:create <email>'],
  [['admin:create', 'a@b.hr', 'lozinka'], 'Use: npm run iskra -- admin:create <email>'],
])('%j is rejected with exit code 2, before a database is opened', async (args, sentence) => {
  expect(await runIskraCommand(args)).toBe(2)
  expect(complained[0]).toBe(sentence)
})
