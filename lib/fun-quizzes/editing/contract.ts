import { z } from 'zod'
import { listInput, paged } from '@/lib/admin/paged'
import { recordContracts } from '@/lib/admin/record-contracts'
import { belowSchema, recordShape } from '@/lib/admin/records'
import { contract } from '@/lib/http/contract'
import { FUN_QUIZ_ICONS } from '../icons'
import { FUN_QUIZ_LIMITS as MAX } from '../limits'

const questionId = z.union([z.uuid(), z.object({ _id: z.uuid() }).transform(({ _id }) => _id)])

/** What an admin fills in. An empty `slug` is made of the title; without a position it comes last. */
export const quizFields = z.object({
  title: z.string().trim().min(1).max(MAX.title),
  slug: z.string().trim().max(120).optional(),
  description: z.string().trim().min(1).max(MAX.description),
  icon: z.enum(FUN_QUIZ_ICONS, 'Odaberi crtež.'),
  position: z.int().min(1).max(100_000).optional(),
  isPublished: z.boolean(),
})

/** Ids of all its questions, in their order; a form sends them with their texts. */
const sent = quizFields.extend({ questions: z.array(questionId).max(1_000).optional() })

const stored = quizFields.required().extend(recordShape)

const quizRecord = stored.extend({
  questions: z.array(z.object({ _id: z.uuid(), name: z.string() })),
  below: belowSchema,
})

export const listContract = contract('GET /admin/zabavni-kvizovi', {
  access: 'admin',
  summary: 'Svi zabavni kvizovi, i skriveni',
  query: listInput(['position', 'title'], { isPublished: z.stringbool().optional() }),
  returns: paged(stored.extend({ questionCount: z.int(), playCount: z.int() })),
})

export const { readContract, createContract, saveContract, deleteContract } = recordContracts(
  '/admin/zabavni-kvizovi',
  {
    sent,
    record: quizRecord,
    summaries: {
      read: 'Zabavni kviz za uređivanje, s pitanjima po redu',
      create: 'Novi zabavni kviz, još bez pitanja',
      save: 'Mijenja zabavni kviz i redoslijed njegovih pitanja',
      delete: 'Stavlja zabavni kviz u koš; ljestvica ostaje',
    },
  },
)
