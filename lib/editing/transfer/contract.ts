import { z } from 'zod'
import { ANY_FILE_TYPE, contract, fileBody, fileAnswerSchema } from '@/lib/platform/http/contract'
import { recordParams } from '@/lib/platform/admin/records'
import {
  recentUploadSchema,
  rowPreviewSchema,
  undoneSchema,
  UPLOAD_LIMITS,
  uploadReportSchema,
  writtenSchema,
} from './uploads/model'

/** Allows all export formats of a hundred textbooks in a row. */
const rateLimit = { points: 500, perSeconds: 300 }
/** Unpublished content is exported only on request. */
const drafts = z.stringbool().default(false)

export const exportExcelContract = contract('GET /literature/{id}/export-excel', {
  access: 'admin',
  summary: 'Pitanja udžbenika kao tablica (XLSX)',
  params: recordParams,
  query: z.object({ drafts, _t: z.string().optional() }),
  returns: fileAnswerSchema,
  rateLimit,
})

export const exportBookContract = contract('GET /literature/{id}/export', {
  access: 'admin',
  summary: 'Udžbenik kao GIFT, Moodle XML ili mapa u arhivi ZIP',
  params: recordParams,
  query: z.object({
    format: z.enum(['zip', 'gift', 'xml']).default('zip'),
    drafts,
    _t: z.string().optional(),
  }),
  returns: fileAnswerSchema,
  rateLimit,
})

export const questionSheetTemplateContract = contract('GET /questions-template', {
  access: 'admin',
  summary: 'Predložak tablice za uvoz pitanja, s uputama i primjerima',
  query: z.object({ _t: z.string().optional() }),
  returns: fileAnswerSchema,
  rateLimit,
})

export const checkUploadContract = contract('POST /uploads', {
  access: 'admin',
  summary: 'Provjerava datoteku pitanja, kartica ili udžbenika i kaže što bi uvoz učinio',
  query: z.object({
    /** Chosen by the client, so that it can poll the check's progress. */
    id: z.uuidv7(),
    lesson: z.uuid().optional(),
    literature: z.uuid().optional(),
    name: z.string().max(200).default('datoteka'),
  }),
  body: fileBody(UPLOAD_LIMITS.bytes, [ANY_FILE_TYPE]),
  returns: uploadReportSchema,
  accountRateLimit: { points: UPLOAD_LIMITS.aDay, perSeconds: 86_400 },
})

export const recentUploadsContract = contract('GET /uploads', {
  access: 'admin',
  summary: 'Nedavni uvozi, najnoviji prvi',
  returns: z.array(recentUploadSchema),
})

export const uploadProgressContract = contract('GET /uploads/{id}/progress', {
  access: 'admin',
  summary: 'Koliko je provjera ili uvoz odmaknuo, od 0 do 1',
  params: recordParams,
  returns: z.object({ share: z.number().nullable() }),
})

export const previewRowContract = contract('GET /uploads/{id}/rows/{row}', {
  access: 'admin',
  summary: 'Redak provjerene datoteke kako ga vidi učenik',
  params: z.object({ id: z.uuid(), row: z.coerce.number().int().min(0) }),
  returns: rowPreviewSchema,
})

export const writeUploadContract = contract('POST /uploads/{id}/write', {
  access: 'admin',
  summary: 'Uvozi provjerenu datoteku, sve ili ništa',
  params: recordParams,
  body: z.strictObject({ asDrafts: z.boolean().default(false) }),
  returns: writtenSchema,
})

export const undoUploadContract = contract('POST /uploads/{id}/undo', {
  access: 'admin',
  summary: 'Poništava uvoz; što je otad promijenjeno, ostaje',
  params: recordParams,
  body: z.strictObject({}),
  returns: undoneSchema,
})
