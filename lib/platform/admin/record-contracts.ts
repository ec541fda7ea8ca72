import type { z } from 'zod'
import { contract } from '@/lib/platform/http/contract'
import {
  changeBodySchema,
  creationBodySchema,
  recordParams,
  removalQuerySchema,
  removedSchema,
} from './records'

type Calls<Shape extends z.ZodRawShape, Answer extends z.ZodType> = {
  /** Fields of the form. */
  sent: z.ZodObject<Shape>
  /** The record in the response. */
  record: Answer
  summaries: { read: string; create: string; save: string; delete: string }
  /** For forms larger than the default limit of 100 kB. */
  maxBodyBytes?: number
}

/**
 * The contracts for one kind of record that admins edit, at `path` and `path/{id}` (decision 038).
 */
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
      body: creationBodySchema(sent),
      returns: record,
    }),
    saveContract: contract(`PUT ${path}/{id}`, {
      ...{ ...one, ...limits },
      summary: summaries.save,
      body: changeBodySchema(sent),
      returns: record,
    }),
    deleteContract: contract(`DELETE ${path}/{id}`, {
      ...one,
      summary: summaries.delete,
      query: removalQuerySchema,
      returns: removedSchema,
    }),
  }
}
