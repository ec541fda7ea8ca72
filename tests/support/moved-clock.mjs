/**
 * Moves the clock of a Node process, for tests that live through days: loaded with `--import`, it
 * adds the milliseconds in the file `TEST_CLOCK_FILE` to every reading. Timers run as ever.
 */
import { readFileSync } from 'node:fs'

const file = process.env.TEST_CLOCK_FILE ?? ''
const RealDate = Date

/** How long a reading of the file holds, in real milliseconds. */
const HOLDS_MS = 20

let offsetMs = 0
let readAt = -Infinity

function movedNow() {
  const time = performance.now()
  if (time - readAt > HOLDS_MS) {
    readAt = time
    try {
      offsetMs = Number(readFileSync(file, 'utf8')) || 0
    } catch {
      // Not written yet, or just being written: as before.
    }
  }
  return RealDate.now() + offsetMs
}

/**
 * Shares its prototype with the real one: a class between would have no methods of its own, and
 * whoever copies those of `Date.prototype` (the zones of @date-fns/tz do) would find none.
 *
 * @param {any[]} given
 */
function MovedDate(...given) {
  if (!new.target) return new MovedDate().toString()
  return Reflect.construct(RealDate, given.length === 0 ? [movedNow()] : given, new.target)
}

// Its own, not inherited: Next copies the members of a constructor.
const { parse, UTC, prototype } = RealDate
Object.assign(MovedDate, { now: movedNow, parse, UTC, prototype })
Object.defineProperty(MovedDate, 'name', { value: 'Date' })
prototype.constructor = /** @type {DateConstructor} */ (/** @type {unknown} */ (MovedDate))

globalThis.Date = /** @type {DateConstructor} */ (/** @type {unknown} */ (MovedDate))
