/** The only third party of the site, and only after consent (specification, section 4). */
const ORIGIN = 'https://www.googletagmanager.com'

/** What consent grants or denies together (Google's consent mode, version 2). */
const SIGNALS = ['analytics_storage', 'ad_storage', 'ad_user_data', 'ad_personalization'] as const

type Counted = typeof globalThis & { dataLayer?: unknown[] } & Record<
    `ga-disable-${string}`,
    boolean
  >

type Permission = {
  /** Whether the visitor allows it. */
  isAllowed: boolean
  /** Whether the page that is shown, or about to be shown, may be counted. */
  isCountedPage: boolean
  /** Whether the policy of the document lets Google's script in. */
  mayLoad: boolean
}

let startedId: string | null = null
let wasAllowed = false

/**
 * Starts counting at the first permission, stops it without one, and goes on with the next. On a page
 * that isn't counted it rests: the consent stays what it is.
 */
export function countVisits(id: string, { isAllowed, isCountedPage, mayLoad }: Permission): void {
  const page = globalThis as Counted
  const isOn = isAllowed && isCountedPage
  page[`ga-disable-${id}`] = !isOn
  if (startedId === id && isAllowed !== wasAllowed) tell('consent', 'update', signals(isAllowed))
  if (startedId !== id && isOn && mayLoad) start(id)
  if (wasAllowed && !isAllowed) forgetCookies()
  wasAllowed = isAllowed
}

function start(id: string): void {
  startedId = id
  tell('consent', 'default', signals(true))
  tell('js', new Date())
  tell('config', id, { anonymize_ip: true, page_referrer: referrer() })
  const script = document.createElement('script')
  script.async = true
  script.src = `${ORIGIN}/gtag/js?id=${id}`
  document.head.append(script)
}

/** Where the visitor came from. Of this site no page is named: it may be one of a child. */
const referrer = () =>
  document.referrer.startsWith(`${location.origin}/`) ? location.origin : document.referrer

const signals = (isGranted: boolean) =>
  Object.fromEntries(SIGNALS.map((signal) => [signal, isGranted ? 'granted' : 'denied']))

/** Google's script reads `arguments` objects, no arrays: this makes one of its parameters. */
const tell = function () {
  const page = globalThis as Counted
  page.dataLayer ??= []
  // eslint-disable-next-line prefer-rest-params -- what the script reads is this object
  page.dataLayer.push(arguments)
} as (...told: unknown[]) => void

/** The host and all above it. A browser refuses the last ones, which belong to nobody (`com.hr`). */
export const cookieDomains = (host: string): string[] =>
  host.split('.').map((_, index, parts) => parts.slice(index).join('.'))

/** Those that its script has set: on this host or on the highest domain above it that takes cookies. */
function forgetCookies(): void {
  const names = document.cookie.split('; ').map((one) => one.split('=')[0] ?? '')
  const domains = ['', ...cookieDomains(location.hostname).map((one) => `; domain=${one}`)]
  for (const name of names.filter((one) => one.startsWith('_ga')))
    for (const domain of domains) document.cookie = `${name}=; max-age=0; path=/${domain}`
}
