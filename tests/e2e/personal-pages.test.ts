import { newFamily, type Family } from './support/families'
import { PASSWORD } from './support/people'
import { cookiesOf, newAddress, send } from './support/raw-client'
import { expect, test } from './support/test'

const FIVE_TIMES = (name: string) => Array.from({ length: 5 }, () => name).join(':')
const page = ['profil', { children: ['__PAGE__', {}, null, 'refetch'] }]
const tree = ['', { children: ['(profile)', { children: ['(rendered)', { children: page }] }] }]
/** The router that stands on a personal page and asks for it again: only it is answered with data. */
const ROUTER = { rsc: '1', 'next-router-state-tree': encodeURIComponent(JSON.stringify(tree)) }
const PREFETCH = { ...ROUTER, 'next-router-prefetch': '1' }
const SUBREQUEST = { 'x-middleware-subrequest': FIVE_TIMES('middleware') }

/** Headers by which the framework talks to itself, as a stranger could send them. */
const TRICKS: Record<string, Record<string, string>> = {
  'no header': {},
  'a subrequest': { 'x-middleware-subrequest': 'middleware' },
  'a subrequest of src': { 'x-middleware-subrequest': 'src/middleware' },
  'a subrequest of pages': { 'x-middleware-subrequest': 'pages/_middleware' },
  'five subrequests': SUBREQUEST,
  'five subrequests of src': { 'x-middleware-subrequest': FIVE_TIMES('src/middleware') },
  'a subrequest with data': { ...SUBREQUEST, 'x-nextjs-data': '1' },
  'a rewrite': { 'x-middleware-rewrite': '/profil', 'x-middleware-next': '1' },
  'an invoked path': {
    ...{ 'x-invoke-path': '/profil', 'x-invoke-status': '200' },
    'x-matched-path': '/profil',
  },
  'another address': { 'x-original-url': '/profil', 'x-rewrite-url': '/profil' },
  'rsc alone': { rsc: '1' },
  'router state': ROUTER,
  'router state without rsc': { 'next-router-state-tree': ROUTER['next-router-state-tree'] },
  'router state and a subrequest': { ...ROUTER, ...SUBREQUEST },
  'a prefetch': PREFETCH,
  'a prefetch and a subrequest': { ...PREFETCH, ...SUBREQUEST },
  'a prefetch at runtime': { ...ROUTER, 'next-router-prefetch': '2', 'next-url': '/profil' },
  'the tree of segments': { ...PREFETCH, 'next-router-segment-prefetch': '/_tree' },
  'a segment': {
    ...PREFETCH,
    'next-router-segment-prefetch': '/!KHByb2ZpbGUp/profil/__PAGE__',
  },
  'a server action': { 'next-action': 'a'.repeat(42) },
  'a nonce': { 'x-iskra-nonce': 'bm9uY2U=', 'x-nonce': 'bm9uY2U=' },
}

const headersOf = (name: string) => TRICKS[name] ?? {}

/** Other spellings under which the framework may know the same page. */
const SPELLINGS = [
  ...['/profil', '/profil/', '/PROFIL', '/%70rofil', '/profil?_rsc=abc12', '/profil.rsc'],
  ...['/profil.txt', '/profil.html', '/profil.segments/_tree.segment.rsc', '//profil'],
  ...['/_next/data/x/profil.json', '/profil/index', '/./profil', '/a/../profil', '/hr/profil'],
]

let family: Family
let pupilCookie: string
let site: string

test.beforeAll(async ({}, { project }) => {
  site = project.use.baseURL ?? ''
  const names = {
    firstName: 'Zvjezdana',
    lastName: 'Tajnović',
    children: ['Hrvojka', 'Krešimirka'],
  }
  family = await newFamily(site, names, newAddress())
  const [{ nickName } = { nickName: '' }] = family.children
  const body = { email: nickName, password: PASSWORD }
  pupilCookie = cookiesOf(await send(site, { path: '/api/korisnik/prijava', body }))
})

const wordsOfParent = () => [family.parent.lastName, family.parent.email]
const wordsOfSecondChild = () => {
  const [, { _id = '', firstName = '', nickName = '' } = {}] = family.children
  return [_id, firstName, nickName]
}
const allWords = () => [
  ...wordsOfParent(),
  ...[family.parent._id, family.parent.firstName],
  ...family.children.flatMap(({ _id, firstName, nickName }) => [_id, firstName, nickName]),
]

/** A page that is rendered with its owner's data: a parent's report of the first child. */
const reportPath = () => `/profil/izvjestaj/${family.children[0]?._id ?? ''}`

