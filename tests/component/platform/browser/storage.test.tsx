import { expect, it, vi } from 'vitest'
import {
  clearOwnerStorage,
  forgetOthersInTab,
  GUEST_OWNER,
  keep,
  storageKeyOf,
  listKeptKeys,
  readKept,
} from '@/lib/platform/browser/storage'

const [MAJA, LUKA] = [
  '01890000-0000-7000-8000-000000000010',
  '01890000-0000-7000-8000-000000000011',
]
const isText = (value: unknown) => typeof value === 'string'
const isNumber = (value: unknown) => typeof value === 'number'
const KEY = storageKeyOf(MAJA, 'kviz', 'lekcija')
const keys = (storage: Storage) => Object.keys(storage).toSorted()

it('a key names its owner', () => {
  expect(KEY).toBe(`iskra:${MAJA}:kviz:lekcija`)
  expect(storageKeyOf(GUEST_OWNER, 'zvuk')).toBe('iskra:gost:zvuk:')
})

it.each([
  ['in the browser', 'local', localStorage, sessionStorage],
  ['in the tab', 'tab', sessionStorage, localStorage],
] as const)('a value is stored %s only, and removed by null', (_, place, storage, other) => {
  expect(keep(KEY, 'da', place)).toBe(true)
  expect([storage.length, other.length]).toEqual([1, 0])
  expect(readKept(KEY, isText, place)).toBe('da')
  expect(keep(KEY, null, place)).toBe(true)
  expect(storage).toHaveLength(0)
})

it.each(['{', 'undefined', '7', '{"a":1}', 'null'])('%s is not read as a text', (text) => {
  localStorage.setItem(KEY, text)
  expect(readKept(KEY, isText)).toBeNull()
})

it('a full storage keeps nothing older, and reports it', () => {
  keep(KEY, 'staro')
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  expect(keep(KEY, 'novo')).toBe(false)
  expect(readKept(KEY, isText)).toBeNull()
})

it('a blocked storage has nothing, accepts nothing and throws nothing', () => {
  for (const name of ['localStorage', 'sessionStorage'] as const)
    vi.spyOn(window, name, 'get').mockImplementation(() => {
      throw new DOMException('closed', 'SecurityError')
    })
  expect(keep(KEY, 1)).toBe(false)
  expect(readKept(KEY, isNumber)).toBeNull()
  expect(listKeptKeys('kviz')).toEqual([])
  clearOwnerStorage(MAJA)
})

it('lists stored values of one kind, with their owners', () => {
  for (const key of [KEY, storageKeyOf(GUEST_OWNER, 'kviz', 'druga'), `iskra:${MAJA}:kvizovi:x`])
    keep(key, 1)
  localStorage.setItem('theme', 'dark')
  expect(
    listKeptKeys('kviz')
      .map(({ owner, which }) => `${owner} ${which}`)
      .toSorted(),
  ).toEqual([`${MAJA} lekcija`, 'gost druga'])
})

it('another user of the same tab finds nothing of the previous one', () => {
  for (const place of ['local', 'tab'] as const)
    for (const owner of [MAJA, LUKA, GUEST_OWNER])
      keep(storageKeyOf(owner, 'kartice', 'x'), 1, place)
  sessionStorage.setItem('session-start', '{}')
  forgetOthersInTab(LUKA)
  expect(localStorage).toHaveLength(3)
  expect(keys(sessionStorage)).toEqual([
    `iskra:${LUKA}:kartice:x`,
    'iskra:gost:kartice:x',
    'session-start',
  ])
})

it('a forgotten owner’s data is removed, and everyone else’s stays', () => {
  const others = [
    storageKeyOf(LUKA, 'kviz', 'lekcija'),
    storageKeyOf(LUKA, 'kviz', MAJA),
    storageKeyOf(GUEST_OWNER, 'zabavni', 'svemir'),
    'theme',
  ].toSorted()
  const theirs = [KEY, storageKeyOf(MAJA, 'dolazak')]
  for (const storage of [localStorage, sessionStorage])
    for (const key of [...theirs, ...others]) storage.setItem(key, '1')
  clearOwnerStorage(MAJA, ['tab'])
  expect([keys(localStorage).length, keys(sessionStorage)]).toEqual([6, others])
  clearOwnerStorage(MAJA)
  expect(keys(localStorage)).toEqual(others)
})
