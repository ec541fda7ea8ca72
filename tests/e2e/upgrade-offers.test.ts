import { expect, test } from './support/test'
import { sendRaw } from './support/raw-client'

for (const [what, offer] of [
  [
    'HTTP/2',
    { connection: 'Upgrade, HTTP2-Settings', upgrade: 'h2c', 'http2-settings': 'AAMAAABk' },
  ],
  ['a web socket', { connection: 'Upgrade', upgrade: 'websocket', 'sec-websocket-version': '13' }],
] as const) {
  for (const path of ['/api/health', '/5-razred']) {
    test(`an offer of ${what} for ${path} is answered all the same`, async ({
      baseURL: site = '',
    }) => {
      const { status, headers } = await sendRaw(site, { path, headers: { ...offer } })
      expect(status).toBe(200)
      expect(headers).not.toHaveProperty('upgrade')
    })
  }
}
