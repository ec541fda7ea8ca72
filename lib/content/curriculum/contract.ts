import { z } from 'zod'
import { contract } from '@/lib/platform/http/contract'
import { LESSON_BATCH_MAX } from './limits'
import {
  gradeSchema,
  placedLessonSchema,
  subjectLessonsSchema,
  subjectSchema,
  unitSchema,
} from './model'

/** Sentences of rules 3.9 and 11.12. */
export const CONTENT_MESSAGES = {
  gradeNotFound: 'Razred nije pronađen',
  noSubjects: 'Nema dostupnih predmeta za odabrani razred',
  subjectsFailed: 'Došlo je do greške prilikom dohvaćanja predmeta',
  gradesFailed: 'Došlo je do greške prilikom dohvaćanja razreda',
  literatureNotFound: 'Literatura nije pronađena',
  noUnits: 'Nema dostupnih cjelina za odabranu literaturu',
  unitsFailed: 'Došlo je do greške prilikom dohvaćanja cjelina',
  lessonsFailed: 'Error fetching lessons',
  gradeLessonsFailed: 'Lekcije razreda nisu se učitale. Pokušaj ponovno.',
  lessonNotFound: 'Lekcija nije pronađena',
  searchFailed: 'Došlo je do greške prilikom pretrage',
} as const

const idParams = z.object({ id: z.string().max(120) })

export const listGradesContract = contract('GET /razredi', {
  access: 'public',
  summary: 'Aktivni razredi po redu',
  returns: z.array(gradeSchema),
  failure: CONTENT_MESSAGES.gradesFailed,
})

export const listGradeSubjectsContract = contract('GET /razredi/{id}/predmeti', {
  access: 'public',
  summary: 'Predmeti razreda s njihovom literaturom',
  params: idParams,
  returns: z.array(subjectSchema),
  failure: CONTENT_MESSAGES.subjectsFailed,
})

export const gradeLessonChoicesContract = contract('GET /razredi/{id}/lekcije', {
  access: 'public',
  summary: 'Prve lekcije svakog predmeta razreda, za odabir; pretraga nalazi i ostale',
  // All pupils of a school may share one IP address.
  rateLimit: { points: 1_200, perSeconds: 60 },
  params: idParams,
  query: z.object({ trazi: z.string().max(200).default('') }),
  returns: z.array(subjectLessonsSchema),
  failure: CONTENT_MESSAGES.gradeLessonsFailed,
})

export const listUnitsContract = contract('GET /literature/{id}/cjeline', {
  access: 'public',
  summary:
    'Cjeline literature s njihovim lekcijama; dulja literatura ih šalje stranicu po stranicu',
  params: idParams,
  query: z.object({ stranica: z.coerce.number().int().min(1).max(100_000).default(1) }),
  returns: z.array(unitSchema),
  failure: CONTENT_MESSAGES.unitsFailed,
})

export const batchLessonsContract = contract('POST /lessons/batch', {
  access: 'public',
  summary: 'Lekcije prema identifikatorima, istim redom',
  body: z.strictObject({ lessonIds: z.array(z.uuid()).max(LESSON_BATCH_MAX) }),
  returns: z.array(placedLessonSchema),
  failure: CONTENT_MESSAGES.lessonsFailed,
})

export const countLessonsContract = contract('GET /lessons/count', {
  access: 'public',
  summary: 'Broj lekcija po razredu (ključ je identifikator razreda)',
  returns: z.object({ countsByGrade: z.record(z.uuid(), z.int()) }),
  failure: CONTENT_MESSAGES.lessonsFailed,
})