/** Everything of an answer to a visit, its headers too. */
async function visit(headers: Record<string, string>, path = reportPath()) {
  const first = await send(site, { path, headers })
  // The framework gives each state of the router an address of its own, and answers there.
  const { location = '' } = first.headers
  const isRouters = location.startsWith(`${path}?_rsc=`)
  const answer = isRouters ? await send(site, { path: location, headers }) : first
  // E-mails may stand there as JSON, HTML or part of an address.
  const text = `${JSON.stringify(answer.headers)}\n${answer.text}`
    .replaceAll(/&#(?:x27|39);|\\u0027|%27/gi, "'")
    .replaceAll(/%40|&#64;|\\u0040/gi, '@')
  return { ...answer, whole: text }
}

/** The words that stand there; what the address itself names, a redirect may say back. */
const found = (whole: string, words: string[]) =>
  words.filter((word) => !reportPath().includes(word) && whole.includes(word))

for (const name of Object.keys(TRICKS)) {
  test(`with ${name}, a guest sees nobody's page and a pupil none of a parent`, async () => {
    const headers = headersOf(name)
    const own = await visit({ ...headers, cookie: family.cookie })
    const pupil = await visit({ ...headers, cookie: pupilCookie })
    // Last, when a cache would hold the pages of the others.
    const guest = await visit(headers)
    expect(found(guest.whole, allWords())).toEqual([])
    expect(found(pupil.whole, [...wordsOfParent(), ...wordsOfSecondChild()])).toEqual([])
    for (const { status, headers } of [own, pupil, guest])
      expect(headers['cache-control'], String(status)).toContain('no-store')
  })
}

for (const name of [
  'no header',
  'router state',
  'router state and a subrequest',
  'five subrequests',
]) {
  test(`with ${name}, a parent does see the own child: there is something to hide`, async () => {
    const own = await visit({ ...headersOf(name), cookie: family.cookie })
    expect(own.whole).toContain(family.children[0]?.firstName)
  })
}

test('the profile itself holds nobody, for whom it is sent to', async () => {
  const [own, pupil] = [
    await visit({ cookie: family.cookie }, '/profil'),
    await visit({ cookie: pupilCookie }, '/profil'),
  ]
  expect(pupil.text).toBe(own.text)
  expect(found(own.whole, allWords())).toEqual([])
  for (const { headers } of [own, pupil]) expect(headers['cache-control']).toContain('no-store')
})

for (const path of SPELLINGS) {
  test(`${path} tells a guest nothing`, async () => {
    await visit({ cookie: family.cookie }, path)
    const guest = await visit({}, path)
    expect([307, 308, 404]).toContain(guest.status)
    expect(found(guest.whole, allWords())).toEqual([])
    const data = await visit(ROUTER, path)
    expect(found(data.whole, allWords())).toEqual([])
  })
}

test('every nonce of a page is the one of its policy, and of no other answer', async () => {
  const seen = new Set<string>()
  for (const cookie of [family.cookie, family.cookie, family.cookie]) {
    const { headers, text } = await visit({ cookie })
    const [, nonce = ''] = /'nonce-([^']+)'/.exec(String(headers['content-security-policy'])) ?? []
    const used = [...text.matchAll(/nonce(?:=|\\?":\\?)"([^"\\]+)/g)].map(([, one]) => one)
    expect(used.length).toBeGreaterThan(3)
    expect(new Set(used.filter((one) => one !== '$undefined'))).toEqual(new Set([nonce]))
    seen.add(nonce)
  }
  expect(seen.size).toBe(3)
})

test('a nonce that a visitor sends is not the one of the page', async () => {
  const { headers, whole } = await visit({ ...headersOf('a nonce'), cookie: family.cookie })
  expect(headers['content-security-policy']).toMatch(/'nonce-[\w+/]{22}=='/)
  expect(whole).not.toContain('bm9uY2U=')
})

test('a session that has ended opens no profile, with any header', async () => {
  const body = { email: family.parent.email, password: PASSWORD }
  const cookie = cookiesOf(await send(site, { path: '/api/korisnik/prijava', body }))
  expect((await visit({ cookie })).status).toBe(200)
  await send(site, { path: '/api/korisnik/odjava', headers: { cookie } })
  for (const headers of Object.values(TRICKS)) {
    // The companion still names its owner; the page may not say it back.
    const token = /iskra_user_token=[^;]+/.exec(cookie)?.[0] ?? ''
    for (const path of [reportPath(), '/profil']) {
      const { whole } = await visit({ ...headers, cookie: token }, path)
      expect(found(whole, allWords())).toEqual([])
    }
  }
})
