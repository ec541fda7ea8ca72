import { z } from 'zod'
import { UnreadableArchive } from '@/lib/platform/archives/unzip'
import type { Notes } from '@/lib/content/questions/gift/notes'
import type { QuestionBody } from '@/lib/content/questions/model'
import { evenWeights, foreignNotes } from './convert'
import { finishRows } from './finish-rows'
import { nameOrder } from './order-references'
import { readBlanks } from './h5p/blanks'
import { html, MOST_PARTS, nameLost, nameResults, text, excerptOf } from './h5p/texts'
import type { Found, Read } from './h5p/texts'
import { PLAIN, TOO_MANY_ROWS, type Entry, type ReadRow } from './model'

const content = z.object({
  library: text,
  params: z.looseObject({}).default({}),
  metadata: z.object({ title: text }).optional(),
})
type Content = z.infer<typeof content>

const multiChoice = z.object({
  question: text,
  answers: z
    .array(
      z.object({
        text,
        correct: z.boolean().default(false),
        tipsAndFeedback: z
          .object({ chosenFeedback: text, notChosenFeedback: text, tip: text })
          .optional(),
      }),
    )
    .max(MOST_PARTS)
    .default([]),
  behaviour: z.object({ type: text, randomAnswers: z.boolean().optional() }).optional(),
})
const trueFalse = z.object({
  question: text,
  correct: z.string().default('true'),
  behaviour: z.object({ feedbackOnCorrect: text, feedbackOnWrong: text }).optional(),
})
const choiceSet = z.object({
  choices: z
    .array(z.object({ question: text, answers: z.array(z.string()).max(MOST_PARTS).default([]) }))
    .max(MOST_PARTS)
    .default([]),
})
const questionSet = z.object({
  questions: z.array(content).default([]),
  introPage: z.object({ introduction: text }).optional(),
})

/** Readers by library name without version. */
const LIBRARIES: Record<string, Read> = {
  'H5P.MultiChoice': readMultiChoice,
  'H5P.TrueFalse': readTrueFalse,
  'H5P.Blanks': readBlanks,
  'H5P.SingleChoiceSet': readChoiceSet,
}

function readMultiChoice(params: unknown, notes: Notes): Found[] {
  const { question, answers, behaviour } = multiChoice.parse(params)
  const right = answers.filter(({ correct }) => correct).length
  const isSingle = behaviour?.type === 'single' || (behaviour?.type !== 'multi' && right === 1)
  const weights = evenWeights(answers.map(({ correct }) => correct))
  for (const { tipsAndFeedback: told } of answers) {
    nameLost('Savjet (tip)', told?.tip ?? '', notes)
    nameLost('Poruka uz neodabran odgovor', told?.notChosenFeedback ?? '', notes)
  }
  const choices = answers.map(({ text: own, correct, tipsAndFeedback }, index) => ({
    text: html(own, notes),
    weight: isSingle ? (correct ? 100 : 0) : (weights[index] ?? 0),
    feedback: html(tipsAndFeedback?.chosenFeedback ?? '', notes) || null,
  }))
  const texts = choices.map((choice) => choice.text)
  if (behaviour?.randomAnswers === false) nameOrder(texts, notes)
  return [{ text: html(question, notes), body: { kind: isSingle ? 'single' : 'several', choices } }]
}

function readTrueFalse(params: unknown, notes: Notes): Found[] {
  const { question, correct, behaviour } = trueFalse.parse(params)
  const body: QuestionBody = {
    kind: 'true-false',
    isTrue: correct === 'true',
    wrongFeedback: html(behaviour?.feedbackOnWrong ?? '', notes) || null,
    rightFeedback: html(behaviour?.feedbackOnCorrect ?? '', notes) || null,
  }
  return [{ text: html(question, notes), body }]
}

/** The first answer of each question is the right one. */
function readChoiceSet(params: unknown, notes: Notes): Found[] {
  return choiceSet.parse(params).choices.map(({ question, answers }) => ({
    text: html(question, notes),
    body: {
      kind: 'single' as const,
      choices: answers.map((own, index) => ({
        ...{ text: html(own, notes), weight: index ? 0 : 100, feedback: null },
      })),
    },
  }))
}

type Files = ReadonlyMap<string, Uint8Array>

/** Reads an H5P package with a question set or a single question. */
export async function readH5p(files: Files): Promise<{ rows: ReadRow[]; notes: string[] }> {
  const library = String((json(files, 'h5p.json') as { mainLibrary?: unknown }).mainLibrary ?? '')
  const params = json(files, 'content/content.json')
  const isSet = library === 'H5P.QuestionSet' || (!library && 'questions' in params)
  const set = isSet
    ? questionSet.safeParse(params).data
    : { questions: [{ library, params: params as Content['params'] }] }
  if (!set) throw new UnreadableArchive('Sadržaj paketa H5P nije onakav kakav opisuje H5P.')
  const intro = 'introPage' in set ? excerptOf(set.introPage?.introduction ?? '') : ''
  const notes = intro ? [`Uvod u skup pitanja nije uvezen: „${intro}”`] : []
  return { rows: await finishRows(entriesOf(set.questions)), notes }
}

/** Parsing JSON takes ten times its length in memory. */
const MOST_JSON = 5_000_000

function json(files: Files, name: string): object {
  const bytes = files.get(name) ?? new Uint8Array()
  if (bytes.length > MOST_JSON) throw new UnreadableArchive(TOO_MANY_ROWS)
  try {
    const value: unknown = JSON.parse(Buffer.from(bytes).toString('utf8') || '{}')
    return typeof value === 'object' && value ? value : {}
  } catch {
    throw new UnreadableArchive(`Datoteka ${name} u paketu H5P nije ispravan JSON.`)
  }
}

function* entriesOf(all: Content[]): Generator<Entry> {
  for (const [index, { library, params, metadata }] of all.entries()) {
    const notes = foreignNotes()
    const title = metadata?.title || `Pitanje ${index + 1}`
    const common = { line: index + 1, lesson: null, name: title }
    const [name = ''] = library.split(' ')
    const read = Object.hasOwn(LIBRARIES, name) ? LIBRARIES[name] : undefined
    if (!read) {
      notes.fail(`Vrsta „${name.replace('H5P.', '') || 'nepoznato'}” ne postoji u Iskri.`)
      yield { ...common, draft: null, notes }
      continue
    }
    if (hasMedia(params)) notes.lack('Slika ili video uz pitanje nije uvezen.')
    nameResults(params, notes)
    for (const found of foundIn(read, params, notes)) {
      const draft = found && { ...PLAIN, key: null, ...found }
      // All questions of a content share its notes.
      yield { ...common, draft, notes: found ? copied(notes) : notes }
    }
  }
}

function foundIn(read: Read, params: unknown, notes: Notes): Found[] {
  try {
    return read(params, notes)
  } catch (error) {
    if (!(error instanceof z.ZodError)) throw error
    notes.fail('Pitanje nije zapisano onako kako ga H5P zapisuje.')
    return [null]
  }
}

function copied(notes: Notes): Notes {
  const own = foreignNotes()
  for (const message of notes.lacks) own.lack(message)
  for (const message of notes.warnings) own.warn(message)
  return own
}

const hasMedia = ({ media }: Content['params']): boolean =>
  typeof media === 'object' &&
  media !== null &&
  'type' in media &&
  media.type !== undefined &&
  Object.keys((media.type as { params?: object }).params ?? {}).length > 0
