import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { Worker, isMainThread, parentPort, workerData } from 'node:worker_threads'
import { zstdDecompressSync } from 'node:zlib'
import { stringsOf } from './protobuf.mjs'

// A separate program (see collection.ts): reads a folder with Anki's collection and writes its
// content to standard output. A worker thread does the reading, so that the main thread can stop
// it.

/** Exceeds the app's own timeout (collection.ts). */
const LONGEST_MS = 60_000
const POLL_MS = 20

/** @typedef {{ folder: string, memoryBytes: number, unpackedBytes: number, textBytes: number, rows: number }} Limits */

if (isMainThread) {
  /** @type {Limits} */
  const limits = JSON.parse(process.argv[2] ?? '{}')
  // A thread inside SQLite handles no messages, so the whole process is killed.
  const end = () => process.kill(process.pid, 'SIGKILL')
  setTimeout(end, LONGEST_MS)
  setInterval(() => process.memoryUsage.rss() > limits.memoryBytes && end(), POLL_MS)
  const worker = new Worker(new URL(import.meta.url), { workerData: limits })
  worker.on('error', () => process.exit(1))
  worker.on('message', (/** @type {object} */ read) => {
    process.stdout.write(JSON.stringify(read), () => process.exit(0))
  })
} else {
  parentPort?.postMessage(read(workerData))
}

/** @param {Limits} limits */
function read({ folder, unpackedBytes, textBytes, rows }) {
  const collection = `${folder}/collection`
  writeFileSync(collection, unpacked(collection, unpackedBytes))
  const database = new DatabaseSync(collection, { readOnly: true, allowExtension: false })
  database.exec('pragma trusted_schema = off')
  database.exec('pragma hard_heap_limit = 100000000')
  const tables = new Set(
    all(database, "select name from sqlite_schema where type = 'table'").map(({ name }) => name),
  )
  if (!tables.has('notes') || !tables.has('cards')) throw new Error('no collection of Anki')
  let bytes = 0
  const notes = []
  const found = database.prepare('select id, mid, flds from notes order by id limit ?')
  found.setReadBigInts(true)
  for (const { id, mid, flds } of found.iterate(rows)) {
    bytes += String(flds).length
    if (bytes > textBytes) throw new Error('too much text')
    notes.push({ id: String(id), kind: String(mid), fields: String(flds).split('\u001f') })
  }
  const cards = all(
    database,
    `select cast(nid as text) as note, ord from cards order by nid, ord limit ${rows}`,
  )
  const kinds = tables.has('notetypes') ? newKinds(database) : oldKinds(database)
  return { notes, cards, kinds, media: mediaIn(folder, unpackedBytes) }
}

/** @param {DatabaseSync} database @param {string} sql */
function all(database, sql) {
  return database.prepare(sql).all()
}

/**
 * Decompresses zstd, which newer packages use. @param {string} file @param {number} maxOutputLength
 */
function unpacked(file, maxOutputLength) {
  const bytes = readFileSync(file)
  return isZstd(bytes) ? zstdDecompressSync(bytes, { maxOutputLength }) : bytes
}

/** @param {Uint8Array} bytes */
function isZstd(bytes) {
  return bytes.length > 4 && Buffer.from(bytes).readUInt32LE() === 0xfd2fb528
}

/** Note types of collections from schema 15 on. @param {DatabaseSync} database */
function newKinds(database) {
  const text = 'cast(ntid as text) as kind, name, config'
  const fields = all(database, `select ${text} from fields order by ntid, ord limit 10000`)
  const templates = all(
    database,
    `select ${text}, ord from templates order by ntid, ord limit 10000`,
  )
  return all(database, 'select cast(id as text) as id, name, config from notetypes limit 1000').map(
    ({ id, name, config }) => ({
      ...{ id, name, isCloze: isCloze(config) },
      fields: fields.filter(({ kind }) => kind === id).map((field) => field.name),
      templates: templates
        .filter(({ kind }) => kind === id)
        .map((template) => {
          const [front = '', back = ''] = [1, 2].map((at) => stringsOf(template.config, at)[0])
          return { ord: template.ord, front, back }
        }),
    }),
  )
}

/** Field 1 of a note type's config is 1 for cloze and omitted when 0. */
function isCloze(/** @type {any} */ config) {
  return config[0] === 8 && config[1] === 1
}

/**
 * Note types of older collections: JSON in the only row of `col`. @param {DatabaseSync} database
 */
function oldKinds(database) {
  const models = JSON.parse(String(all(database, 'select models from col limit 1')[0]?.models))
  return Object.entries(models).map(([id, { name, type, flds, tmpls }]) => ({
    ...{ id, name, isCloze: type === 1 },
    fields: byOrd(flds).map((field) => field.name),
    templates: byOrd(tmpls).map(({ ord, qfmt, afmt }) => ({ ord, front: qfmt, back: afmt })),
  }))
}

/** @param {{ ord: number, name: string, qfmt: string, afmt: string }[]} list */
function byOrd(list) {
  return list.toSorted((one, other) => one.ord - other.ord)
}

/** File names by their names inside the package. @param {string} folder @param {number} most */
function mediaIn(folder, most) {
  const file = `${folder}/media`
  if (!existsSync(file)) return {}
  const bytes = readFileSync(file)
  if (!isZstd(bytes)) return JSON.parse(bytes.toString('utf8') || '{}')
  const entries = stringsOf(unpacked(file, most), 1, 'latin1')
  return Object.fromEntries(
    entries.map((entry, at) => [at, stringsOf(Buffer.from(entry, 'latin1'), 1)[0] ?? '']),
  )
}
