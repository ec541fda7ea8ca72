import { lessons } from './support/lessons'
import { signInNewParent } from './support/people'
import { expect, open, test } from './support/test'

const lesson = lessons[0]?.path ?? ''

for (const path of [
  '/',
  '/5-razred',
  lesson,
  `${lesson}/skripta`,
  `${lesson}/kwiz`,
  `${lesson}/kartice`,
  `${lesson}/provjera`,
  `${lesson}/moj-razred`,
  '/9-razred',
  '/prijava',
  '/api/razredi',
  '/api/health',
  '/api/nema-toga',
  '/sitemap.xml',
  '/5-razred/',
  '/api/razredi/',
]) {
  test(`${path} carries the headers that protect its reader`, async ({ request }) => {
    const headers = (await request.get(path, { maxRedirects: 0 })).headers()
    expect(headers['x-content-type-options']).toBe('nosniff')
    expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin')
    expect(headers['x-frame-options']).toBe('DENY')
    expect(headers['cross-origin-opener-policy']).toBe('same-origin')
    expect(headers['permissions-policy']).toBe(
      'camera=(), microphone=(), geolocation=(), payment=()',
    )
    expect(headers).not.toHaveProperty('x-powered-by')
    expect(headers).not.toHaveProperty('server')
    expect(headers).not.toHaveProperty('set-cookie')
    const policy = directivesOf(headers['content-security-policy'])
    if (path.startsWith('/api/')) {
      expect(policy).toEqual({
        'default-src': "'none'",
        'frame-ancestors': "'none'",
        'base-uri': "'none'",
        sandbox: '',
      })
      return
    }
    expect(policy).toMatchObject({
      'default-src': "'self'",
      'object-src': "'none'",
      'base-uri': "'none'",
      'frame-ancestors': "'none'",
      'connect-src': "'self'",
      'form-action': "'self'",
    })
    // A stored page names its own scripts; what is no page has none.
    const isPage = headers['content-type']?.startsWith('text/html') && headers['x-nextjs-cache']
    const scripts = isPage ? /^'self'(?: 'sha256-[\w+/]{43}=')+$/ : /^'self' 'unsafe-inline'$/
    expect(policy['script-src']).toMatch(scripts)
  })
}

for (const path of ['/admin', '/admin/prijava', '/admin/skripte', '/admin/pitanja?record=new']) {
  test(`${path} may use the microphone, and nothing else of the device`, async ({ request }) => {
    const headers = (await request.get(path, { maxRedirects: 0 })).headers()
    expect(headers['permissions-policy']).toBe(
      'camera=(), microphone=(self), geolocation=(), payment=()',
    )
  })
}

for (const path of ['/administracija', '/ADMIN', '/5-razred/admin', '/api/admin/login']) {
  test(`${path} may not use the microphone`, async ({ request }) => {
    const headers = (await request.get(path, { maxRedirects: 0 })).headers()
    expect(headers['permissions-policy']).toContain('microphone=()')
  })
}

function directivesOf(policy = ''): Record<string, string> {
  const directives = policy.split(';').map((directive) => directive.trim())
  return Object.fromEntries(
    directives.map((directive) => {
      const [name = '', ...sources] = directive.split(' ')
      return [name, sources.join(' ')]
    }),
  )
}

for (const method of ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']) {
  for (const path of ['/', lesson, '/9-razred', '/robots.txt']) {
    test(`${method} to ${path} is refused: pages are only read`, async ({ request }) => {
      const response = await request.fetch(path, { method })
      expect(response.status()).toBe(405)
      expect(response.headers()).toMatchObject({ allow: 'GET, HEAD', 'cache-control': 'no-store' })
      expect(await response.text()).toBe('')
    })
  }
}

test('a range that a file does not have is refused', async ({ request }) => {
  const response = await request.get('/favicon.svg', { headers: { range: 'bytes=9999999-' } })
  expect(response.status()).toBe(416)
  expect(response.headers()['content-range']).toMatch(/^bytes \*\/\d+$/)
})

test('the tail of a shared link is in no page, even of the first visitor', async ({ request }) => {
  // Passing by the stored bytes, and before the page was ever asked for without a tail.
  for (const range of ['bytes=0-', 'none']) {
    const response = await request.get('/registracija?fbclid=otrov', { headers: { range } })
    expect(response.status()).toBe(200)
    expect(await response.text()).not.toContain('otrov')
  }
})

for (const path of ['/api/pitanja/%00', '/api/%ff']) {
  test(`the unreadable call ${path} is a 404 in JSON`, async ({ request }) => {
    const response = await request.get(path)
    expect(response.status()).toBe(404)
    expect(await response.json()).toEqual({ message: 'Tražena adresa ne postoji.' })
  })
}

