import { fileURLToPath } from 'node:url'
import { main } from './main.mjs'

/** `npm start`, and with `--dev` `npm run dev`. Runs on Node 20 before packages are installed. */
await main(fileURLToPath(import.meta.url), async (stop) => {
  const isDev = process.argv.includes('--dev')
  const { loadCliBundle } = await import('./bundle.mjs')
  const { ensureBuilt } = await import('./build-site.mjs')
  /** @type {import('./serve.js')} */
  const { serve } = await loadCliBundle('serve')
  await serve({ isDev, stop, ensureBuilt })
})
