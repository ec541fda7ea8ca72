import { z } from 'zod'
import { listInputSchema, pagedSchema } from '@/lib/platform/admin/paged'
import { recordContracts } from '@/lib/platform/admin/record-contracts'
import { dependentsNoticeSchema, recordParams, recordShape } from '@/lib/platform/admin/records'
import { contract } from '@/lib/platform/http/contract'
import { CONTENT_LIMITS as MAX, KEY_POINT_LIMITS } from '../limits'
import { outcomesSchema } from '../outcomes'
import { priorKnowledgeSchema } from '../prior-knowledge'

const text = (max: number) => z.string().trim().min(1, 'Ovo polje ne smije biti prazno.').max(max)

/**
 * One line without tabs, because the file of a lesson's cards is tab-separated
 * (docs/content-format.md).
 */
const cardSide = text(MAX.cardSide).regex(/^[^\n\r\t]*$/, 'Strana kartice stane u jedan redak.')

/** Id of a card or check, which stays when its text changes. A new item has no id yet. */
const itemId = z.uuid().optional()

const card = z.object({ id: itemId, front: cardSide, back: cardSide })

const check = z.object({
  id: itemId,
  prompt: text(MAX.checkText),
  modelAnswer: text(MAX.checkText),
  keyPoints: z
    .array(
      z.object({
        point: text(MAX.keyPoint),
        /** Words that find the key point in an answer; by default the words of the point itself. */
        words: z
          .array(text(MAX.name).regex(/^\S+$/, 'Svaka riječ zasebno.'))
          .max(KEY_POINT_LIMITS.words)
          .optional(),
      }),
    )
    .min(KEY_POINT_LIMITS.min, `Najmanje ${KEY_POINT_LIMITS.min} ključne točke.`)
    .max(KEY_POINT_LIMITS.max, `Najviše ${KEY_POINT_LIMITS.max} ključne točke.`),
})

/** Fields of the admin form. An empty `slug` is derived from the title; a new lesson comes last. */
export const lessonFields = z.object({
  title: text(MAX.title),
  slug: z.string().trim().max(MAX.name).optional(),
  summary: z.string().trim().max(MAX.summary),
  keywords: z.array(text(MAX.name)).max(MAX.keywords),
  /** Ids of lessons that must be known before; omitted, they stay unchanged. */
  prerequisites: z.array(z.uuid()).max(MAX.prerequisites).optional(),
  /** Curriculum codes; omitted, they and `outcomesVerified` stay unchanged. */
  outcomes: outcomesSchema.optional(),
  /** True if the outcomes were held against the official text; omitted, they were not. */
  outcomesVerified: z.boolean().optional(),
  /** Skills of lower grades, each with its grade; omitted, they stay unchanged. */
  priorKnowledge: priorKnowledgeSchema.optional(),
  unit: z.uuid('Odaberi cjelinu.'),
  position: z.int().min(1).max(100_000).optional(),
  /** Only published lessons are visible; publishing requires a summary and a script. */
  isPublished: z.boolean(),
  cards: z.array(card).max(MAX.cards),
  checks: z.array(check).max(MAX.checks),
  /** An omitted script stays unchanged. */
  script: z.string().max(MAX.script).optional(),
})

/** A lesson record, with its script as Markdown (rule 11.11). */
const lessonRecord = lessonFields.required().extend({
  ...recordShape,
  unitName: z.string(),
  /** The lesson's address on the site; null while the lesson is not visible. */
  href: z.string().nullable(),
  below: dependentsNoticeSchema,
})

export const listContract = contract('GET /lessons', {
  access: 'admin',
  summary: 'Sve lekcije, i one koje nisu objavljene',
  query: listInputSchema(['place', 'title', 'changed'], {
    grade: z.uuid().optional(),
    literature: z.uuid().optional(),
    unit: z.uuid().optional(),
    isPublished: z.stringbool().optional(),
  }),
  returns: pagedSchema(
    z.object({
      ...recordShape,
      title: z.string(),
      slug: z.string(),
      isPublished: z.boolean(),
      unitName: z.string(),
      literatureName: z.string(),
      gradeName: z.string(),
      /** True for the lesson of its textbook that is free as a whole. */
      isFree: z.boolean(),
      questionCount: z.int(),
      cardCount: z.int(),
      changedAt: z.iso.datetime(),
    }),
  ),
})

export const { readContract, createContract, saveContract, deleteContract } = recordContracts(
  '/lessons',
  {
    sent: lessonFields,
    record: lessonRecord,
    maxBodyBytes: 2_000_000,
    summaries: {
      read: 'Lekcija za uređivanje, s karticama i provjerom',
      create: 'Nova lekcija',
      save: 'Mijenja lekciju',
      delete: 'Lekcija ide u koš',
    },
  },
)

export const setPublishedContract = contract('PUT /lessons/{id}/published', {
  access: 'admin',
  summary: 'Objavljuje lekciju ili je povlači',
  params: recordParams,
  body: z.strictObject({ isPublished: z.boolean() }),
  returns: lessonRecord,
})

/** Moves a lesson (rule 11.10). */
export const moveContract = contract('PUT /units/{id}/lessons', {
  access: 'admin',
  summary: 'Premješta lekciju na kraj cjeline',
  params: recordParams,
  body: z.strictObject({ lessonId: z.uuid() }),
  returns: lessonRecord,
})
