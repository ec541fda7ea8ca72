import { z } from 'zod'
import { UnreadableUpload } from '@/lib/platform/archives/unzip'
import type { ImportNotes } from '@/lib/content/questions/gift/notes'
import type { QuestionBody } from '@/lib/content/questions/model'
import { evenWeights, createConvertingNotes } from './foreign-text-to-markdown'
import { assignKeysAndCheck } from './assign-keys-and-check'
import { warnAboutOrderReferences } from './order-references'
import { readBlanks } from './h5p/blanks'
import { readDragText } from './h5p/drag-text'
import { readMarkTheWords } from './h5p/mark-the-words'
import {
  htmlToMarkdown,
  MOST_PARTS,
  reportLost,
  reportResultMessages,
  textSchema,
  excerptOf,
} from './h5p/texts'
import type { H5pQuestion, H5pContentReader } from './h5p/texts'
import { DEFAULT_QUESTION_FIELDS, TOO_MANY_ROWS, type UploadEntry, type ReadRow } from './model'

const content = z.object({
  library: textSchema,
  params: z.looseObject({}).default({}),
  metadata: z.object({ title: textSchema }).optional(),
})
type Content = z.infer<typeof content>

const multiChoice = z.object({
  question: textSchema,
  answers: z
    .array(
      z.object({
        text: textSchema,
        correct: z.boolean().default(false),
        tipsAndFeedback: z
          .object({ chosenFeedback: textSchema, notChosenFeedback: textSchema, tip: textSchema })
          .optional(),
      }),
    )
    .max(MOST_PARTS)
    .default([]),
  behaviour: z.object({ type: textSchema, randomAnswers: z.boolean().optional() }).optional(),
})
const trueFalse = z.object({
  question: textSchema,
  correct: z.string().default('true'),
  behaviour: z.object({ feedbackOnCorrect: textSchema, feedbackOnWrong: textSchema }).optional(),
})
const choiceSet = z.object({
  choices: z
    .array(
      z.object({ question: textSchema, answers: z.array(z.string()).max(MOST_PARTS).default([]) }),
    )
    .max(MOST_PARTS)
    .default([]),
})
const questionSet = z.object({
  questions: z.array(content).default([]),
  introPage: z.object({ introduction: textSchema }).optional(),
})

/** Readers by library name without version. */
const LIBRARIES: Record<string, H5pContentReader> = {
  'H5P.MultiChoice': readMultiChoice,
  'H5P.TrueFalse': readTrueFalse,
  'H5P.Blanks': readBlanks,
  'H5P.DragText': readDragText,
  'H5P.MarkTheWords': readMarkTheWords,
  'H5P.SingleChoiceSet': readChoiceSet,
}

function readMultiChoice(params: unknown, notes: ImportNotes): H5pQuestion[] {
  const { question, answers, behaviour } = multiChoice.parse(params)
  const right = answers.filter(({ correct }) => correct).length
  const isSingle = behaviour?.type === 'single' || (behaviour?.type !== 'multi' && right === 1)
  const weights = evenWeights(answers.map(({ correct }) => correct))
  for (const { tipsAndFeedback: told } of answers) {
    reportLost('Savjet (tip)', told?.tip ?? '', notes)
    reportLost('Poruka uz neodabran odgovor', told?.notChosenFeedback ?? '', notes)
  }
  const choices = answers.map(({ text: own, correct, tipsAndFeedback }, index) => ({
    text: htmlToMarkdown(own, notes),
    weight: isSingle ? (correct ? 100 : 0) : (weights[index] ?? 0),
    feedback: htmlToMarkdown(tipsAndFeedback?.chosenFeedback ?? '', notes) || null,
  }))
  const texts = choices.map((choice) => choice.text)
  if (behaviour?.randomAnswers === false) warnAboutOrderReferences(texts, notes)
  return [
    {
      text: htmlToMarkdown(question, notes),
      body: { kind: isSingle ? 'single' : 'several', choices },
    },
  ]
}

function readTrueFalse(params: unknown, notes: ImportNotes): H5pQuestion[] {
  const { question, correct, behaviour } = trueFalse.parse(params)
  const body: QuestionBody = {
    kind: 'true-false',
    isTrue: correct === 'true',
    wrongFeedback: htmlToMarkdown(behaviour?.feedbackOnWrong ?? '', notes) || null,
    rightFeedback: htmlToMarkdown(behaviour?.feedbackOnCorrect ?? '', notes) || null,
  }
  return [{ text: htmlToMarkdown(question, notes), body }]
}

/** The first answer of each question is the right one. */
function readChoiceSet(params: unknown, notes: ImportNotes): H5pQuestion[] {
  return choiceSet.parse(params).choices.map(({ question, answers }) => ({
    text: htmlToMarkdown(question, notes),
    body: {
      kind: 'single' as const,
      choices: answers.map((own, index) => ({
        ...{ text: htmlToMarkdown(own, notes), weight: index ? 0 : 100, feedback: null },
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
  if (!set) throw new UnreadableUpload('Sadržaj paketa H5P nije onakav kakav opisuje H5P.')
  const intro = 'introPage' in set ? excerptOf(set.introPage?.introduction ?? '') : ''
  const notes = intro ? [`Uvod u skup pitanja nije uvezen: „${intro}”`] : []
  return { rows: await assignKeysAndCheck(entriesOf(set.questions)), notes }
}

/** Parsing JSON takes ten times its length in memory. */
const MOST_JSON = 5_000_000

function json(files: Files, name: string): object {
  const bytes = files.get(name) ?? new Uint8Array()
  if (bytes.length > MOST_JSON) throw new UnreadableUpload(TOO_MANY_ROWS)
  try {
    const value: unknown = JSON.parse(Buffer.from(bytes).toString('utf8') || '{}')
    return typeof value === 'object' && value ? value : {}
  } catch {
    throw new UnreadableUpload(`Datoteka ${name} u paketu H5P nije ispravan JSON.`)
  }
}

function* entriesOf(all: Content[]): Generator<UploadEntry> {
  for (const [index, { library, params, metadata }] of all.entries()) {
    const notes = createConvertingNotes()
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
    reportResultMessages(params, notes)
    for (const found of foundIn(read, params, notes)) {
      const draft = found && { ...DEFAULT_QUESTION_FIELDS, key: null, ...found }
      // All questions of one H5P content share its notes.
      yield { ...common, draft, notes: found ? copied(notes) : notes }
    }
  }
}

function foundIn(read: H5pContentReader, params: unknown, notes: ImportNotes): H5pQuestion[] {
  try {
    return read(params, notes)
  } catch (error) {
    if (!(error instanceof z.ZodError)) throw error
    notes.fail('Pitanje nije zapisano onako kako ga H5P zapisuje.')
    return [null]
  }
}

function copied(notes: ImportNotes): ImportNotes {
  const own = createConvertingNotes()
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
