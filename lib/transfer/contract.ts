import { z } from 'zod'
import { contract, fileSchema } from '@/lib/http/contract'
import { recordParams } from '@/lib/admin/records'

const rateLimit = { points: 60, perSeconds: 300 }

export const exportExcelContract = contract('GET /literature/{id}/export-excel', {
  access: 'admin',
  summary: 'Pitanja udžbenika kao tablica (XLSX)',
  params: recordParams,
  query: z.object({ _t: z.string().optional() }),
  returns: fileSchema,
  rateLimit,
})

export const exportBookContract = contract('GET /literature/{id}/export', {
  access: 'admin',
  summary: 'Udžbenik kao GIFT, Moodle XML ili mapa u arhivi ZIP',
  params: recordParams,
  query: z.object({
    format: z.enum(['zip', 'gift', 'xml']).default('zip'),
    _t: z.string().optional(),
  }),
  returns: fileSchema,
  rateLimit,
})

export const templateContract = contract('GET /questions-template', {
  access: 'admin',
  summary: 'Predložak tablice za uvoz pitanja, s uputama i primjerima',
  query: z.object({ _t: z.string().optional() }),
  returns: fileSchema,
  rateLimit,
})
