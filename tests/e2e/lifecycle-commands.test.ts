import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { expect, test } from 'playwright/test'
import {
  ADDRESS,
  LESSON,
  makeContentFolder,
  removeContentFolder,
  sourceOf,
} from '../fixtures/content-folder'
import {
  stopAppsAndRemoveFolder,
  makeDataFolder,
  runIskra,
  startApp,
  untilServing,
  type AppProcess,
} from '../support/app-process'
import { waitUntil } from '../support/processes'
import { startScratchServer } from '../support/scratch-server'

const script = `${LESSON}/skripta.md`

const titled = (title: string) =>
  makeContentFolder({ [script]: sourceOf(script).replace('Probna lekcija', title) })

for (const kind of ['its own database', 'a database named by DATABASE_URL']) {
  test(`a server with ${kind} shows what commands beside it change`, async () => {
    const dataDir = makeDataFolder()
    const folders = [titled('Prva inačica'), titled('Druga inačica')]
    const scratch = kind.includes('DATABASE_URL') ? await startScratchServer() : undefined
    const env = { ISKRA_SEED: 'none', ...scratch?.settings }
    try {
      const app = await startApp({ dataDir, env })
      await untilServing(app)
      const iskra = (...args: string[]) => runIskra(args, { dataDir, env })
      const read = async (address: string) => {
        const response = await fetch(app.url + address)
        return { status: response.status, html: await response.text() }
      }
      const shows = (title: string) =>
        waitUntil(`both pages show ${title}`, async () => {
          const pages = await Promise.all([read(ADDRESS.book), read(ADDRESS.lesson)])
          return pages.every(({ status, html }) => status === 200 && html.includes(title))
        })
      expect((await read(ADDRESS.lesson)).status).toBe(404)

      await iskra('import', folders[0] ?? '')
      await shows('Prva inačica')
      const saved = path.join(dataDir, 'spremljeno.backup')
      expect(await iskra('backup', saved)).toContain('The database is saved in')
      await iskra('import', folders[1] ?? '')
      await shows('Druga inačica')
      await iskra('restore', saved, '--yes')
      await shows('Prva inačica')
      if (!scratch) await expectAdmins(app, dataDir)
      expect(app.child.exitCode).toBeNull()
    } finally {
      await stopAppsAndRemoveFolder(dataDir)
      await scratch?.remove()
      folders.forEach(removeContentFolder)
    }
  })
}

/** Asserts that the server knows the admins that are made beside it. */
async function expectAdmins(app: AppProcess, dataDir: string): Promise<void> {
  const create = (email: string, input: string) => {
    const args = ['lib/across/cli/command-line.mjs', 'admin:create', email]
    const env = { ...process.env, ISKRA_DATA_DIR: dataDir }
    const { status, stdout, stderr } = spawnSync(process.execPath, args, {
      env,
      input,
      encoding: 'utf8',
    })
    return { status, said: stdout + stderr }
  }
  expect(create('ravnateljica@skola.test', 'vrlo-duga-lozinka\n')).toEqual({
    status: 0,
    said: 'The admin ravnateljica@skola.test can sign in at /admin/login.\n',
  })
  expect(create('Ravnateljica@skola.test', 'druga-duga-lozinka\n')).toEqual({
    status: 1,
    said: 'There is already an admin Ravnateljica@skola.test: nothing was changed.\n',
  })
  expect(create('druga@skola.test', 'kratka\n')).toEqual({
    status: 1,
    said: 'The password must have 12 to 200 characters.\n',
  })
  const signIn = (email: string, password: string) =>
    fetch(`${app.url}/api/admin/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: app.url },
      body: JSON.stringify({ email, password }),
    })
  expect((await signIn('ravnateljica@skola.test', 'vrlo-duga-lozinka')).status).toBe(200)
  expect((await signIn('ravnateljica@skola.test', 'druga-duga-lozinka')).status).toBe(401)
  expect((await signIn('druga@skola.test', 'kratka')).status).toBe(401)
}
