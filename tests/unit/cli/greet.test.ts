import { beforeEach, describe, expect, test, vi } from 'vitest'
import { greet } from '@/lib/cli/greet'

let said: string[]

beforeEach(() => {
  said = []
  vi.spyOn(console, 'log').mockImplementation((line: string) => void said.push(line))
})

const lines = () => said.join('\n').trim().split('\n')

test.each([
  ['127.0.0.1', 'http://localhost:3000'],
  ['0.0.0.0', 'http://localhost:3000'],
  ['::', 'http://localhost:3000'],
  ['skola.example', 'http://skola.example:3000'],
])('on %s it says %s', (host, address) => {
  greet({ host, port: 3000, siteUrl: 'https://iskra.example' })
  expect(lines()).toEqual([`Iskra is ready: ${address}`])
})

describe('a site without SITE_URL', () => {
  test.each(['127.0.0.1', '127.0.1.1', '::1', 'localhost'])(
    'is warned of nothing on %s, which only this machine reaches',
    (host) => {
      greet({ host, port: 3000, siteUrl: undefined })
      expect(lines()).toEqual(['Iskra is ready: http://localhost:3000'])
    },
  )

  test.each(['0.0.0.0', '::', '192.168.1.7', 'skola.example'])(
    'is warned once, on one line, on %s',
    (host) => {
      greet({ host, port: 8080, siteUrl: undefined })
      expect(lines()).toHaveLength(2)
      expect(lines()[1]).toBe(
        `Warning: the site listens on ${host} without a SITE_URL, so its canonical links, sitemap ` +
          'and robots.txt say http://localhost:8080. Set SITE_URL to its public address.',
      )
    },
  )
})
