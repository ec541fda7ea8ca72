import type { Credentials } from '@/lib/across/demo/sign-ins'
import { say } from './say.mjs'

type Greeting = { host: string; port: number; siteUrl: string | undefined; signIns: Credentials[] }

/** Prints the site's address and the accounts with public passwords. */
export function printStartMessage({ host, port, siteUrl, signIns }: Greeting): void {
  const isReachedHere = isLoopback(host) || host === '0.0.0.0' || host === '::'
  say(`\nIskra is ready: http://${isReachedHere ? 'localhost' : host}:${port}`)
  if (!siteUrl && !isLoopback(host)) {
    say(
      `Warning: the site listens on ${host} without a SITE_URL, so its canonical links, sitemap and ` +
        `robots.txt say http://localhost:${port}. Set SITE_URL to its public address.`,
    )
  }
  if (signIns.length) tellSignIns(signIns, host)
}

const WORDS: Record<Credentials['kind'], string> = {
  roditelj: 'parent',
  ucenik: 'child',
  admin: 'admin',
}

function tellSignIns(signIns: Credentials[], host: string): void {
  say('\nDemo sign-ins:')
  for (const { kind, name, password } of signIns) {
    say(`  ${WORDS[kind].padEnd(6)}  ${name.padEnd(20)}  ${password}`)
  }
  if (isLoopback(host)) return
  say(
    `Warning: everybody knows these passwords, and the site listens on ${host}. Leave HOST out, or ` +
      'erase these accounts.',
  )
}

/** True for an address reachable only from this machine. */
const isLoopback = (host: string): boolean => /^(localhost|127(\.\d{1,3}){3}|::1)$/.test(host)
