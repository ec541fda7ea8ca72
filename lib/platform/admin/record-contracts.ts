import type { z } from 'zod'
import { contract } from '@/lib/platform/http/contract'
import { changing, creating, recordParams, removalQuery, removedSchema } from './records'

type Calls<Shape extends z.ZodRawShape, Answer extends z.ZodType> = {
  /** What a form sends. */
  sent: z.ZodObject<Shape>
  /** The record as it is answered. */
  record: Answer
  summaries: { read: string; create: string; save: string; delete: string }
  /** For forms that may be larger than the usual 100 kB. */
  maxBodyBytes?: number
}

/** The calls about one record that admins edit, at `path` and `path/{id}` (decision 038). */
export function recordContracts<Shape extends z.ZodRawShape, Answer extends z.ZodType>(
  path: `/${string}`,
  { sent, record, summaries, ...limits }: Calls<Shape, Answer>,
) {
  const access = 'admin'
  const one = { access, params: recordParams } as const
  return {
    readContract: contract(`GET ${path}/{id}`, {
      ...one,
      summary: summaries.read,
      returns: record,
    }),
    createContract: contract(`POST ${path}`, {
      ...{ access, ...limits },
      summary: summaries.create,
      body: creating(sent),
      returns: record,
    }),
    saveContract: contract(`PUT ${path}/{id}`, {
      ...{ ...one, ...limits },
      summary: summaries.save,
      body: changing(sent),
      returns: record,
    }),
    deleteContract: contract(`DELETE ${path}/{id}`, {
      ...one,
      summary: summaries.delete,
      query: removalQuery,
      returns: removedSchema,
    }),
  }
}
