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
import { isProcessRunning } from '../../platform/is-process-running.mjs'

/** Next's build folder. Nothing is served from it, so that a build can't remove served files. */
const NEXT_BUILD_FOLDER = '.next'

/** A complete build. It is beside `.next`, because builds expect the sources in the folder above. */
const DONE = /^\.next-[0-9a-z]+$/

/** A build that is being created or removed. */
const UNDONE = /^\.next-[0-9a-z]+\.(?:partial|gone)$/

/** Files that stay in `.next`: caches for the next build, and types for editors. */
const STAYS = ['cache', 'dev', 'diagnostics', 'lock', 'trace', 'trace-build', 'types']

/** The files that browsers request, and the list of those that this build itself made. */
const STATIC = 'static'
const OWN_STATIC = 'own-static.json'

/** Next identifies a build by this file. */
const BUILD_ID = 'BUILD_ID'

/** Holds a file per process that serves the build. */
const PIDS = 'served-by'

export const folderOf = (/** @type {string} */ name) => `.next-${name}`

/** True when a complete build exists. */
export const isBuilt = (/** @type {string} */ root, /** @type {string} */ name) =>
  isWhole(path.join(root, folderOf(name)))

/** False for the remains of an interrupted removal. */
const isWhole = (/** @type {string} */ folder) =>
  [BUILD_ID, OWN_STATIC].every((file) => existsSync(path.join(folder, file)))

/**
 * Moves the build from `.next` into its own folder, atomically. Keeps the previous build's files,
 * which open tabs still request, and removes older builds unless they are served.
 * @param {string} root
 * @param {string} name
 */
export function finishBuild(root, name) {
  const at = (/** @type {string[]} */ ...parts) => path.join(root, ...parts)
  const partial = `${folderOf(name)}.partial`
  sweep(root)
  const [latest, ...older] = listBuilds(root)
  mkdirSync(at(partial))
  for (const entry of readdirSync(at(NEXT_BUILD_FOLDER))) {
    if (!STAYS.includes(entry)) renameSync(at(NEXT_BUILD_FOLDER, entry), at(partial, entry))
  }
  const own = readdirSync(at(partial, STATIC), { recursive: true })
  writeFileSync(at(partial, OWN_STATIC), JSON.stringify(own))
  if (latest) carry(at(latest), at(partial))
  renameSync(at(partial), at(folderOf(name)))
  for (const folder of older) {
    if (!isServed(at(folder))) remove(at(folder))
  }
}

/** Removes the remains of interrupted processes. */
function sweep(/** @type {string} */ root) {
  for (const entry of readdirSync(root)) {
    const folder = path.join(root, entry)
    if (UNDONE.test(entry)) rmSync(folder, { recursive: true, force: true })
    else if (DONE.test(entry) && !isWhole(folder)) remove(folder)
  }
}

/** Renames the folder first, so that an interrupted removal leaves no partial build. */
function remove(/** @type {string} */ folder) {
  const gone = `${folder}.gone`
  renameSync(folder, gone)
  rmSync(gone, { recursive: true, force: true })
}

/**
 * Copies files that browsers may still request. File names identify contents, so nothing is
 * replaced.
 */
function carry(/** @type {string} */ from, /** @type {string} */ to) {
  /** @type {string[]} */
  const files = JSON.parse(readFileSync(path.join(from, OWN_STATIC), 'utf8'))
  for (const file of files) {
    const [kept, copy] = [path.join(from, STATIC, file), path.join(to, STATIC, file)]
    if (existsSync(kept) && !existsSync(copy)) cpSync(kept, copy, { recursive: true })
  }
}

/** Records that this process serves a build, so that the build is kept. */
export function noteServing(/** @type {string} */ folder, pid = process.pid) {
  try {
    mkdirSync(path.join(folder, PIDS), { recursive: true })
    writeFileSync(path.join(folder, PIDS, String(pid)), '')
  } catch (error) {
    const { code = '' } = /** @type {NodeJS.ErrnoException} */ (error)
    // A folder that is not writable can't be removed either.
    if (!['EACCES', 'EPERM', 'EROFS'].includes(code)) throw error
  }
}

/** Folders of complete builds, latest first. */
function listBuilds(/** @type {string} */ root) {
  const timeOf = (/** @type {string} */ folder) =>
    statSync(path.join(root, folder, BUILD_ID)).mtimeMs
  return readdirSync(root)
    .filter((entry) => DONE.test(entry))
    .toSorted((one, other) => timeOf(other) - timeOf(one))
}

function isServed(/** @type {string} */ folder) {
  const pids = path.join(folder, PIDS)
  return existsSync(pids) && readdirSync(pids).some((pid) => isProcessRunning(Number(pid)))
}
