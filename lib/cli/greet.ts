import { say } from './say.mjs'

/** Says where the site is. The demo sign-ins join with the accounts they open. */
export function greet(address: string): void {
  say(`\nIskra is ready: ${address}`)
}
