import { beforeEach, describe, expect, test, vi } from 'vitest'
import { printStartMessage } from '@/lib/across/cli/print-start-message'
import { DEMO_SIGN_INS } from '@/lib/across/demo/sign-ins'

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
])('on %s it prints %s', (host, address) => {
  printStartMessage({ host, port: 3000, siteUrl: 'https://iskra.example', signIns: [] })
  expect(lines()).toEqual([`Iskra is ready: ${address}`])
})

describe('a site without SITE_URL', () => {
  test.each(['127.0.0.1', '127.0.1.1', '::1', 'localhost'])(
    'gets no warning on %s, which only this machine can reach',
    (host) => {
      printStartMessage({ host, port: 3000, siteUrl: undefined, signIns: [] })
      expect(lines()).toEqual(['Iskra is ready: http://localhost:3000'])
    },
  )

  test.each(['0.0.0.0', '::', '192.168.1.7', 'skola.example'])(
    'gets one warning, on one line, on %s',
    (host) => {
      printStartMessage({ host, port: 8080, siteUrl: undefined, signIns: [] })
      expect(lines()).toHaveLength(2)
      expect(lines()[1]).toBe(
        `Warning: the site listens on ${host} without a SITE_URL, so its canonical links, sitemap ` +
          'and robots.txt say http://localhost:8080. Set SITE_URL to its public address.',
      )
    },
  )
})

describe('the demo sign-ins', () => {
  const greetOn = (host: string, signIns = DEMO_SIGN_INS) =>
    printStartMessage({ host, port: 3000, siteUrl: 'https://iskra.example', signIns })

  test('are listed with their passwords, one per line', () => {
    greetOn('127.0.0.1')
    expect(lines().slice(2)).toEqual([
      'Demo sign-ins:',
      '  parent  roditelj@iskra.test   Iskra-demo-2026',
      '  child   maja                  Iskra-demo-2026',
      '  child   luka                  Iskra-demo-2026',
      '  parent  drugi@iskra.test      Iskra-demo-2026',
      '  child   ivan                  Iskra-demo-2026',
      '  admin   admin@iskra.test      Iskra-admin-2026',
    ])
  })

  test('include only existing accounts', () => {
    greetOn('127.0.0.1', DEMO_SIGN_INS.slice(0, 1))
    expect(lines()).toHaveLength(4)
  })

  test('come with a warning when other machines can reach them', () => {
    greetOn('0.0.0.0')
    expect(lines().at(-1)).toBe(
      'Warning: everybody knows these passwords, and the site listens on 0.0.0.0. Leave HOST out, ' +
        'or erase these accounts.',
    )
  })
})
