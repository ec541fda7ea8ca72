import { BUILDING_BLOCKS, COMPONENT_ROOMS, ROOMS } from './rooms.mjs'

/**
 * The direction of imports: app, then components and stores, then the floors of lib (rooms.mjs).
 */
const folder = (/** @type {string} */ type, pattern = `${type}/**`) => ({
  type,
  pattern,
  partialMatch: false,
})

/** The files directly in lib/platform, which come before its rooms. */
const FILES = 'lib/platform'

const rooms = ROOMS.map((room) => `lib/${room}`)
const components = [...BUILDING_BLOCKS, ...COMPONENT_ROOMS].map((room) => `components/${room}`)
const shared = components.slice(0, BUILDING_BLOCKS.length)

export const elements = [
  ...['app', 'stores', ...components, ...rooms].map((type) => folder(type)),
  folder(FILES, FILES),
]

const may = (/** @type {string} */ from, /** @type {string[]} */ ...to) => ({
  from: { element: { type: from } },
  allow: { to: { element: { types: { anyOf: to } } } },
})

const upTo = (/** @type {string[]} */ list, /** @type {string} */ name) =>
  list.slice(0, list.indexOf(name) + 1)

/** Command line code and the database are closed to pages and components. */
const closed = ['lib/platform/db', 'lib/across/cli']
const forPages = [FILES, ...rooms.filter((room) => !closed.includes(room))]
const forBuildingBlocks = [FILES, 'lib/platform/hr', 'lib/platform/http', 'lib/platform/browser']

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
        ? may(one, ...upTo(components, one), ...forBuildingBlocks)
        : may(one, ...upTo(components, one), 'stores', ...forPages),
    ),
    ...rooms.map((room) => may(room, FILES, ...upTo(rooms, room))),
    may(FILES, FILES),
  ],
}
