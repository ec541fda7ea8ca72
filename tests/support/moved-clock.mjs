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
 * A function with the real prototype, not a class of its own: @date-fns/tz reads the names of the
 * prototype's own methods, and would tell the time of the process's zone without them.
 * @param {any[]} given
 */
function MovedDate(...given) {
  const moment = given.length === 0 ? [movedNow()] : given
  return Reflect.construct(RealDate, moment, new.target ?? MovedDate)
}
// Its own, not inherited: Next copies the members of a constructor.
MovedDate.prototype = RealDate.prototype
MovedDate.now = movedNow
MovedDate.parse = RealDate.parse
MovedDate.UTC = RealDate.UTC
globalThis.Date = /** @type {DateConstructor} */ (/** @type {unknown} */ (MovedDate))
