import { newFamily, type Family } from './support/families'
import { PASSWORD, signIn } from './support/people'
import { cookiesOf, newAddress, sendRaw } from './support/raw-client'
import { expect, test } from './support/test'

const FIVE_TIMES = (name: string) => Array.from({ length: 5 }, () => name).join(':')
const page = ['profil', { children: ['__PAGE__', {}, null, 'refetch'] }]
const tree = ['', { children: ['(profile)', { children: page }] }]
/** The router that is on a personal page and asks for it again: only it is answered with data. */
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
  pupilCookie = cookiesOf(await sendRaw(site, { path: '/api/korisnik/prijava', body }))
})

const allWords = () => [
  ...[family.parent.lastName, family.parent.email, family.parent._id, family.parent.firstName],
  ...family.children.flatMap(({ _id, firstName, nickName }) => [_id, firstName, nickName]),
]

/** All personal pages there are, the one of a parent's first child among them. */
const paths = () => [
  ...['/profil', '/profil/danas', '/profil/greske', '/profil/greske/radni-list'],
  ...['/profil/imam-test', '/profil/vjezba', '/profil/pocetna-provjera'],
  ...[
    '/inbox',
    '/profil/biljeznica',
    '/profil/kartice',
    `/profil/izvjestaj/${family.children[0]?._id}`,
  ],
]

/** Everything of an answer to a visit, its headers too. */
async function visit(headers: Record<string, string>, path = '/profil') {
  const first = await sendRaw(site, { path, headers })
  // The framework gives each state of the router an address of its own, and answers there.
  const { location = '' } = first.headers
  const isRouters = location.startsWith(`${path}?_rsc=`)
  const answer = isRouters ? await sendRaw(site, { path: location, headers }) : first
  // E-mails may stand there as JSON, HTML or part of an address.
  const text = `${JSON.stringify(answer.headers)}\n${answer.text}`
    .replaceAll(/&#(?:x27|39);|\\u0027|%27/gi, "'")
    .replaceAll(/%40|&#64;|\\u0040/gi, '@')
  return { ...answer, whole: text }
}

/** The words that stand there; what the address itself names, an answer may say back. */
const found = (whole: string, words: string[], path = '') =>
  words.filter((word) => !path.includes(word) && whole.includes(word))

for (const name of Object.keys(TRICKS)) {
  test(`with ${name}, a personal page holds no one's data, whoever asks`, async () => {
    for (const path of paths()) {
      for (const cookie of [family.cookie, pupilCookie, '']) {
        const { status, headers, whole } = await visit({ ...headersOf(name), cookie }, path)
        expect(found(whole, allWords(), path), path).toEqual([])
        expect(headers['cache-control'], `${path} ${status}`).toContain('no-store')
      }
    }
  })
}

test('a personal page is the same for all, and its scripts are named by their hashes', async () => {
  const [own, pupil] = [
    await visit({ cookie: family.cookie }),
    await visit({ cookie: pupilCookie }),
  ]
  expect(pupil.text).toBe(own.text)
  const csp = String(own.headers['content-security-policy'])
  expect(csp).toMatch(/script-src 'self' 'sha256-/)
  expect(csp).not.toMatch(/script-src[^;]*unsafe-inline/)
})

test('a guest is led from every personal page to the sign-in, and from there back', async () => {
  for (const path of paths()) {
    const { location } = (await visit({}, path)).headers
    expect(location).toBe(`/prijava?povratak=${encodeURIComponent(path)}`)
  }
})

test('a parent is led from the pages of pupils to the own profile', async ({ page: tab }) => {
  await signIn(tab, family.parent.email)
  for (const path of paths().filter((one) => !/profil$|izvjestaj/.test(one))) {
    await tab.goto(path)
    await expect(tab).toHaveURL(/\/profil$/)
  }
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
