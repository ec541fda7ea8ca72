import { z } from 'zod'
import { FUN_QUIZ_ICONS } from '@/lib/learning/fun-quizzes/icons'
import { FUN_QUIZ_LIMITS } from '@/lib/learning/fun-quizzes/limits'
import { wordsOf } from '@/lib/platform/hr/words'
import { CONTENT_LIMITS as MAX, KEY_POINT_LIMITS } from '@/lib/content/curriculum/limits'
import { outcomesSchema, VERIFIED_WITHOUT_OUTCOMES } from '@/lib/content/curriculum/outcomes'
import { priorKnowledgeSchema } from '@/lib/content/curriculum/prior-knowledge'
import { slugSchema, SUBJECT_AREAS } from '@/lib/content/curriculum/model'
import { IMAGE_LIMITS } from '@/lib/content/media/images/model'
import { imageSlugsIn } from '@/lib/platform/markdown/library-images'
import { soundSlugsIn } from '@/lib/platform/markdown/library-sounds'

/**
 * The YAML schemas of the content format (docs/content-format.md), with Croatian messages for
 * admins.
 */
const text = (max: number) =>
  z
    .string({ error: 'Ovdje mora stajati tekst.' })
    .trim()
    .min(1, 'Tekst ne smije biti prazan.')
    .max(max, `Tekst smije imati najviše ${max} znakova.`)

const position = z
  .int({ error: 'Redoslijed mora biti cijeli broj.' })
  .min(1, 'Redoslijed počinje s 1.')
  .max(100_000)

const order = z
  .int({ error: 'Redoslijed mora biti cijeli broj.' })
  .min(1)
  .max(8, 'Razred je od 1 do 8.')

export const gradeFileSchema = z.strictObject({ naziv: text(MAX.name), redoslijed: order })

export const subjectFileSchema = z.strictObject({
  naziv: text(MAX.name),
  podrucje: z.enum(SUBJECT_AREAS, { error: `Područje je jedno od: ${SUBJECT_AREAS.join(', ')}.` }),
  redoslijed: position,
})

export const describedFileSchema = z.strictObject({
  naziv: text(MAX.name),
  opis: text(MAX.description),
  redoslijed: position,
})

/** The file that marks a folder of each level above the lessons, from the grade down. */
export const NODE_FILES = [
  { name: 'razred.yaml', schema: gradeFileSchema },
  { name: 'predmet.yaml', schema: subjectFileSchema },
  { name: 'literatura.yaml', schema: describedFileSchema },
  { name: 'cjelina.yaml', schema: describedFileSchema },
] as const

export const funQuizFileSchema = z.strictObject({
  naslov: text(FUN_QUIZ_LIMITS.title),
  opis: text(FUN_QUIZ_LIMITS.description),
  slika: z.enum(FUN_QUIZ_ICONS, { error: `Slika je jedna od: ${FUN_QUIZ_ICONS.join(', ')}.` }),
  redoslijed: position,
})

