import { expect, test } from 'vitest'
import { contracts } from '@/lib/across/api/contracts'
import { CONTENT_MESSAGES } from '@/lib/content/curriculum/contract'
import { FREE_QUESTIONS } from '@/lib/people/billing/limits'
import { LESSON_SEARCH } from '@/lib/asking/search/limits'
import { ROUND_MESSAGES } from '@/lib/learning/quiz/contract'
import { TEST_MESSAGES } from '@/lib/learning/exams/messages'
import { OFFLINE_MESSAGE } from '@/lib/platform/http/client'
import { MESSAGES } from '@/lib/platform/http/errors'
import { FUN_QUIZ_MESSAGES } from '@/lib/learning/fun-quizzes/messages'
import { QUESTION_MESSAGES } from '@/lib/content/questions/contract'
import { DEFAULT_SITE_NAME, titleTemplate } from '@/lib/platform/metadata'
import { filesIn, textOf } from './sources'

/** The messages of calls that can fail (rule 3.9). */
const FAILURES: Record<string, string> = {
  'GET /razredi': 'Došlo je do greške prilikom dohvaćanja razreda',
  'GET /razredi/{id}/predmeti': 'Došlo je do greške prilikom dohvaćanja predmeta',
  'GET /literature/{id}/cjeline': 'Došlo je do greške prilikom dohvaćanja cjelina',
  'POST /lessons/batch': 'Error fetching lessons',
  'GET /lessons/count': 'Error fetching lessons',
  'POST /lessons/search': 'Došlo je do greške prilikom pretrage',
  'GET /lessons/{id}/questions': 'Greška pri dohvatu pitanja',
  'POST /kwiz': 'Greška pri dohvatu pitanja',
  'GET /pitanja/{id}': 'Greška pri dohvatu pitanja',
  'POST /learn/results': 'Došlo je do greške pri spremanju test rezultata',
  'GET /dynamic-content': 'Došlo je do greške prilikom dohvaćanja sadržaja',
}

test.each(Object.entries(FAILURES))('%s fails with „%s”', (name, sentence) => {
  const contract = contracts.find(({ method, path }) => `${method} ${path}` === name)
  expect(contract?.failure).toBe(sentence)
})

test('messages about missing content (rule 11.12)', () => {
  expect(CONTENT_MESSAGES).toMatchObject({
    gradeNotFound: 'Razred nije pronađen',
    noSubjects: 'Nema dostupnih predmeta za odabrani razred',
    literatureNotFound: 'Literatura nije pronađena',
    noUnits: 'Nema dostupnih cjelina za odabranu literaturu',
  })
})

test('free questions, the lesson search and the title (rules 15.2, 33.1, 2.13)', () => {
  expect(FREE_QUESTIONS).toBe(8)
  expect(LESSON_SEARCH).toEqual({ minCharacters: 2, maxResults: 10, waitMs: 300 })
  expect(titleTemplate(DEFAULT_SITE_NAME)).toBe('%s | Iskra')
})

/** Formal or plural address in Croatian: provjerite, pokušajte, molimo, vas. */
const FORMAL = /(?<!\p{L})(?:\p{L}+(?:[aij]jte|ite)|molimo|v[ai]s|vam[ai]?|vaš\p{L}*)(?!\p{L})/iu

test.each([
  OFFLINE_MESSAGE,
  ...Object.values(MESSAGES),
  ...Object.values(QUESTION_MESSAGES),
  ...Object.values(TEST_MESSAGES),
  ...Object.values(ROUND_MESSAGES),
  ...Object.values(FUN_QUIZ_MESSAGES),
  ...contracts.flatMap(({ failure = [] }) => failure),
])('„%s” uses the informal address', (sentence) => {
  expect(sentence).not.toMatch(FORMAL)
})

test.each(['Pokušajte ponovno.', 'Provjerite unos.', 'Pošaljite ga.', 'Molimo', 'Vaš odgovor'])(
  'the pattern recognises „%s” as formal',
  (sentence) => {
    expect(sentence).toMatch(FORMAL)
  },
)

/** A narrower pattern for source code, where ordinary identifiers could match the other one. */
const FORMAL_ON_SCREEN = /(?<!\p{L})(?:\p{L}+[aij]jte|[Mm]olimo|Vaš\p{L}*|Vas|Vam)(?!\p{L})/u

test.each(['learning/quiz', 'learning/fun-quizzes', 'asking/search'])(
  'no screen of components/%s uses the formal address',
  (folder) => {
    const screens = filesIn(`components/${folder}`, '.ts', '.tsx').map(textOf).join('\n')
    expect(screens).not.toMatch(FORMAL_ON_SCREEN)
  },
)

/**
 * The formal pronoun without its capital, which Croatian letters require for one parent as for all.
 */
const SMALL_POLITE = /(?<=[\s„])(?:vi|vas|vam|vaš\p{L}*)(?=[\s.,:;!?<])/u

/** Files with word lists or texts of other programs instead of sentences. */
const NO_SENTENCES = [
  'lib/asking/search/ask/fillers.ts',
  'lib/editing/transfer/formats/moodle/unkept.ts',
]

test('the formal pronoun for parents is capitalised everywhere', () => {
  const small = ['app', 'components', 'lib']
    .flatMap((folder) => filesIn(folder, '.ts', '.tsx'))
    .filter((file) => !NO_SENTENCES.includes(file) && SMALL_POLITE.test(textOf(file)))
  expect(small).toEqual([])
})
