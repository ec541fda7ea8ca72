import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { cachedFaq } from '@/lib/site/dynamic-content/faq/cached'
import { FAQ_LIMITS } from '@/lib/site/dynamic-content/faq/model'
import { readEntries } from '@/lib/site/dynamic-content/faq/seed'
import { newAdmin } from '../../support/admins'
import { collectAnnouncedTags } from '../../support/announced'
import { invalidAnswer } from '../../support/call'

const { asks } = await newAdmin()
type Stored = { _id: string; version: number }

const form = (changes: object = {}) => ({
  ...{ question: 'Gdje je?', answer: '**Ovdje.**', topic: 'Nova tema', isActive: true },
  ...changes,
})

test('a new site has questions by topic, as in its file', async () => {
  const written = readEntries(
    await readFile('lib/site/dynamic-content/faq/first-entries.md', 'utf8'),
  )
  expect(written.length).toBeGreaterThanOrEqual(25)
  const topics = await cachedFaq()
  expect(topics.map(({ topic }) => topic)).toEqual([...new Set(written.map((one) => one.topic))])
  const shown = topics.flatMap(({ entries }) => entries)
  expect(shown.map(({ question }) => question)).toEqual(written.map((one) => one.question))
  for (const { html } of shown) expect(html).toMatch(/^<(p|ol|ul)>/)
})

// 'GET /api/admin/cesta-pitanja', 'POST /api/admin/cesta-pitanja'
// 'GET /api/admin/cesta-pitanja/{id}', 'PUT /api/admin/cesta-pitanja/{id}'
// 'DELETE /api/admin/cesta-pitanja/{id}'
test('an admin adds a question at the end, hides it and deletes it', async () => {
  const made: Stored = (await asks('POST', '/admin/cesta-pitanja', form())).body
  const last = async () => (await cachedFaq()).at(-1)
  expect(await last()).toEqual({
    topic: 'Nova tema',
    entries: [{ _id: made._id, question: 'Gdje je?', html: '<p><strong>Ovdje.</strong></p>' }],
  })
  const path = `/admin/cesta-pitanja/${made._id}`
  const read: Stored = (await asks('GET', path)).body
  expect(read).toEqual(made)
  const { _id, ...values } = read
  const tags = await collectAnnouncedTags(() => asks('PUT', path, { ...values, isActive: false }))
  expect(tags).toEqual(['page:cesta-pitanja'])
  expect((await last())?.topic).not.toBe('Nova tema')
  const found = await asks('GET', '/admin/cesta-pitanja?isActive=false&search=OVDJE')
  expect(found.body).toMatchObject({ total: 1, items: [{ _id }] })
  expect((await asks('DELETE', path)).status).toBe(200)
  expect((await asks('GET', path)).status).toBe(404)
})

test('a question needs an answer and a topic, within the maximum lengths', async () => {
  for (const field of ['question', 'answer', 'topic'] as const) {
    expect(await asks('POST', '/admin/cesta-pitanja', form({ [field]: ' ' }))).toEqual(
      invalidAnswer({ [field]: ['Obavezno polje.'] }),
    )
    const long = 'a'.repeat(FAQ_LIMITS[field] + 1)
    expect((await asks('POST', '/admin/cesta-pitanja', form({ [field]: long }))).status).toBe(400)
  }
})
