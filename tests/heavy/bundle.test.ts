import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  symlinkSync,
} from 'node:fs'
import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { onTestFinished, expect, test } from 'vitest'
import { makeTemporaryFolder, removeFolder } from '@/tests/support/processes'

/** A checkout that shares this one's packages, but has no compiled commands. */
function makeCheckout(): string {
  const parent = makeTemporaryFolder()
  onTestFinished(() => removeFolder(parent))
  const checkout = path.join(parent, 'iskra')
  for (const part of ['lib', 'package.json', 'package-lock.json', 'tsconfig.json']) {
    cpSync(part, path.join(checkout, part), { recursive: true })
  }
  mkdirSync(path.join(checkout, 'node_modules'))
  for (const name of readdirSync('node_modules').filter((entry) => entry !== '.cache')) {
    symlinkSync(path.resolve('node_modules', name), path.join(checkout, 'node_modules', name))
  }
  return checkout
}

const LOAD =
  "import('./lib/across/cli/bundle.mjs').then(({ loadCliBundle }) => loadCliBundle('iskra').catch(() => 0))"

/** Prints the esbuild processes left after loading, once there are none, or after five seconds. */
const LEFT = `${LOAD}.then(async () => {
  const list = () => String(execFileSync('ps', ['-eo', 'ppid=,stat=,comm='])).split('\\n')
    .filter((line) => line.trim().startsWith(process.pid + ' ') && /esbuild/.test(line))
  for (let tries = 0; tries < 50 && list().length; tries += 1)
    await new Promise((resolve) => setTimeout(resolve, 100))
  console.log(list().join())
})`

/** The source folder named in a checkout's compiled commands. */
function folderNamedBy(checkout: string): string[] {
  spawnSync(process.execPath, ['-e', LOAD], { cwd: checkout })
  const folder = path.join(checkout, 'node_modules/.cache/iskra')
  expect(existsSync(path.join(folder, 'iskra.mjs'))).toBe(true)
  return [JSON.parse(readFileSync(path.join(folder, 'inputs.json'), 'utf8')).root]
}

test('the compiler of the commands does not keep running', () => {
  const script = `const { execFileSync } = require('node:child_process'); ${LEFT}`
  const { stdout } = spawnSync(process.execPath, ['-e', script], {
    cwd: makeCheckout(),
    encoding: 'utf8',
  })
  expect(stdout.trim()).toBe('')
})

test('a moved checkout compiles its commands again', () => {
  const checkout = makeCheckout()
  expect(folderNamedBy(checkout)).toEqual([checkout + path.sep])
  const moved = `${checkout}-drugdje`
  renameSync(checkout, moved)
  expect(folderNamedBy(moved)).toEqual([moved + path.sep])
})
