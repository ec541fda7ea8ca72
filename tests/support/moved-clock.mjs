/**
 * Moves the clock of a Node process, for tests that span days. Loaded with `--import`, it adds the
 * milliseconds in the file `TEST_CLOCK_FILE` to every reading. Timers are not affected.
 */
import { readFileSync } from 'node:fs'

const file = process.env.TEST_CLOCK_FILE ?? ''
const RealDate = Date

/** How long a read offset is reused, in real milliseconds. */
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
      // Not written yet, or just being written: the previous offset stays.
    }
  }
  return RealDate.now() + offsetMs
}

/**
 * Shares its prototype with the real `Date`. A subclass would have no methods of its own, and
 * libraries that copy those of `Date.prototype` (such as @date-fns/tz) would find none.
 *
 * @param {any[]} given
 */
function MovedDate(...given) {
  if (!new.target) return new MovedDate().toString()
  return Reflect.construct(RealDate, given.length === 0 ? [movedNow()] : given, new.target)
}

// Own properties, not inherited ones, because Next copies the members of a constructor.
const { parse, UTC, prototype } = RealDate
Object.assign(MovedDate, { now: movedNow, parse, UTC, prototype })
Object.defineProperty(MovedDate, 'name', { value: 'Date' })
prototype.constructor = /** @type {DateConstructor} */ (/** @type {unknown} */ (MovedDate))

globalThis.Date = /** @type {DateConstructor} */ (/** @type {unknown} */ (MovedDate))
