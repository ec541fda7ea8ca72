import { fileURLToPath } from 'node:url'
import { main } from './main.mjs'

/** `npm run build`: builds the site when its sources have changed. */
await main(fileURLToPath(import.meta.url), async (stop) => {
  const { ensureBuilt } = await import('./build-site.mjs')
  await ensureBuilt(stop)
})
