import { expect, test } from 'vitest'
import { readInitialText } from '@/lib/site/dynamic-content/pages/initial-texts'
import { SITE_PAGES } from '@/lib/site/dynamic-content/pages/model'
import { opened } from './opened'

test.each(SITE_PAGES)('/%s is unchanged by the editor', async (slug) => {
  const { text } = await readInitialText(slug)
  const { doc, schema, write } = opened(text)
  expect(write(doc)).toBe(text)
  const first = schema.nodeFromJSON({
    type: 'paragraph',
    content: [{ type: 'text', text: 'Novo.' }],
  })
  const changed = write(schema.node('doc', null, [first, ...doc.children]))
  for (const place of text.match(/\{\{[^}]*\}\}/g) ?? []) expect(changed).toContain(place)
})
