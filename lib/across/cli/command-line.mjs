import { fileURLToPath } from 'node:url'
import { main } from './main.mjs'

/** `npm run iskra -- <command>`. */
await main(fileURLToPath(import.meta.url), async (stop) => {
  const { load } = await import('./bundle.mjs')
  /** @type {import('./iskra.js')} */
  const { iskra } = await load('iskra')
  return await iskra(process.argv.slice(2), stop)
})
