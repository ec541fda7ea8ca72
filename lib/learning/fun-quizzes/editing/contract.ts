import { z } from 'zod'
import { listInputSchema, pagedSchema } from '@/lib/platform/admin/paged'
import { recordContracts } from '@/lib/platform/admin/record-contracts'
import { dependentsNoticeSchema, recordShape } from '@/lib/platform/admin/records'
import { contract } from '@/lib/platform/http/contract'
import { questionFields } from '@/lib/content/questions/editing/contract'
import { FUN_QUIZ_ICONS } from '../icons'
import { FUN_QUIZ_LIMITS as MAX } from '../limits'

/** A question for editors, with its key. The client creates the id of a new question. */
export const funQuestionSchema = z.object({
  _id: z.uuid(),
  ...questionFields.pick({ text: true, body: true, explanation: true }).shape,
})
export type FunQuestion = z.output<typeof funQuestionSchema>

/**
 * The quiz form. An empty `slug` is derived from the title; without a position the quiz comes last.
 */
export const quizFields = z.object({
  title: z.string().trim().min(1).max(MAX.title),
  slug: z.string().trim().max(120).optional(),
  description: z.string().trim().min(1).max(MAX.description),
  icon: z.enum(FUN_QUIZ_ICONS, 'Odaberi crtež.'),
  position: z.int().min(1).max(100_000).optional(),
  isPublished: z.boolean(),
})

const questions = z.array(funQuestionSchema).max(MAX.questions)

/** A quiz with all its questions, in order. Questions that are missing from it are removed. */
export const quizForm = quizFields.extend({ questions })
const sent = quizFields.extend({ questions: questions.optional() })

const stored = quizFields.required().extend(recordShape)

const quizRecord = stored.extend({
  questions: z.array(funQuestionSchema),
  below: dependentsNoticeSchema,
})

export const listContract = contract('GET /admin/zabavni-kvizovi', {
  access: 'admin',
  summary: 'Svi zabavni kvizovi, i skriveni',
  query: listInputSchema(['position', 'title'], { isPublished: z.stringbool().optional() }),
  returns: pagedSchema(stored.extend({ questionCount: z.int(), playCount: z.int() })),
})

export const { readContract, createContract, saveContract, deleteContract } = recordContracts(
  '/admin/zabavni-kvizovi',
  {
    sent,
    record: quizRecord,
    maxBodyBytes: 2_000_000,
    summaries: {
      read: 'Zabavni kviz za uređivanje, s pitanjima po redu',
      create: 'Novi zabavni kviz; objavljuje se samo potpun',
      save: 'Mijenja zabavni kviz i njegova pitanja; objavljuje se samo potpun',
      delete: 'Stavlja zabavni kviz u koš; ljestvica ostaje',
    },
  },
)
