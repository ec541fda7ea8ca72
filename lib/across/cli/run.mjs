import { spawn } from 'node:child_process'
import { PlainError } from './say.mjs'

/** @type {Set<import('node:child_process').ChildProcess>} */
const children = new Set()

/**
 * Runs a program to its end and forwards SIGTERM and SIGINT to it.
 * @param {string} program
 * @param {string[]} args
 * @param {import('node:child_process').SpawnOptions & { quiet?: boolean }} [options] `quiet` shows
 * the output only when the program fails
 * @returns {Promise<number>} its exit code
 */
export function run(program, args, { quiet = false, ...options } = {}) {
  const stdio = quiet ? 'pipe' : 'inherit'
  const child = spawn(program, args, { stdio, ...options })
  children.add(child)
  /** @type {Buffer[]} */
  const said = []
  child.stdout?.on('data', (chunk) => said.push(chunk))
  child.stderr?.on('data', (chunk) => said.push(chunk))
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('close', (code, signal) => {
      children.delete(child)
      if (code !== 0 && !signal && quiet) process.stderr.write(Buffer.concat(said))
      resolve(code ?? 128)
    })
  })
}

/** Like `run`, but a failure ends the command with the message `failure`. */
export async function mustRun(
  /** @type {string} */ failure,
  /** @type {Parameters<typeof run>} */ ...args
) {
  const code = await run(...args)
  if (code !== 0) throw new PlainError(failure)
}

/** Stops running child programs when the command is stopped. */
export function stopChildren(/** @type {NodeJS.Signals} */ signal) {
  for (const child of children) child.kill(signal)
}
