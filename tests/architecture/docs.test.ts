import { existsSync, globSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { COMMANDS } from '@/lib/across/cli/commands/table'
import { readTree } from '@/lib/editing/transfer/import/read-tree'
import { SETTING_NAMES } from '@/lib/platform/env'
import packageJson from '@/package.json' with { type: 'json' }
import { ROOMS } from './rooms.mjs'
import { textOf } from './sources'

const DOCS = ['README.md', ...globSync('docs/**/*.md')]

/** Where programs were before decision 078, for operators who wrote the path down. */
const FORMER = ['lib/cli', 'lib/cli/start.mjs']

describe.each(DOCS)('%s', (file) => {
  const text = textOf(file)

  test('names files that exist', () => {
    const named = [
      ...text.matchAll(/`((?:app|components|deploy|lib|public|stores|tests)\/[^`\s*{<…]+)`/g),
    ]
    const missing = named
      .map(([, path = '']) => path)
      .filter((path) => !FORMER.includes(path))
      .filter(
        (path) => !['', '.ts', '.tsx', '.mjs', '.test.ts'].some((end) => existsSync(path + end)),
      )
    expect(missing).toEqual([])
  })

  test('names commands that exist', () => {
    const scripts = [...text.matchAll(/npm run ([\w:]+)/g)].map(([, name]) => name)
    expect(scripts.filter((name = '') => !(name in packageJson.scripts))).toEqual([])
    const commands = [...text.matchAll(/npm run iskra -- ([a-z][\w:-]*)/g)].map(([, name]) => name)
    expect(commands.filter((name = '') => !(name in COMMANDS))).toEqual([])
  })

  test('names decisions that exist', () => {
    const cited = [...text.matchAll(/decisions? (\d{3})/g)].map(([, number]) => number)
    expect(cited.filter((number) => !globSync(`docs/decisions/${number}-*.md`).length)).toEqual([])
  })
})

/** Names in a table's first column, between backticks; `S3_*` stands for all that begin so. */
const firstColumn = (text: string) =>
  [...text.matchAll(/^\| ((?:`[A-Z0-9_*]+`(?:, )?)+) +\|/gm)].flatMap(([, cell = '']) =>
    [...cell.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name),
  )

test('the README explains each setting, and no other', () => {
  const explained = firstColumn(textOf('README.md'))
  const isExplained = (setting: string) =>
    explained.some((name) => new RegExp(`^${name.replace('*', '.*')}$`).test(setting))
  expect(SETTING_NAMES.filter((setting) => !isExplained(setting))).toEqual([])
  expect(
    explained.filter((name) => !SETTING_NAMES.some((one) => one.startsWith(name.replace('*', '')))),
  ).toEqual([])
})

test('the README lists each command of npm run iskra', () => {
  const [row = ''] = /\| `npm run iskra -- <command>`.*/.exec(textOf('README.md')) ?? []
  for (const name of Object.keys(COMMANDS)) expect(row).toContain(`\`${name}`)
})

test('the README counts the lessons and questions of a new database', async () => {
  const { tree } = await readTree('lib/content/seed', { draws: 3 })
  const all = tree.lessons.flatMap((lesson) => lesson.questions)
  const changing = all.filter(({ numbers }) => numbers !== null).length
  const drawn = all.filter((one) => JSON.stringify(one).includes('figura:')).length
  expect(textOf('README.md')).toContain(`${tree.lessons.length} lessons in all eight grades`)
  expect(textOf('README.md')).toContain(
    `${all.length} questions (${changing} with numbers that change, ${drawn} with drawings)`,
  )
})

test('the table of rooms in the architecture is the list that lint reads, in its order', () => {
  const rows = [...textOf('docs/architecture.md').matchAll(/^\| `([a-z]+)` +\| (.*) \|$/gm)]
  const listed = rows.flatMap(([, floor, cell = '']) =>
    [...cell.replace(/\([^)]*\)/g, '').matchAll(/`([a-z-]+)`/g)].map(
      ([, room]) => `${floor}/${room}`,
    ),
  )
  expect(listed.filter((room) => ROOMS.includes(room))).toEqual(ROOMS)
})