test('an address below the profile that there is not is a 404 which no cache keeps', async ({
  page,
}) => {
  await signInNewParent(page)
  const response = await page.request.get('/profil/nema')
  expect(response.status()).toBe(404)
  expect(response.headers()['cache-control']).toMatch(/private.*no-store/)
})

test('long answers of the API are compressed, short ones say their length', async ({ request }) => {
  const sent = { headers: { 'accept-encoding': 'br' } }
  const long = await request.get('/api/openapi.json', sent)
  expect(long.headers()['content-encoding']).toBe('br')
  expect(await long.json()).toMatchObject({ openapi: '3.1.0' })
  for (const path of ['/api/health', '/api/nema-toga']) {
    const short = await request.get(path, sent)
    expect(short.headers()).not.toHaveProperty('content-encoding')
    expect(short.headers()['content-length']).toBe(String((await short.body()).length))
  }
})

test('answers of the API are not stored, files of the build are for ever', async ({ request }) => {
  const judged = await request.post('/api/lessons/search', { data: { query: 'broj' } })
  expect(judged.headers()['cache-control']).toContain('no-store')
  const html = await (await request.get('/')).text()
  const [script = ''] = /\/_next\/static\/[^"]+\.js/.exec(html) ?? []
  const headers = (await request.get(script)).headers()
  expect(headers['cache-control']).toContain('immutable')
  expect(headers['content-type']).toContain('javascript')
})

for (const crawler of [
  'Twitterbot/1.0',
  'Mozilla/5.0 (compatible; bingbot/2.0)',
  'Googlebot/2.1',
]) {
  test(`${crawler} gets the page that is kept for everyone, with its title`, async ({
    request,
  }) => {
    // With a range the page comes from Next, not from the bytes that are kept before it.
    const ask = (agent: string) =>
      request.get(lesson, { headers: { 'user-agent': agent, range: 'bytes=0-' } })
    const [page, own] = [await ask('Mozilla/5.0'), await ask(crawler)]
    expect(own.headers()['cache-control']).toBe(page.headers()['cache-control'])
    expect(own.headers()['cache-control']).toMatch(/^public/)
    const html = await own.text()
    expect(html).toBe(await page.text())
    expect(html.slice(0, html.indexOf('</head>'))).toMatch(/<title>[^<]+<.*og:title/)
  })
}

for (const path of ['/', '/1-razred', '/nema-takve-stranice']) {
  test(`${path} fetches no script before its first picture`, async ({ page, faults, request }) => {
    faults.expect(/status of 404/, /status: 404/)
    const html = await (await request.get(path)).text()
    // The one left is for browsers without modules.
    expect(html.match(/<script[^>]* src=[^>]*>/g)).toEqual([expect.stringContaining('noModule')])
    await page.goto(path)
    const asked = () =>
      page.evaluate(() =>
        performance
          .getEntriesByType('resource')
          .filter(({ name }) => name.includes('/_next/static/') && name.endsWith('.js'))
          .map(({ startTime }) => startTime),
      )
    // Not at rest: a busy browser rests before it has drawn anything.
    await expect.poll(async () => (await asked()).length).toBeGreaterThanOrEqual(5)
    const painted = await page.evaluate(
      () => performance.getEntriesByName('first-paint')[0]?.startTime ?? Infinity,
    )
    expect(Math.min(...(await asked()))).toBeGreaterThanOrEqual(painted)
  })
}

test('an injected script from elsewhere is refused', async ({ page, faults }) => {
  faults.expect(/Content Security Policy/, /csp$/, /^third party: https:\/\/evil\.example\//)
  await page.goto('/')
  const directive = await page.evaluate(
    () =>
      new Promise((resolve) => {
        document.addEventListener('securitypolicyviolation', (event) =>
          resolve(event.effectiveDirective),
        )
        const script = document.createElement('script')
        script.src = 'https://evil.example/x.js'
        document.body.append(script)
      }),
  )
  expect(directive).toBe('script-src-elem')
})

test('no form of a personal page tries what its policy forbids', async ({ page }) => {
  const stopped: string[] = []
  await page.exposeFunction('stopped', (what: string) => stopped.push(what))
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ blockedURI, sourceFile }) => {
      const told = window as unknown as { stopped: (what: string) => void }
      told.stopped(`${blockedURI} in ${sourceFile}`)
    })
  })
  await signInNewParent(page)
  await open(page, '/profil')
  const form = page.getByRole('dialog', { name: 'Dodaj dijete' })
  await form.getByRole('button', { name: 'Dodaj dijete' }).click()
  await expect(form.getByText('Ime je obavezno')).toBeVisible()
  expect(stopped).toEqual([])
})
