import path from 'node:path'
import { expect, test } from 'playwright/test'
import {
  ADDRESS,
  LESSON,
  makeContentFolder,
  removeContentFolder,
  sourceOf,
} from '../fixtures/content-folder'
import { cleanUp, makeDataFolder, runIskra, startApp, untilServing } from '../support/app-process'
import { until } from '../support/processes'
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
        until(`both pages show ${title}`, async () => {
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
      expect(app.child.exitCode).toBeNull()
    } finally {
      await cleanUp(dataDir)
      await scratch?.remove()
      folders.forEach(removeContentFolder)
    }
  })
}
