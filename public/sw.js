// Caches opened pages with all files they need, so that they open offline (docs/decisions/056).
// Cached pages are the same for everyone, since personal pages are never public.

const PAGES = 'iskra-stranice'
const FILES = 'iskra-datoteke'
const OFFLINE_PAGE = '/bez-veze'

/** Most cached pages, not counting those of saved textbooks. */
const MOST_PAGES = 60
/** After this time a cached page replaces one that does not arrive. */
const PATIENCE_MS = 4_000
const DAY_MS = 86_400_000

/** Paths the worker never handles. */
const isForeign = (path) => /^\/(?:api|admin)(?:\/|$)/.test(path)
/** Pages that depend on the session (lib/platform/http/session-pages). */
const isOfSession = (path) => /^\/(?:$|(?:prijava|registracija|profil|inbox)(?:\/|$))/.test(path)
const isOfBuild = (path) => path.startsWith('/_next/static/')
const isPicture = (path) => /^\/(?:fire|slike|avatars|thunder|favicon|icon-)/.test(path)

const isGood = ({ status, redirected, headers }) =>
  status === 200 && !redirected && /\bpublic\b/.test(headers.get('cache-control') ?? '')

const plain = (text) =>
  text.replaceAll('&amp;', '&').replaceAll('&#x27;', "'").replaceAll('&quot;', '"')

/** Build files that a text refers to: chunks in scripts, fonts in style sheets. */
function filesIn(text, base) {
  const named = text.match(/(?:\/_next\/)?static\/(?:chunks|media|css)\/[\w./~-]+\.\w+/g) ?? []
  const inStyles = [...text.matchAll(/url\(["']?([^"')]+\.woff2)/g)]
  const all = [
    ...named.map((name) => (name.startsWith('/') ? name : `/_next/${name}`)),
    ...inStyles.map(([, name]) => new URL(name, location.origin + base).pathname),
  ]
  return all.filter((name) => !name.endsWith('.map'))
}

/** One size of each picture: that for small screens. */
function picturesIn(html) {
  const sizeOf = (tag) => {
    const [, list] = / srcset="([^"]+)"/i.exec(tag) ?? []
    const sizes = list?.split(', ').map((one) => one.split(' ')) ?? []
    const fitting = sizes.find(([, width]) => parseInt(width) >= 640) ?? sizes.at(-1)
    return fitting?.[0] ?? / src="([^"]+)"/.exec(tag)?.[1]
  }
  const pictures = (html.match(/<img [^>]+>/g) ?? []).map(sizeOf)
  const icons = [...html.matchAll(/<link rel="(?:icon|apple-touch-icon)" href="([^"]+)"/g)]
  const all = [...pictures, ...icons.map(([, name]) => name), ...drawingsIn(html)]
  return all.filter((name) => name?.startsWith('/')).map(plain)
}

const drawingsIn = (html) => html.match(/\/(?:fire|avatars|thunder)\/[\w./-]+\.\w+/g) ?? []

const textOf = (html, pattern) => plain(pattern.exec(html)?.[1] ?? '')

/** The titles of the pages above a page, and its own. */
function trailOf(html) {
  for (const [, data] of html.matchAll(/<script type="application\/ld\+json"[^>]*>([^<]+)/g)) {
    const list = parsed(data)
    const crumbs = [list, ...(list?.['@graph'] ?? [])].find(
      (one) => one?.['@type'] === 'BreadcrumbList',
    )
    if (crumbs) return crumbs.itemListElement.map(({ name, item }) => name ?? item?.name ?? '')
  }
  return []
}

