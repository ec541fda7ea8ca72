import { z } from 'zod'
import { listInputSchema, pagedSchema } from '@/lib/platform/admin/paged'
import { RECORD_ACTIONS } from '@/lib/platform/admin/model'
import { contract, successSchema, fileAnswerSchema } from '@/lib/platform/http/contract'
import { RECORD_LIMITS as MAX } from './limits'

const place = z.object({ table: z.string().max(40), id: z.uuid() })

const values = z.record(z.string().max(60), z.unknown())

const draftHead = z.object({
  table: z.string(),
  recordId: z.uuid(),
  title: z.string(),
  /** The record has never been saved. */
  isNew: z.boolean(),
  updatedAt: z.iso.datetime(),
})

export const listDraftsContract = contract('GET /admin/nacrti', {
  access: 'admin',
  summary: 'Vlastiti nacrti, najnoviji prvi',
  query: z.object({ table: z.string().max(40).optional() }),
  returns: z.array(draftHead.extend({ href: z.string(), noun: z.string() })),
})

export const readDraftContract = contract('GET /admin/nacrti/{table}/{id}', {
  access: 'admin',
  summary: 'Vlastiti nacrt jednog zapisa i tko ga još uređuje',
  params: place,
  returns: z.object({
    own: z.object({ values, base: values.nullable(), updatedAt: z.iso.datetime() }).nullable(),
    others: z.array(z.object({ adminEmail: z.string(), updatedAt: z.iso.datetime() })),
  }),
})

export const saveDraftContract = contract('PUT /admin/nacrti/{table}/{id}', {
  access: 'admin',
  summary: 'Sprema nacrt: ne objavljuje ništa',
  params: place,
  maxBodyBytes: 4 * MAX.draftText,
  body: z.strictObject({
    title: z.string().max(300),
    /** The changed fields. */
    values,
    /** Their former values; null for a new record. */
    base: values.nullable(),
  }),
  returns: z.object({ updatedAt: z.iso.datetime() }),
})

export const discardDraftContract = contract('DELETE /admin/nacrti/{table}/{id}', {
  access: 'admin',
  summary: 'Odbacuje vlastiti nacrt',
  params: place,
  returns: successSchema,
})

const action = z.enum(RECORD_ACTIONS)

export const historyContract = contract('GET /admin/povijest/{table}/{id}', {
  access: 'admin',
  summary: 'Promjene jednog zapisa, najnovije prve',
  params: place,
  returns: z.array(
    z.object({
      _id: z.uuid(),
      at: z.iso.datetime(),
      adminEmail: z.string(),
      action,
      fields: z.array(z.string()),
    }),
  ),
})

/** Entry id of the state before the first logged change, for records that no admin created. */
export const INITIAL_STATE_ENTRY_ID = '00000000-0000-0000-0000-000000000000'

export const readVersionContract = contract('GET /admin/povijest/{table}/{id}/{entry}', {
  access: 'admin',
  summary:
    'Polja zapisa kakva su bila nakon te promjene (ili, uz same nule, prije svih), ako su danas drukčija',
  params: place.extend({ entry: z.uuid() }),
  returns: values,
})

export const listBinContract = contract('GET /admin/kos', {
  access: 'admin',
  summary: 'Obrisani zapisi koji se još mogu vratiti',
  query: listInputSchema(['at'], {}),
  returns: pagedSchema(
    z.object({
      _id: z.uuid(),
      noun: z.string(),
      title: z.string(),
      adminEmail: z.string(),
      at: z.iso.datetime(),
      /** The day of permanent deletion. */
      until: z.iso.datetime(),
    }),
  ),
})

export const restoreFromBinContract = contract('POST /admin/kos/{id}', {
  access: 'admin',
  summary: 'Vraća obrisani zapis',
  params: z.object({ id: z.uuid() }),
  body: z.strictObject({}),
  returns: z.object({
    href: z.string(),
    /** The record's new slug, when another record has taken the old one. */
    slug: z.string().optional(),
  }),
})

const logFilters = {
  admin: z.string().max(254).optional(),
  action: action.optional(),
  table: z.string().max(40).optional(),
  /** Zagreb days, both inclusive. */
  from: z.iso.date().optional(),
  to: z.iso.date().optional(),
}

export const listLogContract = contract('GET /admin/dnevnik', {
  access: 'admin',
  summary: 'Dnevnik promjena',
  query: listInputSchema(['at'], logFilters),
  returns: pagedSchema(
    z.object({
      _id: z.uuid(),
      at: z.iso.datetime(),
      adminEmail: z.string(),
      action,
      noun: z.string(),
      title: z.string(),
      fields: z.array(z.string()),
      /** The record's page; null for a deleted record. */
      href: z.string().nullable(),
    }),
  ),
})

export const readLogEntryContract = contract('GET /admin/dnevnik/{id}', {
  access: 'admin',
  summary: 'Jedna promjena: prije i poslije',
  params: z.object({ id: z.uuid() }),
  returns: z.object({
    _id: z.uuid(),
    at: z.iso.datetime(),
    adminEmail: z.string(),
    action,
    noun: z.string(),
    title: z.string(),
    before: values.nullable(),
    after: values.nullable(),
  }),
})

export const exportLogContract = contract('GET /admin/izvoz-dnevnika', {
  access: 'admin',
  summary: 'Dnevnik promjena kao tablica (CSV)',
  query: z.object(logFilters),
  returns: fileAnswerSchema,
})
