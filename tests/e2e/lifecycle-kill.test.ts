import { randomUUID } from 'node:crypto'
import { expect, test } from 'playwright/test'
import { Client } from 'pg'
import { prepareDatabaseLocation, SYSTEM_DIR } from '@/lib/platform/db/embedded/database-location'
import { openTransport, toConnectionString } from '@/lib/platform/db/embedded/transport'
import { DEMO_ACCOUNTS } from '@/lib/across/demo/sign-ins'
import {
  stopAppsAndRemoveFolder,
  isReady,
  makeDataFolder,
  databaseProcesses,
  startApp,
  untilServing,
} from '../support/app-process'
import { startModelServer, type ModelServer } from '../support/model-server'
import { waitUntil } from '../support/processes'
import { cookiesOf, sendRaw } from './support/raw-client'
import {
  countLostSessions,
  registerParent,
  startSignInLoop,
  type SignInLoop,
} from './support/sign-in-loop'

/** Who is killed, round after round. */
const VICTIMS = [['app'], ['database'], ['app', 'database']] as const
/** Each once; KILL_ROUNDS=25 runs as many as the promise names: about two minutes. */
const ROUNDS = Number(process.env.KILL_ROUNDS ?? VICTIMS.length)

const RECOVERY_LIMIT_MS = 30_000

let dataDir: string
let writing: Writing | undefined
let signingIn: SignInLoop | undefined
let model: ModelServer | undefined

test.beforeEach(() => {
  dataDir = makeDataFolder()
})

test.afterEach(async () => {
  await Promise.all([writing?.stop(), signingIn?.stop(), model?.stop()])
  await stopAppsAndRemoveFolder(dataDir)
})

/** The embedded database for a client that takes no share in it, so that only the app acts. */
async function connect(): Promise<Client> {
  const place = prepareDatabaseLocation({ dataDir, systemDir: SYSTEM_DIR, log: () => undefined })
  const transport = await openTransport(place, 'socket')
  const connectionString = toConnectionString(transport, 5_432, 'iskra', 'iskra')
  const client = new Client({ connectionString, connectionTimeoutMillis: 2_000 })
  client.on('error', () => undefined)
  await client.connect()
  return client
}

/** A connection as soon as the database takes one again. */
async function connectAtLast(): Promise<Client> {
  let client: Client | null = null
  const isIn = async () => (client ??= await connect().catch(() => null)) !== null
  await waitUntil('the database takes connections', isIn, RECOVERY_LIMIT_MS)
  return client ?? connect()
}

type Writing = ReturnType<typeof startWriting>

/** Writes row after row, past every lost connection. */
function startWriting() {
  const acknowledged: number[] = []
  let isOver = false
  const write = async (client: Client) => {
    while (!isOver) {
      const { rows } = await client.query<{ number: number }>(
        'insert into written (number) select coalesce(max(number), 0) + 1 from written returning number',
      )
      acknowledged.push(...rows.map(({ number }) => number))
    }
  }
  const over = (async () => {
    while (!isOver) {
      const client = await connect().catch(() => null)
      if (client) await write(client).catch(() => undefined)
      await client?.end().catch(() => undefined)
    }
  })()
  return {
    acknowledged,
    stop: async () => {
      isOver = true
      await over
    },
  }
}

