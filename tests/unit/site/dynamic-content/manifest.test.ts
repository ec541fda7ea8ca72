import { expect, it, vi } from 'vitest'
import { GET } from '@/app/manifest.webmanifest/route'
import { cachedSiteFrame } from '@/lib/site/dynamic-content/cached'

vi.mock('@/lib/site/dynamic-content/cached', () => ({ cachedSiteFrame: vi.fn() }))

const OWN = ['/icon-192.png', '/icon-512.png', '/icon-maskable-512.png']

it.each([
  { site: null, name: 'Iskra', icons: OWN },
  {
    site: { brandName: 'Žar', icon: null },
    name: 'Žar',
    icons: OWN,
  },
  { site: { brandName: 'Žar', icon: '/i/a.png' }, name: 'Žar', icons: ['/i/a.png'] },
])('the manifest has $name and its icon', async ({ site, name, icons }) => {
  vi.mocked(cachedSiteFrame).mockResolvedValue(site as never)
  const response = await GET()
  expect(response.headers.get('content-type')).toBe('application/manifest+json')
  const told = (await response.json()) as { icons: { src: string }[] }
  expect(told).toMatchObject({ name, short_name: name, lang: 'hr', id: '/', start_url: '/' })
  expect(told.icons.map(({ src }) => src)).toEqual(icons)
})
