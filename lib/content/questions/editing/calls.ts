import { apiCallsOf } from '@/lib/platform/http/api-call'
import type * as contracts from './contract'

export const questionApiCalls = apiCallsOf<typeof contracts>()({
  read: 'GET /admin/pitanja/{id}',
  create: 'POST /pitanja',
  save: 'PUT /pitanja/{id}',
  delete: 'DELETE /pitanja/{id}',
  move: 'PUT /admin/pitanja/{id}/mjesto',
  setFlags: 'PUT /admin/pitanja/{id}/oznake',
  preview: 'POST /admin/pitanja/pregled',
})
