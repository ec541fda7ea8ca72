import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { beforeEach, describe, expect, onTestFinished, test, vi, type MockInstance } from 'vitest'
import { buildOnce } from '@/lib/across/cli/build-once.mjs'
import { nameBuild } from '@/lib/across/cli/build-site.mjs'
import { finishBuild, folderOf, isBuilt, noteServing } from '@/lib/across/cli/builds.mjs'
import { makeTemporaryFolder, removeFolder } from '@/tests/support/processes'

const NOBODY = 2 ** 30

let root: string
beforeEach(() => {
  root = makeTemporaryFolder()
  const made = root
  onTestFinished(() => removeFolder(made))
})

const write = (file: string, text: string) => {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true })
  writeFileSync(path.join(root, file), text)
}
const textOf = (file: string) => readFileSync(path.join(root, file), 'utf8')

/** Creates Next's build output with a script of this name. */
function build(name: string, minute: number): void {
  write('.next/BUILD_ID', name)
  write(`.next/static/chunks/${name}.js`, name)
  write('.next/server/page.js', name)
  write('.next/cache/quick', 'cached')
  finishBuild(root, name)
  utimesSync(path.join(root, folderOf(name), 'BUILD_ID'), 60 * minute, 60 * minute)
}

describe('a build', () => {
  test('is moved to its own folder and leaves the served build untouched', () => {
    build('first', 1)
    build('second', 2)
    expect(textOf('.next-first/server/page.js')).toBe('first')
    expect(textOf('.next-second/server/page.js')).toBe('second')
    expect([isBuilt(root, 'first'), isBuilt(root, 'third')]).toEqual([true, false])
    // Caches for the next build stay in the build folder.
    expect(textOf('.next/cache/quick')).toBe('cached')
    expect(existsSync(path.join(root, '.next/server'))).toBe(false)
  })

  test('includes the previous build’s files but not those of the one before', () => {
    build('first', 1)
    build('second', 2)
    expect(textOf('.next-second/static/chunks/first.js')).toBe('first')
    build('third', 3)
    expect(textOf('.next-third/static/chunks/second.js')).toBe('second')
    expect(existsSync(path.join(root, '.next-third/static/chunks/first.js'))).toBe(false)
  })

  test('is deleted two builds later, but not while a process serves it', () => {
    build('first', 1)
    build('second', 2)
    noteServing(path.join(root, folderOf('first')), process.pid)
    noteServing(path.join(root, folderOf('second')), NOBODY)
    build('third', 3)
    build('fourth', 4)
    const left = ['first', 'second', 'third', 'fourth'].filter((name) => isBuilt(root, name))
    expect(left).toEqual(['first', 'third', 'fourth'])
  })

  test('is repeated when it was interrupted while being moved', () => {
    write('.next-first.partial/server/page.js', 'half')
    expect(isBuilt(root, 'first')).toBe(false)
    build('first', 1)
    expect(textOf('.next-first/server/page.js')).toBe('first')
    expect(existsSync(path.join(root, '.next-first.partial'))).toBe(false)
  })

  test('counts as missing when its removal was interrupted, and does not block others', () => {
    build('first', 1)
    rmSync(path.join(root, '.next-first/BUILD_ID'))
    write('.next-old/own-static.json', '[]')
    write('.next-older.gone/BUILD_ID', 'older')
    expect(isBuilt(root, 'first')).toBe(false)
    build('second', 2)
    build('first', 3)
    expect([isBuilt(root, 'second'), isBuilt(root, 'first')]).toEqual([true, true])
    expect(textOf('.next-first/static/chunks/second.js')).toBe('second')
    const left = readdirSync(root).toSorted()
    expect(left).toEqual(['.next', '.next-first', '.next-second'])
  })

  test('with missing files passes its remaining files on', () => {
    build('first', 1)
    rmSync(path.join(root, '.next-first/static'), { recursive: true })
    build('second', 2)
    expect(textOf('.next-second/static/chunks/second.js')).toBe('second')
  })
})

describe('two concurrent builders', () => {
  let said: MockInstance
  beforeEach(() => {
    said = vi.spyOn(console, 'log').mockImplementation(() => undefined)
    onTestFinished(() => said.mockRestore())
  })

  test('run one after the other and build only once', async () => {
    const told: string[] = []
    const start = (pid: number) =>
      buildOnce({ root, name: 'first', pid }, async () => {
        told.push('begins')
        await setImmediate()
        expect(isBuilt(root, 'first')).toBe(false)
        build('first', 1)
        told.push('ends')
      })
    await Promise.all([start(process.pid), start(process.ppid)])
    expect(told).toEqual(['begins', 'ends'])
    expect(said).toHaveBeenCalledExactlyOnceWith('Waiting for another build in this folder to end')
    await Promise.all(
      ['second', 'third'].map((name, index) =>
        buildOnce({ root, name, pid: index ? process.pid : process.ppid }, async () => {
          told.push('begins')
          await setImmediate()
          build(name, index + 2)
          told.push('ends')
        }),
      ),
    )
    expect(told).toEqual(['begins', 'ends', 'begins', 'ends', 'begins', 'ends'])
  })

  test.each([
    ['has died', NOBODY, 0],
    ['has long given no sign, and whose number another one has', process.ppid, 120],
  ])('do not wait for one that %s', async (_, pid, silentSeconds) => {
    write(`.next.builders/${pid}`, '')
    const at = Date.now() / 1000 - silentSeconds
    utimesSync(path.join(root, `.next.builders/${pid}`), at, at)
    await buildOnce({ root, name: 'first' }, async () => build('first', 1))
    expect(isBuilt(root, 'first')).toBe(true)
  })

  test('stop waiting when aborted', async () => {
    write(`.next.builders/${process.ppid}`, '')
    const stop = AbortSignal.timeout(50)
    await expect(
      buildOnce({ root, name: 'first', stop }, async () => build('first', 1)),
    ).rejects.toThrow()
    expect(isBuilt(root, 'first')).toBe(false)
  })
})

describe('the name of a build', () => {
  const sources = () => {
    write('app/page.tsx', 'page')
    write('lib/platform/env.ts', 'env')
    write('package-lock.json', '{}')
  }

  test('is the same on every machine, whatever the order and dates of its sources', () => {
    sources()
    const name = nameBuild(root)
    const here = root
    root = makeTemporaryFolder()
    const there = root
    onTestFinished(() => removeFolder(there))
    write('package-lock.json', '{}')
    write('lib/platform/env.ts', 'env')
    write('app/page.tsx', 'page')
    utimesSync(path.join(root, 'lib/platform/env.ts'), 1, 1)
    expect(here).not.toBe(there)
    expect(nameBuild(there)).toBe(name)
    expect(name).toMatch(/^[0-9a-fx]{20}$/)
  })

  test.each([
    ['app/page.tsx', 'another page'],
    ['package-lock.json', '{ }'],
    ['public/sw.js', 'new'],
  ])('changes with another %s', (file, text) => {
    sources()
    const name = nameBuild(root)
    write(file, text)
    expect(nameBuild(root)).not.toBe(name)
  })

  test('changes with the site’s address but not with documents', () => {
    sources()
    const name = nameBuild(root)
    write('docs/operations.md', 'new')
    write('lib/content/seed/5-razred/lekcija.md', 'new')
    expect(nameBuild(root)).toBe(name)
    expect(nameBuild(root, 'https://skola.example')).not.toBe(name)
  })
})
