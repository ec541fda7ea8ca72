import { describe, expect, test } from 'vitest'
import type { Preview } from '@/lib/content/editor/model'
import { newAdmin } from '../../support/admins'

const admin = await newAdmin()

// 'POST /api/editor/open'
describe('opening a text', () => {
  const open = (body: object) => admin.asks('POST', '/editor/open', body)

  test('returns its blocks, each with its source', async () => {
    const markdown = 'Da. Tako je.\n\n<b>x</b>\n'
    expect(await open({ markdown, kind: 'text' })).toEqual({
      status: 200,
      body: {
        head: '',
        blocks: [
          {
            node: { type: 'paragraph', content: [{ type: 'text', text: 'Da. Tako je.' }] },
            source: 'Da. Tako je.',
            gap: '\n\n',
          },
          {
            node: { type: 'rawMarkdown', attrs: { source: '<b>x</b>' } },
            source: '<b>x</b>',
            gap: '\n',
          },
        ],
      },
    })
  })

  test.each([
    ['of 60,000 characters', 'Riječ *po* riječ i $x^2$.\n\n'.repeat(2_300).slice(0, 60_000), 200],
    ['that is too long', 'a'.repeat(90_001), 400],
    ['nested a thousand times', `${'> '.repeat(1_000)}a`, 200],
    ['of a thousand open brackets', '['.repeat(1_000), 200],
  ])('a text %s is answered in time', async (_, markdown, status) => {
    const before = performance.now()
    expect((await open({ markdown, kind: 'script' })).status).toBe(status)
    expect(performance.now() - before).toBeLessThan(10_000)
  })
})

// 'POST /api/editor/preview'
test('a preview is rendered as pupils see it, with the faults by line', async () => {
  const preview = (markdown: string) => admin.asks('POST', '/editor/preview', { markdown })
  expect(await preview('Je li *13* prost?')).toEqual({
    status: 200,
    body: { html: 'Je li <em>13</em> prost?', faults: [] },
  })
  const { body }: { body: Preview } = await preview(
    'Prvi\n<script>alert(1)</script>\n\n$\\frac{1}{$',
  )
  expect(body.html).not.toContain('<script')
  expect(body.faults.map(({ line }) => line)).toEqual([2, 4])
})
