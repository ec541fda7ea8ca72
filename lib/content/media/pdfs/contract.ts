import { z } from 'zod'
import { recordParams } from '@/lib/platform/admin/records'
import { contract, envelopeSchema, fileBody, fileAnswerSchema } from '@/lib/platform/http/contract'
import { PDF_LIMITS, pdfSchema } from './model'

export const PDF_MESSAGES = {
  listed: 'PDF-ovi su dohvaćeni.',
  added: 'PDF je spremljen.',
  removed: 'PDF je obrisan.',
  /** Texts of rule 3.9. */
  notListed: 'Došlo je do greške prilikom dohvaćanja PDF-ova',
  notRemoved: 'Došlo je do greške prilikom brisanja PDF-a',
} as const

export const pdfListContract = contract('GET /pdfs', {
  access: 'admin',
  summary: 'Učitani PDF-ovi, najnoviji prvi',
  query: z.object({ search: z.string().max(100).default('') }),
  returns: envelopeSchema(z.array(pdfSchema)),
  failure: PDF_MESSAGES.notListed,
  isEnveloped: true,
})

export const addPdfContract = contract('POST /pdfs', {
  access: 'admin',
  summary: 'Učitava PDF: tekst mu se čita, a prva stranica postaje sličica',
  query: z.object({ name: z.string().trim().min(1).max(PDF_LIMITS.name) }),
  body: fileBody(PDF_LIMITS.bytes, ['application/pdf']),
  returns: envelopeSchema(pdfSchema),
  accountRateLimit: { points: 100, perSeconds: 600 },
  isEnveloped: true,
})

export const deletePdfContract = contract('DELETE /pdfs/{id}', {
  access: 'admin',
  summary: 'Briše PDF',
  params: recordParams,
  returns: envelopeSchema(z.null()),
  failure: PDF_MESSAGES.notRemoved,
  isEnveloped: true,
})

export const pdfFileContract = contract('GET /pdfs/{id}/file', {
  access: 'admin',
  summary: 'PDF kakav je učitan',
  params: recordParams,
  returns: fileAnswerSchema,
})

export const pdfThumbnailContract = contract('GET /pdfs/{id}/thumbnail', {
  access: 'admin',
  summary: 'Sličica prve stranice',
  params: recordParams,
  returns: fileAnswerSchema,
})
