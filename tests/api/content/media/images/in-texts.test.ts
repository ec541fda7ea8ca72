import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { cachedScript } from '@/lib/content/curriculum/cached'
import { db } from '@/lib/platform/db/client'
import { newAdmin, type AdminCalls } from '../../../support/admins'
import { callForBody } from '../../../support/call'
import { picture } from './pictures'

let asks: AdminCalls
let cookie: string
let lessonId: string
let image: { _id: string; version: number }
const MARKDOWN = '![Krug](/slike/krug-u-tekstu)'

async function form(version?: number) {
  const raw = new Uint8Array(
    await picture({ width: version ? 500 : 900 })
      .png()
      .toBuffer(),
  )
  const { file } = await callForBody<{ file: string }>('POST', '/images/files', { raw, cookie })
  return { name: 'Krug u tekstu', alt: 'Krug', picture: { file, crop: null }, version }
}

beforeAll(async () => {
  ;({ asks, cookie } = await newAdmin())
  const { rows } = await db().execute<{ id: string }>(
    sql`update all_lessons set script = script || ${`\n\n${MARKDOWN}\n`}
      where slug = 'ohmov-zakon' returning id`,
  )
  lessonId = rows[0]?.id ?? ''
  const of = sql`lesson_id = ${lessonId}`
  await db().execute(sql`update all_questions set text = ${MARKDOWN} where ${of} and position = 1`)
  await db().execute(sql`update cards set back = ${MARKDOWN} where ${of} and position = 1`)
})

/** The image's HTML; undefined before the image exists. */
const shown = async (where: () => Promise<string>) =>
  /<img [^>]*alt="Krug">/.exec(await where())?.[0]

const PLACES: Record<string, () => Promise<string>> = {
  script: async () => (await cachedScript(lessonId)).html,
  questions: async () => {
    const questions = await callForBody<{ html: string }[]>('GET', `/lessons/${lessonId}/questions`)
    return questions.map(({ html }) => html).join('')
  },
  cards: async () => {
    const cards = await callForBody<{ back: string }[]>('GET', `/lessons/${lessonId}/kartice`)
    return cards.map(({ back }) => back).join('')
  },
}

describe.each(Object.entries(PLACES))('an image in %s', (_, where) => {
  test('is replaced by its description while it doesn’t exist', async () => {
    image = { _id: '', version: 0 }
    await db().execute(sql`delete from images where slug = 'krug-u-tekstu'`)
    expect(await shown(where)).toBeUndefined()
    expect(await where()).toContain('Krug')
  })

  test('has its dimensions, and new ones as soon as it is replaced', async () => {
    image = (await asks('POST', '/images', await form())).body
    expect(await shown(where)).toMatch(
      /krug-u-tekstu-1024\.webp\?v=[\w-]{10}" .*width="900" height="600"/,
    )
    await asks('PUT', `/images/${image._id}`, await form(image.version))
    expect(await shown(where)).toMatch(
      /krug-u-tekstu-640\.webp\?v=[\w-]{10}" .*width="500" height="600"/,
    )
  })
})
