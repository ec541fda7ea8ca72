import { existsSync, readdirSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { BUILDING_BLOCKS, COMPONENT_ROOMS, FLOORS, ROOMS } from './rooms.mjs'
import { filesIn, textOf } from './sources'

/**
 * The top level is fixed (rule 38.1). Accounts added `middleware.ts`, and their pages'
 * content security policy added `instrumentation-client.ts`, errors of pages `instrumentation.ts`,
 * which Next only finds here.
 */
const FOLDERS = ['app', 'components', 'lib', 'public', 'stores', 'tests']
const FILES = ['next.config.ts', 'package.json', 'tailwind.config.ts', 'tsconfig.json']
const MAY_BE = [
  ...['docs', 'deploy', 'README.md', 'LICENSE'],
  ...['middleware.ts', 'instrumentation.ts', 'instrumentation-client.ts', 'next-env.d.ts'],
]

/** Files for tools: configuration, the lock file, and git-ignored output. */
const TOOLS = [
  ...['package-lock.json', 'node_modules', 'coverage'],
  ...['drizzle.config.ts', 'playwright.config.ts', 'postcss.config.mjs'],
  ...['vitest.config.ts', 'knip.config.ts', 'next-sitemap.config.js'],
]

test('has the folders and files of the layout', () => {
  for (const name of [...FOLDERS, ...FILES]) expect(existsSync(name), name).toBe(true)
})

test('has nothing else but docs, deploy, .ci and the configuration of tools', () => {
  const known = new Set([...FOLDERS, ...FILES, ...MAY_BE, ...TOOLS])
  const unknown = readdirSync('.').filter((name) => !known.has(name) && !name.startsWith('.'))
  expect(unknown).toEqual([])
})

const foldersOf = (path: string) =>
  readdirSync(path, { withFileTypes: true }).flatMap((one) => (one.isDirectory() ? [one.name] : []))

/**
 * Rooms of `lib` that a source text imports from, by path; files directly in the platform count as
 * none.
 */
const importedRooms = (text: string) =>
  [...text.matchAll(/from '@\/lib\/([a-z-]+\/[a-z-]+)\//g)].map(([, room = '']) => room)

/** Rooms of a tree, by their path below it. */
const roomsOf = (tree: string) =>
  Object.keys(FLOORS)
    .filter((floor) => existsSync(`${tree}/${floor}`))
    .flatMap((floor) => foldersOf(`${tree}/${floor}`).map((room) => `${floor}/${room}`))

describe('the trees', () => {
  test('lib has exactly the eight floors', () => {
    expect(readdirSync('lib').toSorted()).toEqual(Object.keys(FLOORS).toSorted())
  })

  test('each floor has its rooms; the seed content is beside them', () => {
    expect(roomsOf('lib').toSorted()).toEqual([...ROOMS, 'content/seed'].toSorted())
  })

  test('components have the same names', () => {
    const floors = [...BUILDING_BLOCKS, 'layout', ...Object.keys(FLOORS)]
    expect(foldersOf('components').toSorted()).toEqual(floors.toSorted())
    expect([...roomsOf('components'), 'layout'].toSorted()).toEqual(COMPONENT_ROOMS.toSorted())
    expect(COMPONENT_ROOMS.filter((room) => !['layout', ...ROOMS].includes(room))).toEqual([])
  })

  test.each(['unit', 'api', 'component'])('tests/%s has the same names', (suite) => {
    const known = [...Object.keys(FLOORS), ...BUILDING_BLOCKS, 'layout', 'safety', 'support']
    expect(foldersOf(`tests/${suite}`).filter((folder) => !known.includes(folder))).toEqual([])
    expect(roomsOf(`tests/${suite}`).filter((room) => !ROOMS.includes(room))).toEqual([])
  })

  test.each(filesIn('app/api', 'route.ts').filter((file) => textOf(file).includes('Contract,')))(
    '%s imports its handler from its contract’s room, or from earlier rooms',
    (file) => {
      const text = textOf(file)
      const [, room = ''] = /Contract\b[^']*from '@\/lib\/([a-z-]+\/[a-z-]+)\//.exec(text) ?? []
      const after = ROOMS.slice(ROOMS.indexOf(room) + 1)
      expect(ROOMS).toContain(room)
      expect(importedRooms(text).filter((one) => after.includes(one))).toEqual([])
    },
  )
})

/** Programs that deployment files start: forgetting one after a move would break a server. */
test.each(['deploy/iskra.service', 'deploy/Dockerfile', 'package.json'])(
  '%s names existing programs',
  (file) => {
    const named = [...textOf(file).matchAll(/(?<![\w/])(?:lib|tests)\/[\w./-]+\.(?:mjs|ts)\b/g)]
    expect(named.length).toBeGreaterThan(0)
    expect(named.filter(([program]) => !existsSync(program))).toEqual([])
  },
)
