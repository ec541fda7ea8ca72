import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { zstdCompressSync } from 'node:zlib'
import { zipOf } from './packages'

/** A note type: its fields, and front and back templates of its cards. */
export type AnkiNoteType = {
  name: string
  isCloze?: boolean
  fields: string[]
  templates: [front: string, back: string][]
}

/**
 * Notes with the index of their type; each has a card for every template, or only for those in
 * `cards`.
 */
export type AnkiDeck = {
  kinds: AnkiNoteType[]
  notes: { kind: number; fields: string[]; cards?: number[] }[]
  media?: Record<string, Uint8Array>
}

const ANSWER = '{{FrontSide}}<hr id=answer>'
export const BASIC_NOTE_TYPE: AnkiNoteType = {
  name: 'Osnovni',
  fields: ['Lice', 'Naličje'],
  templates: [['{{Lice}}', `${ANSWER}{{Naličje}}`]],
}
export const REVERSED_NOTE_TYPE: AnkiNoteType = {
  ...{ name: 'Osnovni (i obrnuti)', fields: BASIC_NOTE_TYPE.fields },
  templates: [...BASIC_NOTE_TYPE.templates, ['{{Naličje}}', `${ANSWER}{{Lice}}`]],
}

const SHARED = `
  create table notes (id integer primary key, mid integer, tags text, flds text);
  create table cards (id integer primary key, nid integer, ord integer);`
const OLD = 'create table col (id integer primary key, ver integer, models text);'
/**
 * Schema from rslib/src/storage/upgrades/schema15_upgrade.sql of Anki, without Anki's own
 * collation.
 */
const NEW = `
  create table col (id integer primary key, ver integer, models text);
  create table notetypes (id integer primary key, name text, config blob);
  create table fields (ntid integer, ord integer, name text, config blob, primary key (ntid, ord)) without rowid;
  create table templates (ntid integer, ord integer, name text, config blob, primary key (ntid, ord)) without rowid;`

/** The package of a deck in the format of older Anki versions: JSON in an SQLite database. */
export function oldPackage({ kinds, notes, media = {} }: AnkiDeck, name = 'collection.anki2') {
  const models = kinds.map((kind, at) => [
    at + 1,
    {
      ...{ name: kind.name, type: kind.isCloze ? 1 : 0 },
      flds: kind.fields.map((field, ord) => ({ name: field, ord })),
      tmpls: kind.templates.map(([qfmt, afmt], ord) => ({ name: `${ord}`, ord, qfmt, afmt })),
    },
  ])
  const database = sqliteBytes(`${SHARED}${OLD}`, (open) => {
    const row = JSON.stringify(Object.fromEntries(models))
    open.prepare('insert into col values (1, 11, ?)').run(row)
    insert(open, kinds, notes)
  })
  const names = Object.keys(media)
  const map = Object.fromEntries(names.map((file, at) => [at, file]))
  const files = Object.fromEntries(
    names.map((file, at) => [`${at}`, media[file] ?? new Uint8Array()]),
  )
  return zipOf({ [name]: database, media: JSON.stringify(map), ...files })
}

/**
 * The package in the newer format: separate tables, Protocol Buffers, zstd, and an old database
 * with only a warning.
 */
export function newPackage({ kinds, notes, media = {} }: AnkiDeck) {
  const database = sqliteBytes(`${SHARED}${NEW}`, (open) => {
    open.exec("insert into col values (1, 18, '')")
    for (const [at, kind] of kinds.entries()) {
      const config = Buffer.from(kind.isCloze ? [8, 1, 16, 0] : [16, 0])
      open.prepare('insert into notetypes values (?, ?, ?)').run(at + 1, kind.name, config)
      for (const [ord, field] of kind.fields.entries())
        open.prepare('insert into fields values (?, ?, ?, ?)').run(at + 1, ord, field, Buffer.of())
      for (const [ord, sides] of kind.templates.entries()) {
        const blob = Buffer.concat(sides.map((side, part) => field(part + 1, Buffer.from(side))))
        open.prepare('insert into templates values (?, ?, ?, ?)').run(at + 1, ord, `${ord}`, blob)
      }
    }
    insert(open, kinds, notes)
  })
  const old = oldPackage({
    kinds: [BASIC_NOTE_TYPE],
    notes: [{ kind: 0, fields: ['Please update to the latest Anki version', ''] }],
  })
  const names = Object.keys(media)
  const entries = names.map((name) =>
    field(1, Buffer.concat([field(1, Buffer.from(name)), Buffer.of(16, 9)])),
  )
  const files = names.map((name, at) => [`${at}`, zstdCompressSync(media[name] ?? '')] as const)
  return zipOf({
    ...{ meta: Buffer.of(8, 3), 'collection.anki2': old },
    'collection.anki21b': zstdCompressSync(database),
    media: zstdCompressSync(Buffer.concat(entries)),
    ...Object.fromEntries(files),
  })
}

function insert(open: DatabaseSync, kinds: AnkiNoteType[], notes: AnkiDeck['notes']): void {
  for (const [at, { kind, fields, cards }] of notes.entries()) {
    const text = fields.join('\u001f')
    open.prepare('insert into notes values (?, ?, ?, ?)').run(at + 1, kind + 1, '', text)
    const all = kinds[kind]?.templates.map((_, ord) => ord) ?? []
    for (const ord of cards ?? all)
      open.prepare('insert into cards (nid, ord) values (?, ?)').run(at + 1, ord)
  }
}

/** The bytes of an SQLite database. */
export function sqliteBytes(schema: string, fill: (open: DatabaseSync) => void = () => undefined) {
  const folder = mkdtempSync(path.join(tmpdir(), 'anki-'))
  const file = path.join(folder, 'collection')
  const open = new DatabaseSync(file)
  open.exec(`begin; ${schema}`)
  fill(open)
  open.exec('commit')
  open.close()
  const bytes = readFileSync(file)
  rmSync(folder, { recursive: true })
  return bytes
}

/** A field of a Protocol Buffers message; its length takes up one or two bytes. */
function field(number: number, content: Uint8Array): Buffer {
  const { length } = content
  const size = length < 128 ? [length] : [128 + (length % 128), Math.floor(length / 128)]
  return Buffer.concat([Buffer.of(number * 8 + 2, ...size), content])
}
