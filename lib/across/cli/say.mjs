/**
 * Console output of the command line tools. Plain JavaScript, since it runs before installation.
 */

const SILENCE_MS = 2_000
const REPEAT_MS = 15_000

export const say = (/** @type {string} */ line) => console.log(line)

/**
 * Runs `work` and reports progress when it takes longer than two seconds.
 * @template T
 * @param {string} what such as "Installing packages"
 * @param {() => Promise<T> | T} work
 * @returns {Promise<T>}
 */
export async function runWithProgress(what, work) {
  const begin = Date.now()
  const seconds = () => Math.round((Date.now() - begin) / 1_000)
  let timer = setTimeout(function again() {
    say(`${what} ... ${seconds()} s`)
    timer = setTimeout(again, REPEAT_MS)
  }, SILENCE_MS)
  try {
    return await work()
  } finally {
    clearTimeout(timer)
    if (seconds() * 1_000 >= SILENCE_MS) say(`${what}: done in ${seconds()} s`)
  }
}

/** A failure with a self-explanatory message, printed without a stack. */
export class PlainError extends Error {
  /** @param {string} message @param {number} [exitCode] */
  constructor(message, exitCode = 1) {
    super(message)
    this.exitCode = exitCode
  }
}

/**
 * Prints why a command failed: one sentence, plus the stack if ISKRA_DEBUG is set.
 * @param {unknown} error
 * @returns {number} the exit code
 */
export function printError(error) {
  const isPlain = error instanceof Error && !process.env.ISKRA_DEBUG
  console.error(isPlain ? error.message : error)
  return error instanceof PlainError ? error.exitCode : 1
}
