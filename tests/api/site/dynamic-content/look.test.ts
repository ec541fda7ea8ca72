import { describe, expect, test } from 'vitest'
import type { DynamicContent } from '@/lib/site/dynamic-content/model'
import { newAdmin } from '../../support/admins'
import { collectAnnouncedTags } from '../../support/announced'
import { callForBody, invalidAnswer } from '../../support/call'

type Record = { _id: string; version: number }

const { asks } = await newAdmin()
const shown = () => callForBody<DynamicContent>('GET', '/dynamic-content')
const save = (path: string, body: object) => asks('PUT', `/dynamic-content/${path}`, body)
const read = async (path: string): Promise<Record> =>
  (await asks('GET', `/dynamic-content/${path}`)).body

// 'GET /api/dynamic-content/banner', 'PUT /api/dynamic-content/banner'
describe('the banner', () => {
  const html =
    '<b onclick="x()">Novo!</b><script>x()</script><img src=x onerror=x()>' +
    '<a href="javascript:x()">a</a><a href="https://iskra.example/">b</a>'
  const clean = '<b>Novo!</b><a>a</a><a href="https://iskra.example/">b</a>'

  test('is saved and returned sanitised, and only while it is active', async () => {
    const { version } = await read('banner')
    const wanted = { html, backgroundColor: '#FFCC00', isActive: true, version }
    const tags = await collectAnnouncedTags(() => save('banner', wanted))
    expect(tags).toEqual(['site'])
    expect(await read('banner')).toMatchObject({ html: clean, version: version + 1 })
    expect((await shown()).banner).toEqual({ backgroundColor: '#ffcc00', html: clean })
    expect((await save('banner', wanted)).status).toBe(409)
    await save('banner', { html, backgroundColor: '', isActive: true })
    expect((await shown()).banner).toEqual({ backgroundColor: null, html: clean })
    await save('banner', { html, backgroundColor: '', isActive: false })
    expect((await shown()).banner).toBeNull()
  })

  test('refuses an invalid colour, and HTML too long before or after sanitising', async () => {
    const rest = { html: '', backgroundColor: '', isActive: true }
    const fault = ['Boja se piše kao #ffcc00: znak # i šest znamenki.']
    for (const backgroundColor of ['red', '#fc0', '#ffcc0g', '#ffcc00;x'])
      expect(await save('banner', { ...rest, backgroundColor })).toEqual(
        invalidAnswer({ backgroundColor: fault }),
      )
    for (const one of ['a'.repeat(2_001), '&'.repeat(500)])
      expect((await save('banner', { ...rest, html: one })).status).toBe(400)
  })

  // 'POST /api/dynamic-content/banner/pregled'
  test('has a preview of its final form', async () => {
    expect(await asks('POST', '/dynamic-content/banner/pregled', { html })).toEqual({
      status: 200,
      body: { html: clean },
    })
  })
})

// 'GET /api/dynamic-content/branding', 'PUT /api/dynamic-content/branding'
describe('the branding', () => {
  const none = { icon: null, logo: null, hero: null, heroStyle: null }
  const noNetworks = { facebook: '', instagram: '', youtube: '' }
  const picture = '/slike/znak.webp'

  test('is saved as a whole', async () => {
    const { version } = await read('branding')
    const wanted = {
      brandName: 'Žar',
      icon: '/a.svg',
      logo: '/b.svg',
      hero: '/c.webp',
      heroStyle: 'okvir',
      facebook: 'https://facebook.example/zar',
      instagram: 'https://instagram.example/zar',
      youtube: 'https://youtube.example/@zar',
    }
    const tags = await collectAnnouncedTags(() => save('branding', { ...wanted, version }))
    expect(tags).toEqual(['site'])
    expect(await shown()).toMatchObject(wanted)
    expect((await save('branding', { ...wanted, version })).status).toBe(409)
  })

  // 'PUT /api/dynamic-content/branding/{type}', 'PUT /api/dynamic-content/hero-style'
  test.each([
    ['icon', { icon: picture }],
    ['logo', { logo: picture }],
    ['hero', { hero: picture }],
    ['brandName', { brandName: picture }],
  ])('has its %s saved alone (rule 18.7)', async (type, changed) => {
    await save('branding', {
      ...{ brandName: 'Iskra', icon: '', logo: '', hero: '', heroStyle: '', ...noNetworks },
    })
    expect((await save(`branding/${type}`, { url: picture })).status).toBe(200)
    expect(await shown()).toMatchObject({ brandName: 'Iskra', ...none, ...changed })
  })

  test('has one of three hero styles', async () => {
    expect((await save('hero-style', { heroStyle: 'krug' })).status).toBe(200)
    expect((await shown()).heroStyle).toBe('krug')
    expect((await save('hero-style', { heroStyle: 'x' })).status).toBe(400)
    await save('hero-style', { heroStyle: '' })
    expect((await shown()).heroStyle).toBeNull()
  })

  test.each([
    ['brandName', '', 'Obavezno polje.'],
    ['brandName', 'a'.repeat(61), 'Treba upisati najviše 60 znakova.'],
    ['icon', 'https://zlo.example/x.svg', expect.stringContaining('s ove stranice')],
    ['logo', '//zlo.example/x.svg', expect.stringContaining('s ove stranice')],
    ['hero', '/\\zlo.example', expect.stringContaining('s ove stranice')],
    ['hero', '/api/korisnik/odjava', expect.stringContaining('s ove stranice')],
    ['icon', '/api/slika.png', expect.stringContaining('s ove stranice')],
    ['logo', '/slike/znak?x', expect.stringContaining('s ove stranice')],
    ['logo', '/slike/../razredi', expect.stringContaining('s ove stranice')],
    ['logo', '/profil', expect.stringContaining('s ove stranice')],
  ])('refuses as %s „%s”', async (type, url, sentence) => {
    expect(await save(`branding/${type}`, { url })).toEqual(invalidAnswer({ url: [sentence] }))
  })

  test('has no other fields', async () => {
    expect((await save('branding/version', { url: '1' })).status).toBe(400)
  })
})
