import { beforeAll, describe, expect, test } from 'vitest'
import { CLAIMS_COOKIE } from '@/lib/platform/auth/claims'
import { TOKEN_COOKIES } from '@/lib/platform/auth/cookies'
import { DEVICE_COOKIE } from '@/lib/platform/auth/known-devices'
import { KNOWN_DEVICE_LIMITS, SESSION_MS } from '@/lib/platform/auth/limits'
import { FLOW_COOKIE } from '@/lib/platform/auth/oidc/flow'
import { OIDC_LIMITS } from '@/lib/platform/auth/oidc/limits'
import { LOGOUT_COOKIE } from '@/lib/platform/auth/oidc/logout'
import { CACHES } from '@/lib/platform/browser/kept-pages'
import { STORED_NAMES } from '@/lib/platform/browser/stored-names'
import { readInitialText } from '@/lib/site/dynamic-content/pages/initial-texts'
import { SESSION_START_KEY } from '@/stores/session'
import { sources, textOf } from '../../../architecture/sources'

/** The keys of the cookie banner's choice and of next-themes. */
const OTHERS = ['iskra_cookie_consent', 'theme']

let text: string
beforeAll(async () => {
  text = (await readInitialText('politika-kolacica')).text
})

/** The names in the first column of the table below a heading. */
const namesBelow = (heading: string): string[] => {
  const part = text.split(`\n## ${heading}\n`)[1]?.split('\n## ')[0] ?? ''
  return [...part.matchAll(/^\| `([^`]+)`/gm)].map(([, name = '']) => name)
}

describe('the cookie policy lists', () => {
  test('every cookie, and no other', () => {
    const set = [...Object.values(TOKEN_COOKIES), CLAIMS_COOKIE, DEVICE_COOKIE]
    expect(namesBelow('Kolačići').sort()).toEqual(set.sort())
  })

  test('every cookie of the provider’s sign-in, where one is set', () => {
    expect(namesBelow('Kolačići vanjske prijave')).toEqual([FLOW_COOKIE, LOGOUT_COOKIE])
    expect(text).toContain(`najdulje ${OIDC_LIMITS.flowSeconds / 60} minuta`)
  })

  test('every key in local storage, and no other', () => {
    expect(namesBelow('Lokalna pohrana').sort()).toEqual([...STORED_NAMES.local, ...OTHERS].sort())
  })

  test('every key in session storage, and no other', () => {
    expect(namesBelow('Pohrana kartice').sort()).toEqual(
      [...STORED_NAMES.tab, SESSION_START_KEY].sort(),
    )
  })

  test('everything stored for offline use, and nothing else', () => {
    expect(namesBelow('Stranice za rad bez veze').sort()).toEqual(Object.values(CACHES).sort())
    const named = [...textOf('public/sw.js').matchAll(/'(iskra-[a-z]+)'/g)].map(([, name]) => name)
    expect(named.sort()).toEqual([CACHES.pages, CACHES.files].sort())
  })

  test('the lifetimes of cookies', () => {
    const days = (ms: number) => ms / 86_400_000
    expect(text).toContain(`do odjave, najdulje ${days(SESSION_MS.user)} dana`)
    expect(text).toContain(`do odjave, najdulje ${days(SESSION_MS.admin) * 24} sati`)
    expect(text).toContain(`${days(KNOWN_DEVICE_LIMITS.lastsMs)} dana`)
  })
})

describe('browser storage is not used in any other way', () => {
  const CALLS: [string, RegExp, string[]][] = [
    ['storage', /\b(?:local|session)Storage\b/, ['lib/platform/browser/storage.ts']],
    ['a database', /\bindexedDB\b/, ['lib/platform/browser/item-store.ts']],
    [
      'a cache',
      /\bcaches\b/,
      ['lib/platform/browser/kept-pages.ts', 'lib/platform/browser/kept-responses.ts'],
    ],
    ['a cookie that a script sets', /document\.cookie\s*=[^=]|cookieStore/, []],
  ]
  test.each(CALLS)('%s', (_, pattern, known) => {
    const found = sources.filter(
      ({ file, text }) =>
        /^(?:app|components|lib|stores)\//.test(file) &&
        pattern.test(text.replace(/^\s*(?:\*|\/[/*]).*$/gm, '')),
    )
    const names = found.map(({ file }) => file)
    expect(names.filter((file) => ![...known, ...IN_THEIR_OWN_WAY].includes(file))).toEqual([])
  })
})

/** Files that read or remove entries with a listed name in their own way. */
const IN_THEIR_OWN_WAY = [
  ...[
    'lib/across/accounts/session-over.ts',
    'lib/site/dynamic-content/consent.ts',
    'stores/consent.ts',
  ],
  // Shows stored state under a listed name before anything is loaded.
  'components/layout/startup-script.tsx',
  'components/across/accounts/entry/mark-picture-children.ts',
  // Stores under a listed name that a page was reloaded.
  'lib/platform/browser/reload-script.ts',
  // Removes the cookies of Google Analytics.
  'lib/site/dynamic-content/analytics.ts',
]
