import { existsSync, readdirSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { BUILDING_BLOCKS, COMPONENT_ROOMS, ROOMS } from './rooms.mjs'
import { filesIn, textOf } from './sources'

/**
 * Design, section 4: the top level is fixed. `middleware.ts` joins with accounts, and with the
 * policy of their pages `instrumentation-client.ts`, which Next looks for nowhere else.
 */
const FOLDERS = ['app', 'components', 'lib', 'public', 'stores', 'tests']
const FILES = ['next.config.ts', 'package.json', 'tailwind.config.ts', 'tsconfig.json']
const MAY_BE = [
  ...['docs', 'deploy', 'README.md', 'LICENSE'],
  ...['middleware.ts', 'instrumentation-client.ts', 'next-env.d.ts'],
]

/** What tools read or leave: configuration, lock file, what is built, ignored by git. */
const TOOLS = [
  ...['package-lock.json', 'node_modules', 'coverage'],
  ...['drizzle.config.ts', 'eslint.config.mjs', 'playwright.config.ts', 'postcss.config.mjs'],
  ...['vitest.config.ts', 'next-sitemap.config.js'],
]

test('holds the folders and files of the layout', () => {
  for (const name of [...FOLDERS, ...FILES]) expect(existsSync(name), name).toBe(true)
})

test('holds nothing else but docs, deploy, .ci and the configuration of tools', () => {
  const known = new Set([...FOLDERS, ...FILES, ...MAY_BE, ...TOOLS])
  const unknown = readdirSync('.').filter((name) => !known.has(name) && !name.startsWith('.'))
  expect(unknown).toEqual([])
})

const foldersOf = (path: string) =>
  readdirSync(path, { withFileTypes: true }).flatMap((one) => (one.isDirectory() ? [one.name] : []))

/** Rooms of `lib` that a text imports from; `''` for the files directly in it. */
const importedRooms = (text: string) =>
  [...text.matchAll(/from '@\/lib\/(?:([a-z-]+)\/)?[a-z-]+[^']*'/g)].map(([, room = '']) => room)

describe('the four trees', () => {
  test('lib has the rooms of the list, in folders of their own', () => {
    expect(foldersOf('lib').toSorted()).toEqual(ROOMS.toSorted())
  })

  test('components take the same words', () => {
    expect(foldersOf('components').toSorted()).toEqual(
      [...BUILDING_BLOCKS, ...COMPONENT_ROOMS].toSorted(),
    )
    expect(COMPONENT_ROOMS.filter((room) => !['layout', ...ROOMS].includes(room))).toEqual([])
  })

  test.each(['unit', 'api', 'component'])('tests/%s takes the same words', (suite) => {
    const known = [...ROOMS, ...BUILDING_BLOCKS, ...COMPONENT_ROOMS, 'safety', 'support']
    expect(foldersOf(`tests/${suite}`).filter((room) => !known.includes(room))).toEqual([])
  })

  test.each(filesIn('app/api', 'route.ts').filter((file) => textOf(file).includes('Contract,')))(
    '%s takes its handler from the room of its contract, or from rooms before it',
    (file) => {
      const text = textOf(file)
      const [, room = ''] = /Contract.*from '@\/lib\/([a-z-]+)\//.exec(text) ?? []
      const after = ROOMS.slice(ROOMS.indexOf(room) + 1)
      expect(ROOMS).toContain(room)
      expect(importedRooms(text).filter((one) => after.includes(one))).toEqual([])
    },
  )
})
