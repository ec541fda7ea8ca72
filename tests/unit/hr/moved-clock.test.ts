import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'

const DAY_MS = 24 * 3_600_000

const PROGRAM = `
  const { TZDate } = await import('@date-fns/tz')
  const evening = new Date('2026-11-22T17:00:00Z')
  console.log(JSON.stringify({
    now: Date.now(),
    today: new Date().getTime(),
    hour: new TZDate(evening, 'Europe/Zagreb').getHours(),
    midnight: new TZDate(2026, 9, 25, 'Europe/Zagreb').getTime(),
    isDate: evening instanceof Date && evening.constructor === Date,
  }))`

test('a server with a moved clock still knows the hours of Zagreb', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'iskra-clock-'))
  try {
    const file = path.join(folder, 'clock')
    writeFileSync(file, String(DAY_MS))
    const clock = pathToFileURL(path.resolve('tests/support/moved-clock.mjs')).href
    const program = ['--import', clock, '--input-type=module', '--eval', PROGRAM]
    const env = { ...process.env, TEST_CLOCK_FILE: file, TZ: 'UTC' }
    const before = Date.now()
    const { stdout, stderr } = spawnSync(process.execPath, program, { env, encoding: 'utf8' })
    expect(stderr).toBe('')
    const seen = JSON.parse(stdout) as Record<'now' | 'today', number>
    expect(seen).toMatchObject({
      hour: 18,
      midnight: Date.parse('2026-10-24T22:00:00Z'),
      isDate: true,
    })
    expect(seen.now - before).toBeGreaterThanOrEqual(DAY_MS)
    expect(seen.today - seen.now).toBeLessThan(60_000)
  } finally {
    rmSync(folder, { recursive: true })
  }
})
