import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { routeTemplateFinder } from '@/lib/platform/http/route-templates'
import { makeTemporaryFolder, removeFolder } from '@/tests/support/processes'

const folder = makeTemporaryFolder()
afterAll(() => removeFolder(folder))

const route = (page: string) => ({ page, regex: `^${page.replace(/\[\w+\]/g, '([^/]+?)')}(?:/)?$` })

const manifest = path.join(folder, 'routes-manifest.json')
writeFileSync(
  manifest,
  JSON.stringify({
    staticRoutes: [{ page: '/' }, { page: '/prijava' }, { page: '/api/razredi' }],
    dynamicRoutes: [
      route('/api/pitanja/[id]/odgovor'),
      route('/_/[book]'),
      route('/[grade]'),
      route('/[grade]/[book]'),
    ],
  }),
)

const templateOf = routeTemplateFinder(manifest, {
  files: new Set(['/logo.svg']),
  layers: { '/slike/': '/slike/[slug]' },
})

test.each([
  ['/', '/'],
  ['/prijava', '/prijava'],
  ['/5-razred', '/[grade]'],
  ['/5-razred/', '/[grade]'],
  ['/5-razred/povijest', '/[grade]/[book]'],
  ['/api/razredi', '/api/razredi'],
  ['/api/pitanja/17/odgovor', '/api/pitanja/[id]/odgovor'],
  ['/api/nema/toga', 'unknown'],
  ['/a/b/c', 'unknown'],
  ['/_/povijest', '/[grade]/[book]'],
  ['/logo.svg', 'files'],
  ['/_next/static/chunks/a.js', 'files'],
  ['/_next/nema', 'files'],
  ['/slike/egipat-640.webp', '/slike/[slug]'],
])('%s is an address of %s', (address, template) => {
  expect(templateOf(address)).toBe(template)
})

test('the build’s routes are read only when one is asked for', () => {
  const find = routeTemplateFinder('/nema', { files: new Set(), layers: {} })
  expect(find('/_next/static/a.js')).toBe('files')
  expect(() => find('/')).toThrow()
})
