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

globalThis.Date = class Date extends RealDate {
  /** @param {any[]} given */
  constructor(...given) {
    if (given.length === 0) super(movedNow())
    else super(.../** @type {[any]} */ (given))
  }
  static now() {
    return movedNow()
  }
  // Its own, not inherited: Next copies the members of a constructor.
  static parse = RealDate.parse
  static UTC = RealDate.UTC
}
