import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { hostname } from 'node:os'
import path from 'node:path'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { beforeEach, expect, test } from 'vitest'
import { db } from '@/lib/platform/db/client'
import { env } from '@/lib/platform/env'
import { fileStore, sweepPartialFiles } from '@/lib/platform/files/store'
import { sweepFiles } from '@/lib/platform/files/sweep'
import { storedFiles } from '@/lib/platform/files/tables'
import { removeStaleTemporaryFiles, newTemporaryPath } from '@/lib/platform/temporary'
import { newAdmin } from '@/tests/api/support/admins'
import { call } from '@/tests/api/support/call'
import { picture } from '@/tests/api/content/media/images/pictures'

const { cookie } = await newAdmin()
const dataDir = path.resolve(env().ISKRA_DATA_DIR)
const inDays = (days: number) => new Date(Date.now() + days * 24 * 3_600_000)

/** The names of all files in a folder of the data folder, at any depth. */
const filesBelow = (folder: string) =>
  existsSync(path.join(dataDir, folder))
    ? readdirSync(path.join(dataDir, folder), { recursive: true, withFileTypes: true })
        .filter((one) => one.isFile())
        .map((one) => one.name)
    : []

beforeEach(() => removeStaleTemporaryFiles())

/** Kills a process in the middle of an upload, or while a file is stored. */
async function killedAt(step: 'receiving' | 'keeping') {
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', '--conditions=react-server', 'tests/support/killed-upload.ts', step],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  )
  await once(child.stdout, 'data')
  child.kill('SIGKILL')
  await once(child, 'exit')
}

test('a killed upload leaves nothing that the next start does not remove', async () => {
  await killedAt('receiving')
  expect(filesBelow('tmp')).toHaveLength(1)
  expect(await removeStaleTemporaryFiles()).toBe(1)
  expect(filesBelow('tmp')).toEqual([])
})

test('a process killed while storing a file leaves a row, by which both are removed', async () => {
  const [rows, files] = [await db().$count(storedFiles), filesBelow('files')]
  await killedAt('keeping')
  expect(await db().$count(storedFiles)).toBe(rows + 1)
  expect(filesBelow('files').filter((name) => name.endsWith('.partial'))).toHaveLength(1)
  expect(await sweepPartialFiles()).toBe(0)
  expect(await sweepPartialFiles(inDays(1))).toBe(1)
  expect(await sweepFiles(inDays(40))).toBe(1)
  expect(filesBelow('files')).toEqual(files)
})

test('a file that could not be stored leaves no row', async () => {
  const raw = new Uint8Array(await picture().png().toBuffer())
  const before = await db().$count(storedFiles)
  const put = fileStore().put
  fileStore().put = () => Promise.reject(new Error('broken'))
  try {
    expect((await call('POST', '/images/files', { raw, cookie })).status).toBe(500)
  } finally {
    fileStore().put = put
  }
  expect(await db().$count(storedFiles)).toBe(before)
  expect(filesBelow('tmp')).toEqual([])
})

test('files being written by a running process of this machine stay', async () => {
  const own = await newTemporaryPath()
  const folder = path.dirname(own)
  mkdirSync(folder, { recursive: true })
  const parent = path.join(folder, `${hostname()}@${process.ppid}@a`)
  for (const file of [own, parent, path.join(folder, 'elsewhere@1@b')]) writeFileSync(file, 'x')
  expect(await removeStaleTemporaryFiles()).toBe(2)
  expect(filesBelow('tmp')).toEqual([path.basename(parent)])
})
