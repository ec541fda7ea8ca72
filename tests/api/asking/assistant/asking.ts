import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { AssistantEvent } from '@/lib/asking/assistant/model'
import { assistantExchanges } from '@/lib/asking/assistant/tables'
import { accessRights } from '@/lib/people/billing/tables'
import { db } from '@/lib/platform/db/client'
import { env } from '@/lib/platform/env'
import { startModelServer } from '@/tests/support/model-server'
import { LESSON } from '@/tests/fixtures/content-folder'
import { call } from '../../support/call'
import type { Family } from '../../support/people'

/** The endpoint of this file's model server. Test files share modules, and so the settings too. */
export async function startModel() {
  const model = await startModelServer()
  Object.assign(env(), { AI_BASE_URL: model.url, AI_API_KEY: 'kljuc', AI_MODEL: 'proba' })
  const { stop } = model
  return Object.assign(model, {
    stop: () => {
      Object.assign(env(), { AI_BASE_URL: undefined, AI_API_KEY: undefined, AI_MODEL: undefined })
      return stop()
    },
  })
}

const SCRIPT = `---
naslov: Razlomci
redoslijed: 1
sazetak: Što je razlomak i od čega se sastoji.
pojmovi: [razlomak, brojnik]
---

Razlomak pokazuje dio cjeline koja je podijeljena na jednake dijelove. Pizza na slici podijeljena je na četiri jednaka komada.

## Brojnik i nazivnik

Nazivnik govori na koliko je jednakih dijelova cjelina podijeljena. Brojnik govori koliko smo takvih dijelova uzeli. Između njih je razlomačka crta.

Glavni grad Hrvatske je Zagreb, a luka je na moru.

## Primjer

Od pizze koja je podijeljena na osam komada Ana je pojela tri. Pojela je $\\frac{3}{8}$ pizze.
`

export const SCRIPT_FILE = { [`${LESSON}/skripta.md`]: SCRIPT }

/** Asks like the panel does, and reads the whole stream. */
export async function askFor(cookie: string | undefined, body: object) {
  const sent = { body: { id: randomUUID(), ...body }, ...(cookie && { cookie }) }
  const response = await call('POST', '/pomocnik', sent)
  if (response.status !== 200) {
    return { status: response.status, events: [], text: '', end: undefined, by: undefined }
  }
  const events = (await response.text())
    .split('\n\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line.replace('data: ', '')) as AssistantEvent)
  const text = events.map((event) => (event.type === 'text' ? event.text : '')).join('')
  const end = events.find((event) => event.type === 'end')
  const start = events.find((event) => event.type === 'start')
  return { status: 200, events, text, end, by: start?.by, rests: start?.rests }
}

export const buyAssistant = ({ parent }: Family, tokensNo = 5) =>
  db()
    .update(accessRights)
    .set({ aiUntil: new Date(Date.now() + 3_600_000), tokensNo, tokensUpdatedAt: new Date() })
    .where(eq(accessRights.parentId, parent.user._id))

export async function tokensOf({ parent }: Family) {
  const [row] = await db()
    .select({ tokensNo: accessRights.tokensNo })
    .from(accessRights)
    .where(eq(accessRights.parentId, parent.user._id))
  return row?.tokensNo
}

export const keptOf = ({ child }: Family) =>
  db().select().from(assistantExchanges).where(eq(assistantExchanges.pupilId, child._id))
