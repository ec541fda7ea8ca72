import { z } from 'zod'
import { contract, successSchema } from '@/lib/platform/http/contract'
import { NOTEBOOK_MESSAGES as M } from './messages'
import { newNoteSchema, noteColorSchema, noteFormSchema, noteListSchema, noteSchema } from './model'

const idParams = z.object({ id: z.string().max(120) })

export const listNotesContract = contract('GET /korisnik/biljeznica', {
  access: 'pupil',
  summary: 'Bilježnica prijavljenog učenika, novije prvo; pretraga ne razlikuje č i c',
  query: z.object({
    query: z.string().trim().max(200).default(''),
    page: z.coerce.number().int().min(1).max(1_000).default(1),
  }),
  returns: noteListSchema,
  failure: M.listFailed,
})

export const addNoteContract = contract('POST /korisnik/add-to-notebook', {
  access: 'pupil',
  summary: 'Dodaje pitanje ili stranicu u bilježnicu; isto se dodaje samo jednom',
  body: z.strictObject({ korisnikId: z.uuid(), notebookItem: newNoteSchema }),
  returns: z.object({ success: z.boolean(), notebookItem: noteSchema }),
  // A school's pupils share one address.
  rateLimit: { points: 1_200, perSeconds: 60 },
  failure: M.failed,
})

export const editNoteContract = contract('PUT /korisnik/biljeznica/{id}', {
  access: 'pupil',
  summary: 'Mijenja naslov, tekst i boju bilješke',
  params: idParams,
  body: noteFormSchema,
  returns: noteSchema,
  failure: M.failed,
})

export const removeNoteContract = contract('POST /korisnik/remove-from-notebook', {
  access: 'pupil',
  summary: 'Uklanja iz bilježnice pitanje ili stranicu',
  body: z
    .strictObject({
      korisnikId: z.uuid(),
      questionId: z.uuid().optional(),
      pageIdentifier: z.uuid().optional(),
    })
    .refine(
      ({ questionId, pageIdentifier }) =>
        (questionId === undefined) !== (pageIdentifier === undefined),
      { path: ['pageIdentifier'], error: M.oneOfThem },
    ),
  returns: successSchema,
  failure: M.failed,
})

export const updateNotebookColorContract = contract('POST /korisnik/update-notebook-color', {
  access: 'pupil',
  summary: 'Mijenja boju bilježnice, u kojoj nastaju nove bilješke',
  body: z.strictObject({ korisnikId: z.uuid(), notebookColor: noteColorSchema }),
  returns: successSchema,
  failure: M.failed,
})

export const setBookmarkContract = contract('POST /lessons/{id}/oznaka', {
  access: 'pupil',
  summary: 'Označava lekciju ili skida oznaku s nje',
  params: idParams,
  body: z.strictObject({ isMarked: z.boolean() }),
  returns: z.object({ isMarked: z.boolean() }),
  // A school's pupils share one address.
  rateLimit: { points: 1_200, perSeconds: 60 },
  failure: M.bookmarkFailed,
})
