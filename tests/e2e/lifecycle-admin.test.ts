import { spawnSync } from 'node:child_process'
import { expect, test } from 'playwright/test'
import { cleanUp, makeDataFolder, startApp, untilServing } from '../support/app-process'

test('a server knows the admins that are made beside it', async () => {
  const dataDir = makeDataFolder()
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
  try {
    const app = await startApp({ dataDir, env: { ISKRA_SEED: 'none' } })
    await untilServing(app)
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
  } finally {
    await cleanUp(dataDir)
  }
})