function parsed(text) {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** Header that stores metadata with a cached response. */
const NOTE = 'x-iskra-note'
const noteOf = (response) => parsed(decodeURIComponent(response?.headers.get(NOTE) ?? '')) ?? {}

function withNote(response, body, note) {
  const headers = new Headers(response.headers)
  for (const name of ['content-encoding', 'content-length']) headers.delete(name)
  headers.set(NOTE, encodeURIComponent(JSON.stringify(note)))
  return new Response(body, { headers })
}

const kept = async (name, place) => (await caches.open(place)).match(name, { ignoreVary: true })

const isFont = (name) => name.endsWith('.woff2')

/** Caches a file. @returns the files it needs itself */
async function keepFile(name, files, isNamedByPage) {
  const known = await files.match(name, { ignoreVary: true })
  if (known) return noteOf(known).needs ?? []
  // Style sheets name fonts for all readers; this reader's fonts are cached when they load.
  if (isFont(name) && !isNamedByPage) return []
  const response = await fetch(name, { priority: 'low' })
  if (response.status !== 200) {
    // A page is cached with all its scripts or not at all.
    if (isOfBuild(name)) throw new Error(`Missing: ${name}`)
    return []
  }
  const isText = /\.(?:js|css)$/.test(name)
  const body = await (isText ? response.text() : response.blob())
  const needs = isText ? [...new Set(filesIn(body, name))] : []
  await files.put(name, withNote(response, body, { needs }))
  return needs
}

/** Caches a page's files and everything they load later. @returns the names of all files */
async function keepFiles(names) {
  const files = await caches.open(FILES)
  const all = new Set(names)
  const byPage = new Set(names)
  for (let level = names; level.length;) {
    const needed = await Promise.all(level.map((name) => keepFile(name, files, byPage.has(name))))
    level = [...new Set(needed.flat())].filter((name) => !all.has(name))
    for (const name of level) all.add(name)
  }
  return [...all]
}

/** Number of pages being cached: their files belong to no page yet. */
let underWay = 0

/** Caches a page with its files. @returns whether the page may be cached */
async function keepPage(path, response, book) {
  if (!isGood(response)) return false
  underWay += 1
  try {
    const html = await response.text()
    const files = await keepFiles([...new Set([...filesIn(html, path), ...picturesIn(html)])])
    const pages = await caches.open(PAGES)
    const before = noteOf(await pages.match(path))
    const note = {
      title: textOf(html, /<title>([^<]*)/).replace(/ \| [^|]*$/, ''),
      trail: trailOf(html),
      at: Date.now(),
      etag: response.headers.get('etag'),
      files,
      ...((book ?? before.book) && { book: book ?? before.book }),
    }
    await pages.put(path, withNote(response, html, note))
    return true
  } finally {
    underWay -= 1
  }
}

/** Cached pages with their metadata. Looked up by address, since the cache may change meanwhile. */
const notesOf = async (pages) =>
  Promise.all(
    (await pages.keys()).map(async (key) => ({
      key,
      note: noteOf(await pages.match(key, { ignoreVary: true })),
    })),
  )

/** Removes the oldest opened pages above the limit, and files that no page needs. */
async function tidy() {
  if (underWay) return
  const pages = await caches.open(PAGES)
  const list = await notesOf(pages)
  const isOpened = ({ key, note }) => !note.book && new URL(key.url).pathname !== OFFLINE_PAGE
  const surplus = new Set(list.filter(isOpened).slice(0, -MOST_PAGES))
  for (const { key } of surplus) await pages.delete(key)
  const needed = new Set(list.flatMap((one) => (surplus.has(one) ? [] : (one.note.files ?? []))))
  const files = await caches.open(FILES)
  for (const key of await files.keys()) {
    const { pathname, search } = new URL(key.url)
    if (!underWay && !needed.has(pathname + search)) await files.delete(key)
  }
}

const fetchPage = (path, cache) =>
  fetch(path, { cache, credentials: 'same-origin', priority: 'low' })

async function keepOfflinePage() {
  const { at = 0 } = noteOf(await kept(OFFLINE_PAGE, PAGES))
  if (Date.now() - at > DAY_MS)
    await keepPage(OFFLINE_PAGE, await fetchPage(OFFLINE_PAGE, 'no-cache'))
}

/** Removes a page that is no longer at this address. */
const forgetPage = async (path) => (await caches.open(PAGES)).delete(path)

/**
 * Caches the page opened in a tab. With data saving on, only files the browser has loaded anyway.
 */
async function keepOpened(path, isLoaded) {
  if (isForeign(path) || isOfSession(path)) return
  if (!isLoaded && navigator.connection?.saveData) return
  const response = await fetchPage(path, isLoaded ? 'force-cache' : 'no-cache')
  if ([404, 410].includes(response.status) || response.redirected) await forgetPage(path)
  try {
    await keepPage(path, response)
    await keepOfflinePage()
  } finally {
    // Also when the storage is full: unneeded files make room.
    await tidy()
  }
}

/** Caches a page of a textbook that is being saved. */
async function savePage(path, book) {
  const isKept = await keepPage(path, await fetchPage(path, 'no-cache'), book)
  return isKept ? 'kept' : 'refused'
}

async function forgetBook(book) {
  const pages = await caches.open(PAGES)
  for (const { key, note } of await notesOf(pages)) if (note.book === book) await pages.delete(key)
  await tidy()
  return 'kept'
}

/** A full storage or lost connection breaks no page; only the caching fails. */
const nameOfFailure = (error) => (error?.name === 'QuotaExceededError' ? 'full' : 'failed')

self.addEventListener('message', (event) => {
  const { save, book, forget, opened, isLoaded } = event.data
  const work = async () => {
    if (save) return savePage(save, book)
    if (forget) return forgetBook(forget)
    if (opened) return keepOpened(opened, isLoaded)
    await tidy()
    return 'kept'
  }
  const [port] = event.ports
  event.waitUntil(
    work()
      .catch(nameOfFailure)
      .then((outcome) => port?.postMessage(outcome)),
  )
})

self.addEventListener('install', (event) => {
  void self.skipWaiting()
  event.waitUntil(keepOfflinePage().catch(() => undefined))
})

self.addEventListener('activate', (event) =>
  event.waitUntil(
    Promise.all([self.clients.claim(), self.registration.navigationPreload?.enable()]).catch(
      () => undefined,
    ),
  ),
)

/**
 * Network first. Falls back to the cached page, marked as such, when the network is slow or fails.
 */
async function answerPage(event, path) {
  const page = await kept(path, PAGES)
  const answer = Promise.resolve(event.preloadResponse).then(
    (early) => early ?? fetch(event.request),
  )
  if (!page) return answer.catch(async () => (await kept(OFFLINE_PAGE, PAGES)) ?? Response.error())
  // The address redirects, so the old cached page is removed.
  const led = answer.then(({ type }) => type === 'opaqueredirect' && forgetPage(path))
  event.waitUntil(led.catch(() => undefined))
  const late = new Promise((resolve) => setTimeout(resolve, PATIENCE_MS, page))
  const sound = answer.then((response) => (response.status < 500 ? response : page))
  return Promise.race([sound.catch(() => page), late])
}

/** Any size of a picture is better than none. */
async function keptPicture(request) {
  const files = await caches.open(FILES)
  const same = await files.match(request, { ignoreVary: true })
  if (same) return same
  const nameOf = ({ url }) => new URL(url).pathname.replace(/-\d+\.webp$/, '')
  const key = (await files.keys()).find((one) => nameOf(one) === nameOf(request))
  return (key && (await files.match(key, { ignoreVary: true }))) || Response.error()
}

/** A build file never changes, so the cache comes first. */
async function answerFile(event) {
  const { request } = event
  const file = await kept(request, FILES)
  if (file) return file
  const response = await fetch(request)
  if (response.status === 200 && isFont(request.url)) {
    const copy = response.clone()
    const keeping = caches.open(FILES).then((files) => files.put(request, copy))
    event.waitUntil(keeping.catch(() => undefined))
  }
  return response
}

self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (origin !== location.origin || request.method !== 'GET' || isForeign(pathname)) return
  // The router's own requests fail offline; a link then loads the whole page.
  if (request.mode === 'navigate') event.respondWith(answerPage(event, pathname))
  else if (isOfBuild(pathname)) event.respondWith(answerFile(event))
  else if (isPicture(pathname)) event.respondWith(fetch(request).catch(() => keptPicture(request)))
})
