/** The site's only third party, loaded only after consent (rule 19.5). */
const ORIGIN = 'https://www.googletagmanager.com'

/** Signals that the consent grants or denies together (Google's consent mode, version 2). */
const SIGNALS = ['analytics_storage', 'ad_storage', 'ad_user_data', 'ad_personalization'] as const

type Counted = typeof globalThis & { dataLayer?: unknown[] } & Record<
    `ga-disable-${string}`,
    boolean
  >

type Permission = {
  /** Whether the visitor has consented. */
  isAllowed: boolean
  /** Whether the current or next page may be counted. */
  isCountedPage: boolean
  /** Whether the document's content security policy allows Google's script. */
  mayLoad: boolean
}

let startedId: string | null = null
let wasAllowed = false

/**
 * Starts counting at the first consent, stops when the consent is withdrawn, and resumes with the
 * next. On a page that isn't counted, counting pauses and the consent stays as it is.
 */
export function updateVisitCounting(
  id: string,
  { isAllowed, isCountedPage, mayLoad }: Permission,
): void {
  const page = globalThis as Counted
  const isOn = isAllowed && isCountedPage
  page[`ga-disable-${id}`] = !isOn
  if (startedId === id && isAllowed !== wasAllowed)
    pushToDataLayer('consent', 'update', signals(isAllowed))
  if (startedId !== id && isOn && mayLoad) start(id)
  if (wasAllowed && !isAllowed) forgetCookies()
  wasAllowed = isAllowed
}

function start(id: string): void {
  startedId = id
  pushToDataLayer('consent', 'default', signals(true))
  pushToDataLayer('js', new Date())
  pushToDataLayer('config', id, { anonymize_ip: true, page_referrer: referrer() })
  const script = document.createElement('script')
  script.async = true
  script.src = `${ORIGIN}/gtag/js?id=${id}`
  document.head.append(script)
}

/** The referring page. For this site it is only the origin, because the page may be a child's. */
const referrer = () =>
  document.referrer.startsWith(`${location.origin}/`) ? location.origin : document.referrer

const signals = (isGranted: boolean) =>
  Object.fromEntries(SIGNALS.map((signal) => [signal, isGranted ? 'granted' : 'denied']))

/** Google's script expects `arguments` objects, not arrays; this function pushes its own. */
const pushToDataLayer = function () {
  const page = globalThis as Counted
  page.dataLayer ??= []
  // oxlint-disable-next-line prefer-rest-params -- what the script reads is this object
  page.dataLayer.push(arguments)
} as (...told: unknown[]) => void

/** The host and its parent domains. Browsers refuse cookies for public suffixes (`com.hr`). */
export const cookieDomains = (host: string): string[] =>
  host.split('.').map((_, index, parts) => parts.slice(index).join('.'))

/**
 * Deletes the script's cookies: on this host, or on the highest parent domain that takes cookies.
 */
function forgetCookies(): void {
  const names = document.cookie.split('; ').map((one) => one.split('=')[0] ?? '')
  const domains = ['', ...cookieDomains(location.hostname).map((one) => `; domain=${one}`)]
  for (const name of names.filter((one) => one.startsWith('_ga')))
    for (const domain of domains) document.cookie = `${name}=; max-age=0; path=/${domain}`
}
