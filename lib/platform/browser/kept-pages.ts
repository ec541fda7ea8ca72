/**
 * Caches in which public/sw.js stores pages and their files, and `kept-responses` stores responses of
 * one owner. The cookie policy explains them.
 */
export const CACHES = {
  pages: 'iskra-stranice',
  files: 'iskra-datoteke',
  answers: 'iskra-pitanja',
} as const

/** The header in which the worker stores data about a page. */
const NOTE = 'x-iskra-note'

/** Registers the worker after the page has loaded. Inline, so that pages need no script for it. */
export const REGISTER_WORKER_SCRIPT =
  "addEventListener('load',()=>navigator.serviceWorker?.register('/sw.js',{updateViaCache:'none'}).catch(()=>{}));"

/** A button with this attribute installs the site; CSS shows it where the browser allows that. */
export const INSTALL_BUTTON_ATTRIBUTE = 'data-install'

/**
 * Inline too, because the browser may offer the installation before any script has loaded. Prevents
 * the browser's own pop-up.
 */
export const INSTALL_SCRIPT = `{let offer;const root=document.documentElement.dataset;
addEventListener('beforeinstallprompt',(event)=>{event.preventDefault();offer=event;root.installable=''});
addEventListener('appinstalled',()=>{delete root.installable});
addEventListener('click',({target})=>{if(target instanceof Element&&target.closest('[${INSTALL_BUTTON_ATTRIBUTE}]'))offer?.prompt()})}`.replaceAll(
  '\n',
  '',
)

export type KeptPage = {
  path: string
  title: string
  /** Names of the page's parents in the breadcrumbs, and its own. */
  trail: string[]
  /** When the page was stored. */
  at: number
  /** Path of the saved textbook that the page belongs to. */
  book?: string
}

/**
 * Tells the worker that a page was opened, so that the worker stores it.
 * @param isLoaded true if loaded as a document; false if the router rendered it from data
 */
export const tellWorkerPageOpened = (opened: string, isLoaded: boolean) =>
  void navigator.serviceWorker?.ready.then(({ active }) =>
    active?.postMessage({ opened, isLoaded }),
  )

/** Whether a page can be opened without a connection. */
export async function isKept(path: string): Promise<boolean> {
  const found = await window.caches?.match(path, {
    cacheName: CACHES.pages,
    ignoreSearch: true,
    ignoreVary: true,
  })
  return Boolean(found)
}

/** All stored pages, the most recent first. */
export async function listKeptPages(): Promise<KeptPage[]> {
  const pages = await window.caches?.open(CACHES.pages)
  if (!pages) return []
  const keys = await pages.keys()
  const list = await Promise.all(
    keys.map(async (key) => {
      // Looked up by its own address, since the worker may store other pages meanwhile.
      const note = (await pages.match(key, { ignoreVary: true }))?.headers.get(NOTE)
      const page = note && (JSON.parse(decodeURIComponent(note)) as KeptPage)
      return page ? [{ ...page, path: new URL(key.url).pathname }] : []
    }),
  )
  return list.flat().toReversed()
}

/** The outcome of a worker's task; `refused`: this page may not be stored. */
export type WorkerTaskOutcome = 'kept' | 'refused' | 'failed' | 'full'

/** A worker without a response for this long was terminated. */
const TASK_MS = 60_000

type Task = { save: string; book: string } | { forget: string } | { tidy: true }

/** Gives the worker a task; resolves with its outcome. */
export async function runWorkerTask(task: Task): Promise<WorkerTaskOutcome> {
  const { active } = await navigator.serviceWorker.ready
  const { port1: own, port2: theirs } = new MessageChannel()
  return new Promise((resolve) => {
    setTimeout(resolve, TASK_MS, 'failed')
    own.onmessage = ({ data }: MessageEvent<WorkerTaskOutcome>) => resolve(data)
    active?.postMessage(task, [theirs])
  })
}
