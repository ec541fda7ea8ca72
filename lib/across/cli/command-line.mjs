import { fileURLToPath } from 'node:url'
import { main } from './main.mjs'

/** `npm run iskra -- <command>`. */
await main(fileURLToPath(import.meta.url), async (stop) => {
  const { loadCliBundle } = await import('./bundle.mjs')
  /** @type {import('./iskra.js')} */
  const { runIskraCommand } = await loadCliBundle('iskra')
  return await runIskraCommand(process.argv.slice(2), stop)
})
