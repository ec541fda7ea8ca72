import { say } from './say.mjs'

type Greeting = { host: string; port: number; siteUrl: string | undefined }

/** Says where the site is. The demo sign-ins join with the accounts they open. */
export function greet({ host, port, siteUrl }: Greeting): void {
  const isReachedHere = isLoopback(host) || host === '0.0.0.0' || host === '::'
  say(`\nIskra is ready: http://${isReachedHere ? 'localhost' : host}:${port}`)
  if (siteUrl || isLoopback(host)) return
  say(
    `Warning: the site listens on ${host} without a SITE_URL, so its canonical links, sitemap and ` +
      `robots.txt say http://localhost:${port}. Set SITE_URL to its public address.`,
  )
}

/** True for an address that only this machine reaches. */
const isLoopback = (host: string): boolean => /^(localhost|127(\.\d{1,3}){3}|::1)$/.test(host)
