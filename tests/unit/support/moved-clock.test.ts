import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeTemporaryFolder, removeFolder } from '@/tests/support/processes'

const DAY_MS = 24 * 3_600_000
let folder: string

beforeAll(() => {
  folder = makeTemporaryFolder('iskra-moved-clock-')
  writeFileSync(path.join(folder, 'clock'), String(3 * DAY_MS))
})
afterAll(() => removeFolder(folder))

/** The output of a process with a moved clock. */
function printed(code: string): string {
  const clock = pathToFileURL(path.resolve('tests/support/moved-clock.mjs')).href
  const flags = ['--import', clock, '--input-type=module', '--eval', code]
  const env = { ...process.env, TEST_CLOCK_FILE: path.join(folder, 'clock'), TZ: 'UTC' }
  return execFileSync(process.execPath, flags, { env, encoding: 'utf8' }).trim()
}

test('both ways to read the time are moved', () => {
  const asked = printed('console.log([Date.now(), new Date().getTime()].join())')
  for (const time of asked.split(','))
    expect(Math.abs(Number(time) - Date.now() - 3 * DAY_MS)).toBeLessThan(60_000)
})

test("a time zone keeps its own day in the hour between its midnight and the process's", () => {
  const day = `import { TZDate } from '@date-fns/tz'
    const local = new TZDate(new Date('2026-11-22T23:05:00Z'), 'Europe/Zagreb')
    console.log(local.getDate(), local.getHours(), local instanceof Date)`
  expect(printed(day)).toBe('23 0 true')
})
