/**
 * Where public/sw.js keeps pages and their files, and `kept-answers` what belongs to one owner. The
 * cookie policy explains them.
 */
export const CACHES = {
  pages: 'iskra-stranice',
  files: 'iskra-datoteke',
  answers: 'iskra-pitanja',
} as const

/** The header in which it writes what is known of a page. */
const NOTE = 'x-iskra-note'

/** Registers the worker once the page is loaded, inline: it costs pages no scripts. */
export const WORKER_SCRIPT =
  "addEventListener('load',()=>navigator.serviceWorker?.register('/sw.js',{updateViaCache:'none'}).catch(()=>{}));"

/** A button with this attribute installs the site; CSS shows it where the browser can. */
export const INSTALL_ATTRIBUTE = 'data-install'

/** Inline, too: the browser offers it before any script is there, and nothing pops up. */
export const INSTALL_SCRIPT = `{let offer;const root=document.documentElement.dataset;
addEventListener('beforeinstallprompt',(event)=>{event.preventDefault();offer=event;root.installable=''});
addEventListener('appinstalled',()=>{delete root.installable});
addEventListener('click',({target})=>{if(target instanceof Element&&target.closest('[${INSTALL_ATTRIBUTE}]'))offer?.prompt()})}`.replaceAll(
  '\n',
  '',
)

export type KeptPage = {
  path: string
  title: string
  /** The names of the places above it, and its own. */
  trail: string[]
  /** When it was kept. */
  at: number
  /** The path of the saved textbook that it belongs to. */
  book?: string
}

/**
 * Tells the worker that a page was opened, which it then keeps.
 * @param isLoaded as a document; else the router has shown it, from data
 */
export const noteOpened = (opened: string, isLoaded: boolean) =>
  void navigator.serviceWorker?.ready.then(({ active }) =>
    active?.postMessage({ opened, isLoaded }),
  )

/** Whether a page opens without a connection. */
export async function isKept(path: string): Promise<boolean> {
  const found = await window.caches?.match(path, {
    cacheName: CACHES.pages,
    ignoreSearch: true,
    ignoreVary: true,
  })
  return Boolean(found)
}

/** All kept pages, the latest first. */
export async function listKeptPages(): Promise<KeptPage[]> {
  const pages = await window.caches?.open(CACHES.pages)
  if (!pages) return []
  const keys = await pages.keys()
  const list = await Promise.all(
    keys.map(async (key) => {
      // Each by its address: the worker may keep another page meanwhile.
      const note = (await pages.match(key, { ignoreVary: true }))?.headers.get(NOTE)
      const page = note && (JSON.parse(decodeURIComponent(note)) as KeptPage)
      return page ? [{ ...page, path: new URL(key.url).pathname }] : []
    }),
  )
  return list.flat().toReversed()
}

/** What became of a task of the worker; `refused`: the page is none that may be kept. */
export type Outcome = 'kept' | 'refused' | 'failed' | 'full'

/** A worker that says nothing for this long has been ended. */
const TASK_MS = 60_000

type Task = { save: string; book: string } | { forget: string } | { tidy: true }

/** Gives the worker a task; resolves when it is done. */
export async function giveTask(task: Task): Promise<Outcome> {
  const { active } = await navigator.serviceWorker.ready
  const { port1: own, port2: theirs } = new MessageChannel()
  return new Promise((resolve) => {
    setTimeout(resolve, TASK_MS, 'failed')
    own.onmessage = ({ data }: MessageEvent<Outcome>) => resolve(data)
    active?.postMessage(task, [theirs])
  })
}
