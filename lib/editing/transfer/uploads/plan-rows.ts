import 'server-only'
import { eventLoopYielder } from '@/lib/platform/event-loop'
import { cards, checkQuestions } from '@/lib/content/curriculum/tables'
import { db } from '@/lib/platform/db/client'
import { oneOf } from '@/lib/platform/db/one-of'
import { slugify } from '@/lib/platform/hr/slug'
import { invalidField } from '@/lib/platform/http/errors'
import { keepIds } from '@/lib/content/questions/kinds/keep-ids'
import type { ImportedQuestion, QuestionBody } from '@/lib/content/questions/model'
import { sampledNumberLevelFaults } from '@/lib/content/questions/numbers/check'
import { allQuestions } from '@/lib/content/questions/tables'
import type { ReadUpload } from '../formats/model'
import { reportRowOf, UploadPlan } from './plan'
import { readStoredRows, type StoredRow } from './stored'
import { isInKnowledgeBaseByPosition } from '../is-in-knowledge-base-by-position'
import { lessonOfRow, type Target } from './target'

/** Plans a file's questions and cards into existing lessons. */
export async function planRows(
  { rows, cards: turned, notes }: Omit<ReadUpload, 'embedded'>,
  target: Target,
  progress: (done: number, all: number) => void,
): Promise<UploadPlan> {
  if (turned.length && !target.only)
    throw invalidField('lesson', 'Kartice se uvoze u jednu lekciju: odaberi je pod „Kamo”.')
  const plan = new UploadPlan()
  plan.notes.push(...notes, ...ignoredCategoryNotes(rows, target))
  const stored = await storedIn(target.lessons.map(({ id }) => id))
  const yieldToEventLoop = eventLoopYielder()
  for (const [
    index,
    { question, open, warnings, errors, lacks: missing, ...row },
  ] of rows.entries()) {
    progress(index, rows.length)
    await yieldToEventLoop()
    const tooHard = question?.numbers
      ? sampledNumberLevelFaults(question.numbers, target.grade)
      : []
    const lacks = [...missing, ...tooHard]
    const lesson = lessonOfRow(target, row.lesson)
    const title = typeof lesson === 'string' ? row.lesson : lesson.title
    const place = reportRowOf(open ? 'check' : 'question', { ...row, lesson: title })
    const lessonId = typeof lesson === 'string' ? '' : lesson.id
    const before = question ? stored.question(lessonId, question.key) : undefined
    const why = [
      ...errors,
      ...(typeof lesson === 'string' ? [lesson] : []),
      // Open questions can't be drafts.
      ...(open ? lacks : []),
      ...(lacks.length && isPublic(before)
        ? lacks.map((lack) => `Objavljeno pitanje ne može ostati bez toga: ${lack}`)
        : []),
    ]
    const drafted = lacks.map((lack) => `Uvozi se kao skica: ${lack}`)
    if (why.length || (!question && !open))
      plan.refuse({ ...place, reasons: [...why, ...warnings] })
    else if (question) {
      const wanted = questionValues(question, lessonId, before, {
        place: before ? 0 : stored.nextPlace(lessonId),
        lacks: lacks.length > 0,
      })
      plan.add({ ...place, reasons: [...drafted, ...warnings] }, wanted, before, question.key)
    } else if (open) {
      const wanted = { lessonId, ...open }
      plan.add({ ...place, reasons: warnings }, wanted, stored.check(lessonId, open.prompt))
    }
  }
  const own = target.lessons.find(({ id }) => id === target.only)
  for (const { front, back, line, errors, warnings } of turned) {
    const place = reportRowOf('card', { line, name: front, lesson: own?.title ?? null })
    if (errors.length || !own) plan.refuse({ ...place, reasons: [...errors, ...warnings] })
    else {
      const wanted = { lessonId: own.id, front, back }
      plan.add({ ...place, reasons: warnings }, wanted, stored.card(own.id, front))
    }
  }
  return plan
}

/** Most category names in a message. */
const TOLD = 5

/** Reports a file's categories when all questions go into one lesson. */
function ignoredCategoryNotes(rows: ReadUpload['rows'], { lessons, only }: Target): string[] {
  const own = lessons.find(({ id }) => id === only)
  if (!own) return []
  const named = [...new Set(rows.flatMap(({ lesson }) => lesson ?? []))]
  const others = named.filter((name) => ![own.slug, slugify(own.title)].includes(slugify(name)))
  if (!others.length) return []
  const names = others.slice(0, TOLD).map((name) => `„${name}”`)
  const more = others.length > TOLD ? ' i druge' : ''
  return [
    `Kategorije iz datoteke (${names.join(', ')}${more}) nisu uvezene: pitanja idu u lekciju „${own.title}”.`,
  ]
}

const isPublic = (before: StoredRow | undefined): boolean =>
  Boolean(before?.isPublished) && !before?.binnedAt

/**
 * The values an import writes for a question. With `lacks` it becomes a draft. `place` decides
 * whether a new question is in the knowledge base by default.
 */
export function questionValues(
  { line: _, isDraft, ...question }: ImportedQuestion,
  lessonId: string,
  before: StoredRow | undefined,
  { place, lacks = false }: { place: number; lacks?: boolean },
) {
  const { isInKnowledgeBase = before?.isInKnowledgeBase ?? isInKnowledgeBaseByPosition(place) } =
    question
  const isPublished = !lacks && isPublishedAfterImport(before, isDraft)
  const body = keepIds(question.body, (before?.body ?? null) as QuestionBody | null)
  return { lessonId, hints: [], ...question, body, isInKnowledgeBase, isPublished, binnedAt: null }
}

/**
 * Existing records keep their status. New or restored ones are published unless the file says
 * draft.
 */
export const isPublishedAfterImport = (before: StoredRow | undefined, isDraft = false): boolean =>
  before && !before.binnedAt ? Boolean(before.isPublished) : !isDraft

const keyed = (rows: StoredRow[], key: string) =>
  new Map(rows.map((row) => [`${String(row.lessonId)}\t${String(row[key])}`, row]))

/** The questions and cards of lessons, by lesson and key. */
async function storedIn(lessonIds: string[]) {
  const asked = await readStoredRows(db(), 'question', oneOf(allQuestions.lessonId, lessonIds))
  const turned = await readStoredRows(db(), 'card', oneOf(cards.lessonId, lessonIds))
  const prompted = await readStoredRows(db(), 'check', oneOf(checkQuestions.lessonId, lessonIds))
  const byKey = keyed(asked, 'key')
  const byFront = keyed(turned, 'front')
  const ends = new Map<string, number>()
  for (const { lessonId, position } of asked) {
    const id = String(lessonId)
    ends.set(id, Math.max(ends.get(id) ?? 0, Number(position)))
  }
  const byPrompt = keyed(prompted, 'prompt')
  return {
    check: (lessonId: string, prompt: string) => byPrompt.get(`${lessonId}\t${prompt}`),
    question: (lessonId: string, key: string) => byKey.get(`${lessonId}\t${key}`),
    /** The position of a lesson's next new question. */
    nextPlace: (lessonId: string) => {
      const place = (ends.get(lessonId) ?? 0) + 1
      ends.set(lessonId, place)
      return place
    },
    card: (lessonId: string, front: string) => byFront.get(`${lessonId}\t${front}`),
  }
}
