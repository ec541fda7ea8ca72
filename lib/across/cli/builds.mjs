import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'

/** Where Next builds. No process serves from there, so a build never takes a file from one. */
const WORKSHOP = '.next'

/** A build that is done. Beside the workshop, since a build finds the sources' folder above it. */
const DONE = /^\.next-[0-9a-z]+$/

/** What is on its way to being one, or to being none. */
const UNDONE = /^\.next-[0-9a-z]+\.(?:partial|gone)$/

/** They belong to the workshop: what makes the next build quick, and the types for editors. */
const STAYS = ['cache', 'dev', 'diagnostics', 'lock', 'trace', 'trace-build', 'types']

/** The files that browsers ask for; in a list those that the build made itself. */
const STATIC = 'static'
const OWN_STATIC = 'own-static.json'

/** The file by which Next knows a build. */
const BUILD_ID = 'BUILD_ID'

/** A file for each process that serves the build. */
const PIDS = 'served-by'

export const folderOf = (/** @type {string} */ name) => `.next-${name}`

/** True when a build is there, whole. */
export const isBuilt = (/** @type {string} */ root, /** @type {string} */ name) =>
  isWhole(path.join(root, folderOf(name)))

/** False for what is left of one whose removal was cut off. */
const isWhole = (/** @type {string} */ folder) =>
  [BUILD_ID, OWN_STATIC].every((file) => existsSync(path.join(folder, file)))

/**
 * Gives what was built in the workshop its own folder, whole or not at all. It keeps the files of the
 * build before it, which open tabs go on asking for; builds before that are removed unless served.
 * @param {string} root
 * @param {string} name
 */
export function finishBuild(root, name) {
  const at = (/** @type {string[]} */ ...parts) => path.join(root, ...parts)
  const partial = `${folderOf(name)}.partial`
  sweep(root)
  const [latest, ...older] = listBuilds(root)
  mkdirSync(at(partial))
  for (const entry of readdirSync(at(WORKSHOP))) {
    if (!STAYS.includes(entry)) renameSync(at(WORKSHOP, entry), at(partial, entry))
  }
  const own = readdirSync(at(partial, STATIC), { recursive: true })
  writeFileSync(at(partial, OWN_STATIC), JSON.stringify(own))
  if (latest) carry(at(latest), at(partial))
  renameSync(at(partial), at(folderOf(name)))
  for (const folder of older) {
    if (!isServed(at(folder))) remove(at(folder))
  }
}

/** Removes what former processes that were cut off have left. */
function sweep(/** @type {string} */ root) {
  for (const entry of readdirSync(root)) {
    const folder = path.join(root, entry)
    if (UNDONE.test(entry)) rmSync(folder, { recursive: true, force: true })
    else if (DONE.test(entry) && !isWhole(folder)) remove(folder)
  }
}

/** Under another name first, so that a build is whole or none whenever this is cut off. */
function remove(/** @type {string} */ folder) {
  const gone = `${folder}.gone`
  renameSync(folder, gone)
  rmSync(gone, { recursive: true, force: true })
}

/** Copies what browsers may still ask for: a name stands for what is in the file. */
function carry(/** @type {string} */ from, /** @type {string} */ to) {
  /** @type {string[]} */
  const files = JSON.parse(readFileSync(path.join(from, OWN_STATIC), 'utf8'))
  for (const file of files) {
    const [kept, copy] = [path.join(from, STATIC, file), path.join(to, STATIC, file)]
    if (existsSync(kept) && !existsSync(copy)) cpSync(kept, copy, { recursive: true })
  }
}

/** Notes that this process serves a build, so that it stays. */
export function noteServing(/** @type {string} */ folder, pid = process.pid) {
  try {
    mkdirSync(path.join(folder, PIDS), { recursive: true })
    writeFileSync(path.join(folder, PIDS, String(pid)), '')
  } catch (error) {
    const { code = '' } = /** @type {NodeJS.ErrnoException} */ (error)
    // What can't be written to can't be removed either.
    if (!['EACCES', 'EPERM', 'EROFS'].includes(code)) throw error
  }
}

/** The folders of the builds that are done, the latest first. */
function listBuilds(/** @type {string} */ root) {
  const timeOf = (/** @type {string} */ folder) =>
    statSync(path.join(root, folder, BUILD_ID)).mtimeMs
  return readdirSync(root)
    .filter((entry) => DONE.test(entry))
    .toSorted((one, other) => timeOf(other) - timeOf(one))
}

function isServed(/** @type {string} */ folder) {
  const pids = path.join(folder, PIDS)
  return existsSync(pids) && readdirSync(pids).some((pid) => isRunning(Number(pid)))
}

export function isRunning(/** @type {number} */ pid) {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    // Another user's, which runs as well.
    return /** @type {NodeJS.ErrnoException} */ (error).code === 'EPERM'
  }
}
