import { z } from 'zod'
import { NOTEBOOK_LIMITS as MAX } from './limits'
import { subjectAreaSchema } from '@/lib/content/curriculum/model'

/** Colours of the notebook and of single notes; the stylesheet maps them to its tokens. */
export const NOTE_COLORS = ['yellow', 'green', 'blue', 'pink', 'violet'] as const
export type NoteColor = (typeof NOTE_COLORS)[number]
export const noteColorSchema = z.enum(NOTE_COLORS)

/** Where a note was made; `biljeznica` is the notebook itself. */
const NOTE_SOURCES = ['skripta', 'kwiz', 'test', 'kartice', 'provjera', 'biljeznica'] as const
export type NoteSource = (typeof NOTE_SOURCES)[number]

const NOTE_MESSAGES = { titleRequired: 'Naslov je obavezan' } as const

/** A page of the notebook. Plain text. */
const noteTextSchema = z.strictObject({
  title: z
    .string({
      error: ({ input }) => (input === undefined ? NOTE_MESSAGES.titleRequired : undefined),
    })
    .trim()
    .min(1, NOTE_MESSAGES.titleRequired)
    .max(MAX.title),
  content: z.string().trim().max(MAX.content),
})
export type NoteText = z.output<typeof noteTextSchema>

/** The form for editing a note. */
export const noteFormSchema = z.strictObject({ ...noteTextSchema.shape, color: noteColorSchema })
export type NoteForm = z.output<typeof noteFormSchema>

/** A new note (rule 28.3): a question, a page, or a page about a question. */
export const newNoteSchema = z
  .strictObject({
    /** Created by the browser: a note sent twice is added once. */
    _id: z.uuid().optional(),
    questionID: z.uuid().optional(),
    source: z.enum(NOTE_SOURCES),
    lessonID: z.uuid().optional(),
    page: noteTextSchema.optional(),
    color: noteColorSchema.optional(),
  })
  .refine(({ questionID, page }) => questionID !== undefined || page !== undefined, {
    path: ['page'],
    error: 'Dodaj pitanje ili stranicu.',
  })
export type NewNote = z.output<typeof newNoteSchema>

/** A notebook item as its owner sees it. */
export const noteSchema = z.object({
  _id: z.uuid(),
  questionID: z.uuid().nullable(),
  source: z.enum(NOTE_SOURCES),
  lessonID: z.uuid().nullable(),
  page: z.object({ title: z.string(), content: z.string() }),
  color: noteColorSchema,
  createdAt: z.iso.datetime(),
  /** The note's lesson; null without one, or while its grade is inactive. */
  lesson: z.object({ title: z.string(), path: z.string() }).nullable(),
})
export type Note = z.output<typeof noteSchema>

/** A page of the list of notes. */
export const noteListSchema = z.object({
  items: z.array(noteSchema),
  pagination: z.object({ total: z.int(), pages: z.int() }),
})
export type NoteList = z.output<typeof noteListSchema>

/** A bookmarked lesson in the profile's list. */
export const bookmarkedLessonSchema = z.object({
  lessonId: z.uuid(),
  title: z.string(),
  area: subjectAreaSchema,
  path: z.string(),
})
export type BookmarkedLesson = z.output<typeof bookmarkedLessonSchema>
