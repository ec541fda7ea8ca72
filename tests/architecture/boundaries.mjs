import { BUILDING_BLOCKS, COMPONENT_ROOMS, ROOMS } from './rooms.mjs'

/**
 * The direction of imports: app, then components and stores, then the floors of lib (rooms.mjs).
 */

/** The files directly in lib/platform, which come before its rooms. */
const FILES = 'lib/platform/[^/]+$'

const folder = (/** @type {string} */ path) => `${path}/`
const rooms = ROOMS.map((room) => folder(`lib/${room}`))
const components = [...BUILDING_BLOCKS, ...COMPONENT_ROOMS].map((room) =>
  folder(`components/${room}`),
)
const shared = components.slice(0, BUILDING_BLOCKS.length)

/**
 * Forbids that a place imports anything of this project but these places. All are regular
 * expressions from the start of a path.
 */
const may = (/** @type {string} */ from, /** @type {string[]} */ ...to) => ({
  name: `imports-of ${from}`,
  severity: 'error',
  comment: 'Imports go down: see tests/architecture/rooms.mjs.',
  from: { path: `^${from}` },
  to: { path: '^(app|components|stores|lib)/', pathNot: `^(${to.join('|')})` },
})

const upTo = (/** @type {string[]} */ list, /** @type {string} */ name) =>
  list.slice(0, list.indexOf(name) + 1)

/** Command line code and the database are closed to pages and components. */
const closed = ['lib/platform/db/', 'lib/across/cli/']
const forPages = [FILES, ...rooms.filter((room) => !closed.includes(room))]
const forBuildingBlocks = [
  FILES,
  ...['lib/platform/hr/', 'lib/platform/http/', 'lib/platform/browser/'],
]

/** Rules for dependency-cruiser, one a place. */
export const directions = [
  may('app/', 'app/', 'stores/', ...components, ...forPages),
  may('stores/', 'stores/', ...forPages),
  ...components.map((one) =>
    shared.includes(one)
      ? may(one, ...upTo(components, one), ...forBuildingBlocks)
      : may(one, ...upTo(components, one), 'stores/', ...forPages),
  ),
  ...rooms.map((room) => may(room, FILES, 'lib/content/seed/', ...upTo(rooms, room))),
  may(FILES, FILES),
]
