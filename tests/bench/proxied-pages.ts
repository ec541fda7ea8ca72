import { request } from 'node:http'
import type { Pages } from './pages'
import { nginxVersion, startNginx } from './nginx'
import { judged, skipped, type Row } from './row'
import type { Site } from './site'
import { milliseconds, plain, times } from './statistics'
import { compare } from './throughput'

/**
 * Measures the app behind deploy/nginx beside nginx with the same bytes in a file (quality: Fast).
 */
export async function measureProxiedPages(app: Site, pages: Pages): Promise<Row[]> {
  const what = 'cached page (script) through deploy/nginx, requests a second'
  if (nginxVersion() === null) return [skipped(what, 'no nginx')]
  const { body, headers } = await bytesOf(app.url + pages.script)
  const nginx = await startNginx({ appPort: app.port, body, headers })
  try {
    const got = await compare({
      file: { url: nginx.file, pids: nginx.pids },
      proxied: { url: nginx.proxied + pages.script, pids: [...nginx.pids, app.pid] },
    })
    return [
      judged({
        what,
        measured: `${plain(got.proxied.perSecond)}/s = ${times(got.proxied.ratio)}`,
        beside: `nginx, same bytes from disk: ${plain(got.file.perSecond)}/s`,
        budget: '>= 0.8x',
        holds: got.proxied.ratio >= 0.8,
      }),
      judged({
        what: 'server processor time a cached page, through the proxy (nginx and app)',
        measured: milliseconds(got.proxied.processorMs),
        beside: `nginx from disk: ${milliseconds(got.file.processorMs)}`,
        budget: '<= 0.05 ms',
        holds: got.proxied.processorMs <= 0.05,
      }),
    ]
  } finally {
    await nginx.stop()
  }
}

/** Headers that the server sets itself. */
const OWN =
  /^(date|connection|keep-alive|content-length|content-type|content-encoding|etag|transfer-encoding)$/

type Answer = { body: Buffer; headers: Record<string, string> }

/** The raw bytes of a page, which `fetch` would decompress. */
function bytesOf(url: string): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const sent = request(
      url,
      { headers: { 'accept-encoding': 'gzip, deflate, br' } },
      (response) => {
        const chunks: Buffer[] = []
        response.on('data', (chunk: Buffer) => chunks.push(chunk))
        response.on('end', () => {
          const all = Object.entries(response.headers).filter(([name]) => !OWN.test(name))
          const headers = Object.fromEntries(all.map(([name, value]) => [name, String(value)]))
          resolve({ body: Buffer.concat(chunks), headers })
        })
      },
    )
    sent.on('error', reject).end()
  })
}