test(`after kill -9 during writes, ${ROUNDS} times, everything that was acknowledged is there`, async () => {
  test.setTimeout(60_000 + ROUNDS * 30_000)
  let app = await startApp({ dataDir, env: { ISKRA_SEED: 'none' } })
  await untilServing(app)
  const setUp = await connect()
  await setUp.query('create table written (number int primary key)')
  await setUp.end()
  const parentId = await registerParent(app.url)

  for (let round = 0; round < ROUNDS; round += 1) {
    const victims: readonly string[] = VICTIMS[round % VICTIMS.length] ?? []
    const { acknowledged, stop } = (writing = startWriting())
    const signed = (signingIn = startSignInLoop(() => app.url))
    // At another moment in each round, always between the first and the last row.
    await waitUntil('rows are written', () => acknowledged.length > 10 + 7 * round)
    await waitUntil('someone has signed in', () => signed.cookies.length > round % 3)
    const [server = 0] = databaseProcesses(dataDir)
    if (victims.includes('app')) app.child.kill('SIGKILL')
    if (victims.includes('database')) process.kill(server, 'SIGKILL')
    if (victims.includes('app')) {
      await app.ended
      app = await startApp({ dataDir, env: { ISKRA_SEED: 'none' } })
    }
    // Until another server runs, the killed one's last processes may still answer.
    const isNew = (pid: number) => pid !== server || !victims.includes('database')
    await waitUntil(
      'a server runs',
      () => databaseProcesses(dataDir).some(isNew),
      RECOVERY_LIMIT_MS,
    )
    await waitUntil(`it is back in round ${round}`, () => isReady(app), RECOVERY_LIMIT_MS)
    const after = acknowledged.length
    const isWriting = () => acknowledged.length > after
    await waitUntil('rows are written again', isWriting, RECOVERY_LIMIT_MS)
    const sessions = signed.cookies.length
    await waitUntil('someone signs in again', () => signed.cookies.length > sessions)
    await Promise.all([stop(), signed.stop()])

    const reader = await connectAtLast()
    const { rows } = await reader.query<{ number: number }>('select number from written')
    await reader.end()
    const found = new Set(rows.map(({ number }) => number))
    const lost = acknowledged.filter((number) => !found.has(number))
    const when = `in round ${round}, ${victims.join(' and ')} killed`
    expect(lost, `lost ${when}`).toEqual([])
    expect(
      await countLostSessions(app.url, parentId, signed.cookies),
      `sessions lost ${when}`,
    ).toBe(0)
    // 503: come back later. Anything else would be a fault of the app's own.
    const faults = [...signed.statuses].filter((status) => status !== 200 && status !== 503)
    expect(faults, `answered ${when}`).toEqual([])
  }
})

/** Asks the database once. */
async function rowOf(query: string, values: unknown[] = []): Promise<Record<string, unknown>> {
  const client = await connectAtLast()
  const { rows } = await client.query<Record<string, unknown>>(query, values)
  await client.end()
  return rows[0] ?? {}
}

const TOKENS = `select tokens_no as left from access_rights
  where parent_id = (select parent_id from pupils where nick_name = 'maja')`

test('after kill -9 during a model’s reply the token comes back and the pupil asks on', async () => {
  test.setTimeout(240_000)
  model = await startModelServer()
  model.mood = 'drip'
  const ai = { AI_BASE_URL: model.url, AI_API_KEY: 'kljuc', AI_MODEL: 'proba' }
  const env = { ISKRA_SEED: 'demo', ...ai }
  let app = await startApp({ dataDir, env })
  await untilServing(app, 120_000)
  const signIn = async (email: string) => {
    const body = { email, password: DEMO_ACCOUNTS.password }
    return cookiesOf(await sendRaw(app.url, { path: '/api/korisnik/prijava', body }))
  }
  const [maja, parent] = [await signIn('maja'), await signIn(DEMO_ACCOUNTS.parent)]
  const { id: lessonId } = await rowOf(`select lesson_id as id from questions limit 1`)
  const ask = (id: string) =>
    fetch(`${app.url}/api/pomocnik`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie: maja },
      body: JSON.stringify({ id, lessonId, help: 'question', text: 'Što je ovo?' }),
    })

  const before = Number((await rowOf(TOKENS)).left)
  const id = randomUUID()
  const reader = (await ask(id)).body?.getReader()
  await reader?.read()
  const { asked } = model
  await waitUntil('the model was asked', () => asked.length === 1)
  expect((await rowOf(TOKENS)).left).toBe(before - 1)
  app.child.kill('SIGKILL')
  await app.ended
  await reader?.cancel().catch(() => undefined)

  // Backdates the exchange, instead of waiting until it counts as abandoned.
  await rowOf(`update assistant_exchanges set at = at - interval '3 minutes' where id = $1`, [id])
  app = await startApp({ dataDir, env })
  await waitUntil('it is back', () => isReady(app), RECOVERY_LIMIT_MS)
  await waitUntil('the token is back', async () => (await rowOf(TOKENS)).left === before)
  model.mood = 'ok'
  expect(await (await ask(randomUUID())).text()).toContain('"outcome":"reply"')
  expect((await rowOf(TOKENS)).left).toBe(before - 1)

  const { id: childId } = await rowOf(`select id from pupils where nick_name = 'maja'`)
  const path = `/api/korisnik/pomocnik?childId=${String(childId)}`
  const { text } = await sendRaw(app.url, { path, headers: { cookie: parent } })
  expect(text).toContain('Odgovor je prekinut prije kraja.')
})
