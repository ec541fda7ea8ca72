import { z } from 'zod'
import { FUN_QUIZ_ICONS } from '@/lib/fun-quizzes/icons'
import { FUN_QUIZ_LIMITS } from '@/lib/fun-quizzes/limits'
import { parseExpression } from '../check-expression'
import { CONTENT_LIMITS as MAX } from '../limits'
import { SUBJECT_AREAS } from '../model'

/** The YAML of the content format (docs/content-format.md), with Croatian sentences for admins. */
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

export const gradeFile = z.strictObject({ naziv: text(MAX.name), redoslijed: order })

export const subjectFile = z.strictObject({
  naziv: text(MAX.name),
  podrucje: z.enum(SUBJECT_AREAS, { error: `Područje je jedno od: ${SUBJECT_AREAS.join(', ')}.` }),
  redoslijed: position,
})

export const describedFile = z.strictObject({
  naziv: text(MAX.name),
  opis: text(MAX.description),
  redoslijed: position,
})

export const funQuizFile = z.strictObject({
  naslov: text(FUN_QUIZ_LIMITS.title),
  opis: text(FUN_QUIZ_LIMITS.description),
  slika: z.enum(FUN_QUIZ_ICONS, { error: `Slika je jedna od: ${FUN_QUIZ_ICONS.join(', ')}.` }),
  redoslijed: position,
})

export const scriptHead = z.strictObject({
  naslov: text(MAX.title),
  redoslijed: position,
  sazetak: text(MAX.summary),
  pojmovi: z.array(text(MAX.name)).max(20, 'Najviše 20 pojmova.').default([]),
})

const expression = text(300).refine((one) => parseExpression(one) !== null, {
  error: 'Izraz veže ili & ili …, a s obje strane svakog znaka (&, …, |) mora stajati tekst.',
})

export const checkFile = z.array(
  z.strictObject({
    pitanje: text(MAX.checkText),
    uzoran_odgovor: text(MAX.checkText),
    kljucne_tocke: z
      .array(
        z.strictObject({
          tocka: text(500),
          izrazi: z.array(expression).min(1),
          protivno: z.array(expression).min(1).optional(),
        }),
      )
      .min(1, 'Treba barem jedna ključna točka.'),
  }),
  { error: 'Datoteka mora biti popis pitanja.' },
)
