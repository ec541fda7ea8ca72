import { z } from 'zod'
import { listInput, paged } from '@/lib/platform/admin/paged'
import { recordContracts } from '@/lib/platform/admin/record-contracts'
import { belowSchema, recordParams, recordShape } from '@/lib/platform/admin/records'
import { contract } from '@/lib/platform/http/contract'
import { CONTENT_LIMITS as MAX, KEY_POINTS } from '../limits'

const text = (max: number) => z.string().trim().min(1, 'Ovo polje ne smije biti prazno.').max(max)

/** In one line without tabs, as the file of a lesson's cards has it (docs/content-format.md). */
const cardSide = text(MAX.cardSide).regex(/^[^\n\r\t]*$/, 'Strana kartice stane u jedan redak.')

/** Of what a record holds in a list: kept by a change of its words. A new item has none yet. */
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
        /** By which it is found in an answer; without them, its own. */
        words: z
          .array(text(MAX.name).regex(/^\S+$/, 'Svaka riječ zasebno.'))
          .max(KEY_POINTS.words)
          .optional(),
      }),
    )
    .min(KEY_POINTS.min, `Najmanje ${KEY_POINTS.min} ključne točke.`)
    .max(KEY_POINTS.max, `Najviše ${KEY_POINTS.max} ključne točke.`),
})

/** What an admin fills in. An empty `slug` is made of the title; a new lesson comes last. */
export const lessonFields = z.object({
  title: text(MAX.title),
  slug: z.string().trim().max(MAX.name).optional(),
  summary: z.string().trim().max(MAX.summary),
  keywords: z.array(text(MAX.name)).max(MAX.keywords),
  unit: z.uuid('Odaberi cjelinu.'),
  position: z.int().min(1).max(100_000).optional(),
  /** Only published lessons are shown; they have a summary and a script. */
  isPublished: z.boolean(),
  cards: z.array(card).max(MAX.cards),
  checks: z.array(check).max(MAX.checks),
  /** One that is not sent stays as it is. */
  script: z.string().max(MAX.script).optional(),
})

/** Specification, section 3: with its script as Markdown. */
const lessonRecord = lessonFields.required().extend({
  ...recordShape,
  unitName: z.string(),
  /** Its address on the site; null while it is not shown. */
  href: z.string().nullable(),
  below: belowSchema,
})

export const listContract = contract('GET /lessons', {
  access: 'admin',
  summary: 'Sve lekcije, i one koje nisu objavljene',
  query: listInput(['place', 'title', 'changed'], {
    grade: z.uuid().optional(),
    literature: z.uuid().optional(),
    unit: z.uuid().optional(),
    isPublished: z.stringbool().optional(),
  }),
  returns: paged(
    z.object({
      ...recordShape,
      title: z.string(),
      slug: z.string(),
      isPublished: z.boolean(),
      unitName: z.string(),
      literatureName: z.string(),
      gradeName: z.string(),
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

export const publishContract = contract('PUT /lessons/{id}/published', {
  access: 'admin',
  summary: 'Objavljuje lekciju ili je povlači',
  params: recordParams,
  body: z.strictObject({ isPublished: z.boolean() }),
  returns: lessonRecord,
})

/** Specification, section 7. */
export const moveContract = contract('PUT /units/{id}/lessons', {
  access: 'admin',
  summary: 'Premješta lekciju na kraj cjeline',
  params: recordParams,
  body: z.strictObject({ lessonId: z.uuid() }),
  returns: lessonRecord,
})
