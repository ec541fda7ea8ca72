import { z } from 'zod'
import { recordContracts } from '@/lib/platform/admin/record-contracts'
import { dependentsNoticeSchema, recordParams, recordShape } from '@/lib/platform/admin/records'
import { CONTENT_LIMITS } from '@/lib/content/curriculum/limits'
import { contract, successSchema } from '@/lib/platform/http/contract'
import { HINT_LIMITS } from '../hint-limits'
import { toHint } from '../hints'
import { judgementViewSchema } from '../answer-view'
import { publicQuestionSchema, questionBodySchema, submittedAnswerSchema } from '../model'

const LIMITS = { body: 30_000, numbers: 1_000, calculation: 200 } as const

const optional = (max: number) => z.string().trim().max(max).nullable()

/** Fields of the admin form. Without a position the question comes last in its lesson. */
export const questionFields = z.object({
  lesson: z.uuid('Odaberi lekciju.'),
  text: z.string().trim().min(1, 'Napiši pitanje.').max(CONTENT_LIMITS.questionText),
  body: questionBodySchema.refine(
    (body) => JSON.stringify(body).length <= LIMITS.body,
    'Odgovori su predugi.',
  ),
  explanation: optional(CONTENT_LIMITS.questionText),
  numbers: optional(LIMITS.numbers),
  calculation: optional(LIMITS.calculation),
  /** When omitted, the stored hints stay. */
  hints: z
    .array(
      z
        .string()
        .overwrite(toHint)
        .max(HINT_LIMITS.length, `Uputa ima najviše ${HINT_LIMITS.length} znakova.`),
    )
    .overwrite((hints) => hints.filter(Boolean))
    .max(HINT_LIMITS.count)
    .optional(),
  isBonus: z.boolean(),
  isInKnowledgeBase: z.boolean(),
  position: z.int().min(1).max(100_000).optional(),
  isPublished: z.boolean(),
})
export type QuestionFields = z.output<typeof questionFields>

const stored = questionFields.required().extend(recordShape)
const questionRecord = stored.extend({
  slug: z.string(),
  lessonTitle: z.string(),
  below: dependentsNoticeSchema,
})
export type QuestionRecord = z.output<typeof questionRecord>

const calls = recordContracts('/pitanja', {
  sent: questionFields,
  record: questionRecord,
  summaries: {
    read: 'Pitanje za uređivanje, s ključem',
    create: 'Novo pitanje; objavljuje se samo potpuno',
    save: 'Mijenja pitanje; objavljuje se samo potpuno',
    delete: 'Premješta pitanje u koš',
  },
})
export const { createContract, saveContract, deleteContract } = calls

/** The admin call has its own path, because `GET /pitanja/{id}` returns the pupils' view. */
export const readContract = { ...calls.readContract, path: '/admin/pitanja/{id}' as const }

export const moveContract = contract('PUT /admin/pitanja/{id}/mjesto', {
  access: 'admin',
  summary: 'Mijenja mjesto pitanja u njegovoj lekciji',
  params: recordParams,
  body: z.strictObject({ position: z.int().min(1).max(100_000) }),
  returns: successSchema,
})

export const setFlagsContract = contract('PUT /admin/pitanja/{id}/oznake', {
  access: 'admin',
  summary: 'Objavljuje pitanje ili ga povlači, stavlja ga u bazu znanja ili ga vadi iz nje',
  params: recordParams,
  body: questionFields.pick({ isPublished: true, isInKnowledgeBase: true }).partial().strict(),
  returns: questionRecord,
})

export const previewContract = contract('POST /admin/pitanja/pregled', {
  access: 'admin',
  summary: 'Pitanje kako ga vidi učenik, s prosudbom odgovora; ništa se ne sprema',
  body: z.strictObject({
    question: questionFields.pick({
      text: true,
      body: true,
      explanation: true,
      numbers: true,
      calculation: true,
      isBonus: true,
      hints: true,
    }),
    /** The lesson whose grade limits the size of changing numbers. */
    lesson: z.uuid().optional(),
    /** Seed of the draw. */
    attempt: z.string().max(40),
    answer: submittedAnswerSchema.optional(),
  }),
  returns: z.object({
    /** Null while the question's numbers can't be drawn. */
    question: publicQuestionSchema.nullable(),
    judgement: judgementViewSchema.nullable(),
    /** Faults that prevent publishing, each with its field. */
    faults: z.array(z.object({ field: z.string(), message: z.string() })),
    warnings: z.array(z.string()),
    /** Sample draws; texts are HTML. */
    draws: z.array(z.object({ values: z.string(), text: z.string(), answer: z.string() })),
  }),
})
export type JudgedQuestionPreview = z.output<typeof previewContract.returns>
