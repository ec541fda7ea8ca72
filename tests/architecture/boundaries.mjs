import { BUILDING_BLOCKS, COMPONENT_ROOMS, ROOMS } from './rooms.mjs'

/** Which way imports go: app, then components and stores, then the rooms of lib (rooms.mjs). */
const folder = (/** @type {string} */ type, pattern = `${type}/**`) => ({
  type,
  pattern,
  partialMatch: false,
})

const rooms = ROOMS.map((room) => `lib/${room}`)
const components = [...BUILDING_BLOCKS, ...COMPONENT_ROOMS].map((room) => `components/${room}`)
const shared = components.slice(0, BUILDING_BLOCKS.length)

export const elements = [
  ...['app', 'stores', ...components, ...rooms].map((type) => folder(type)),
  folder('lib', 'lib'),
]

const may = (/** @type {string} */ from, /** @type {string[]} */ ...to) => ({
  from: { element: { type: from } },
  allow: { to: { element: { types: { anyOf: to } } } },
})

const upTo = (/** @type {string[]} */ list, /** @type {string} */ name) =>
  list.slice(0, list.indexOf(name) + 1)

/** What runs on the command line alone, and the database, are closed to pages and components. */
const forPages = [
  'lib',
  ...rooms.filter((room) => !['lib/platform/db', 'lib/across/cli'].includes(room)),
]

export const rules = {
  default: 'disallow',
  checkUnknownLocals: false,
  policies: [
    { allow: { to: { module: { origin: 'external' } } } },
    { allow: { to: { module: { origin: 'core' } } } },
    may('app', 'app', 'stores', ...components, ...forPages),
    may('stores', 'stores', ...forPages),
    ...components.map((one) =>
      shared.includes(one)
        ? may(
            one,
            ...upTo(components, one),
            'lib',
            'lib/platform/hr',
            'lib/platform/http',
            'lib/platform/browser',
          )
        : may(one, ...upTo(components, one), 'stores', ...forPages),
    ),
    ...rooms.map((room) => may(room, 'lib', ...upTo(rooms, room))),
    may('lib', 'lib'),
  ],
}
