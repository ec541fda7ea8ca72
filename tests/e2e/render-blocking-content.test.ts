import { createServer, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { readLayoutShifts, watchLayoutShifts } from './support/layout-shifts'
import { DESKTOP, expect, PHONE, test } from './support/test'

/** Sends a page in two parts with a pause between them, as over a slow connection. */
async function sendInParts(response: ServerResponse, html: string, end: number) {
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
  response.write(html.slice(0, end))
  await wait(700)
  response.end(html.slice(end))
}

test.describe('a page that arrives in parts', () => {
  test.use({ ...PHONE, hasChosenCookies: false })

  for (const [what, path, from, { viewport }] of [
    ['the cookie banner', '/', 'Više o kolačićima', PHONE],
    ['the footer of sign-in pages', '/povrat-emaila', '>Impressum', PHONE],
    ['the grades of the 404 page', '/nema-je', '>2. razred', PHONE],
    ['the end of the header', '/zabavni-kwizovi', '>Registracija', DESKTOP],
  ] as const)
    test(`does not move ${what}`, async ({ page, faults, baseURL }) => {
      await page.setViewportSize(viewport)
      if (path === '/nema-je') faults.expect(/404/)
      const html = await (await page.request.get(path)).text()
      const server = createServer(({ url, headers }, response) => {
        if (url === path) return void sendInParts(response, html, html.indexOf(from))
        request(`${baseURL}${url}`, { headers }, (answer) => {
          response.writeHead(answer.statusCode ?? 502, answer.headers)
          answer.pipe(response)
        }).end()
      }).listen(0, '127.0.0.1')
      await watchLayoutShifts(page)
      const { port } = server.address() as AddressInfo
      await page.goto(`http://127.0.0.1:${port}${path}`)
      expect(await readLayoutShifts(page)).toEqual([])
      server.close()
    })
})
