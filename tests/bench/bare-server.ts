import { replaceStoresOfNext } from '@/lib/platform/cache/next-stores'
import { withPageCache } from '@/lib/platform/cache/page-cache'
import { withRenderingTracking } from '@/lib/platform/cache/renderings'
import { withCompression } from '@/lib/platform/http/compression'
import { startServer } from '@/lib/platform/http/server'

/** Serves the bare site, which is in the current folder, in the same way as the app. */
replaceStoresOfNext()
const server = await startServer({
  isDev: false,
  host: '127.0.0.1',
  port: Number(process.argv[2]),
  trustedProxies: 0,
  layers: [withPageCache, withCompression, withRenderingTracking],
})
process.once('SIGTERM', () => void server.close().then(() => process.exit(0)))