export const scriptHeadSchema = z
  .strictObject({
    naslov: text(MAX.title),
    redoslijed: position,
    sazetak: z
      .string({ error: 'Ovdje mora stajati tekst.' })
      .trim()
      .max(MAX.summary, `Tekst smije imati najviše ${MAX.summary} znakova.`),
    pojmovi: z.array(text(MAX.name)).max(20, 'Najviše 20 pojmova.').default([]),
    /** Slugs of lessons that must be known before. */
    preduvjeti: z
      .array(slugSchema)
      .max(MAX.prerequisites, `Najviše ${MAX.prerequisites} preduvjeta.`)
      .refine((slugs) => new Set(slugs).size === slugs.length, 'Isti preduvjet naveden je dvaput.')
      .default([]),
    /** Skills of lower grades, each with its grade. */
    predznanje: z
      .array(z.string({ error: 'Predznanje je popis tekstova.' }), {
        error: 'Predznanje je popis tekstova.',
      })
      .pipe(priorKnowledgeSchema)
      .default([]),
    /** Curriculum codes in one line, divided by commas. */
    ishodi: z
      .string({ error: 'Ishodi se pišu u jednom retku, odvojeni zarezom.' })
      .transform((line) => line.split(','))
      .pipe(outcomesSchema)
      .default([]),
    ishodi_potvrdeni: z
      .literal('da', { error: '„ishodi_potvrdeni” je „da”, ili ga nema.' })
      .optional(),
    /** Marks an unpublished lesson, which may lack its summary. */
    nacrt: z.literal(true, { error: '„nacrt” je „true”, ili ga nema.' }).optional(),
  })
  .refine(({ sazetak, nacrt }) => nacrt || sazetak, {
    path: ['sazetak'],
    message: 'Tekst ne smije biti prazan.',
  })
  .refine(({ ishodi, ishodi_potvrdeni: verified }) => !verified || ishodi.length, {
    path: ['ishodi_potvrdeni'],
    message: VERIFIED_WITHOUT_OUTCOMES,
  })

const described = {
  naziv: text(IMAGE_LIMITS.name),
  opis: text(IMAGE_LIMITS.alt),
  /** Marks a file that did not fit into the export. */
  izostavljena: z.literal(true).optional(),
}

/** The folders of library images and recordings beside the grades, and their lists. */
export const LIBRARY_FOLDERS = {
  image: {
    ...{ name: 'slike', mark: 'slike.yaml', key: 'slika', endings: ['webp'] },
    nouns: { one: 'Slika', none: 'Slike' },
    slugsIn: imageSlugsIn,
    list: z.array(
      z
        .strictObject({ slika: slugSchema, ...described })
        .transform(({ slika: slug, ...rest }) => ({ slug, ...rest })),
      { error: 'Datoteka mora biti popis slika.' },
    ),
  },
  sound: {
    ...{ name: 'snimke', mark: 'snimke.yaml', key: 'snimka', endings: ['mp3', 'm4a'] },
    nouns: { one: 'Snimka', none: 'Snimke' },
    slugsIn: soundSlugsIn,
    list: z.array(
      z
        .strictObject({ snimka: slugSchema, ...described })
        .transform(({ snimka: slug, ...rest }) => ({ slug, ...rest })),
      { error: 'Datoteka mora biti popis snimki.' },
    ),
  },
}
export type LibraryKind = keyof typeof LIBRARY_FOLDERS
export const LIBRARY_KINDS = ['image', 'sound'] as const satisfies LibraryKind[]

/** YAML parses numeric words as numbers. */
const searchedWord = z.preprocess(
  (value) => (typeof value === 'number' ? String(value).replace('.', ',') : value),
  text(MAX.name).refine(
    (one) => wordsOf(one).length === 1,
    'Ovdje mora stajati jedna riječ ili broj.',
  ),
)

const keyPoint = z.preprocess(
  (value) => (typeof value === 'string' ? { tocka: value } : value),
  z.strictObject({
    tocka: text(MAX.keyPoint),
    rijeci: z
      .array(searchedWord)
      .min(1, 'Treba barem jedna riječ.')
      .max(KEY_POINT_LIMITS.words, `Najviše ${KEY_POINT_LIMITS.words} riječi.`)
      .optional(),
  }),
)

const howMany = `Trebaju ${KEY_POINT_LIMITS.min} do ${KEY_POINT_LIMITS.max} ključne točke.`

export const openQuestionsFileSchema = z.array(
  z.strictObject({
    pitanje: text(MAX.checkText),
    uzoran_odgovor: text(MAX.checkText),
    kljucne_tocke: z
      .array(keyPoint)
      .min(KEY_POINT_LIMITS.min, howMany)
      .max(KEY_POINT_LIMITS.max, howMany),
  }),
  { error: 'Datoteka mora biti popis pitanja.' },
)
