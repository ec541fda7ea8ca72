import 'server-only'
import path from 'node:path'
import { and, eq, or, sql } from 'drizzle-orm'
import { v7 as uuidv7 } from 'uuid'
import { runWithoutBlocking } from '@/lib/platform/event-loop'
import { UnreadableUpload } from '@/lib/platform/archives/unzip'
import {
  allLessons,
  cards,
  checkQuestions,
  grades,
  literature,
  subjects,
  units,
} from '@/lib/content/curriculum/tables'
import { db } from '@/lib/platform/db/client'
import { oneOf } from '@/lib/platform/db/one-of'
import { soundSlugOf } from '@/lib/platform/markdown/library-sounds'
import { areVerifiedAfterImport } from '@/lib/content/curriculum/outcomes'
import { allQuestions } from '@/lib/content/questions/tables'
import { MOST_ROWS } from '../formats/model'
import type { ContentTree, LessonNode } from '../import/model'
import { withCurrentSlugs } from '../import/current-slugs'
import { prerequisiteIds } from '../import/prerequisite-ids'
import type { ReadTree } from '../import/read-tree'
import type { LibraryKind } from '../import/schemas'
import { withLibraryAddresses, matchImportedMedia } from '../imported-media'
import { missingSoundMessages } from '../missing-sound-messages'
import { missingImageSlugs, planNewMedia } from './media-files'
import { reportRowOf, UploadPlan } from './plan'
import { questionValues, isPublishedAfterImport } from './plan-rows'
import { unchangedContentNotes } from './unchanged-content-notes'
import { sortedFigures, readStoredRows, type StoredRow } from './stored'
import type { UploadedKind } from './model'

type Known = Record<Exclude<UploadedKind, LibraryKind>, StoredRow[]>

/** Plans a textbook with all its content. `open` is the id it must have, if given. */
export async function planBook(
  { tree: sent, brought, errors, warnings }: ReadTree,
  open: string | undefined,
  progress: (done: number, all: number) => void,
): Promise<{ plan: UploadPlan; target: string }> {
  const plan = new UploadPlan()
  for (const { file, line, message } of errors)
    plan.refuse(reportRowOf('literature', { file, line, name: file, reasons: [message] }))
  const placed = await matchImportedMedia(brought)
  for (const [address, why] of placed.refused) {
    const kind = soundSlugOf(address) ? 'sound' : 'image'
    const file = address.slice(1)
    plan.refuse(reportRowOf(kind, { file, line: 0, name: path.basename(file), reasons: [why] }))
  }
  const tree = await withCurrentSlugs(db(), withLibraryAddresses(sent, placed.moved))
  const [book] = tree.literature
  if (!book) return { plan, target: '' }
  const inside = tree.lessons.flatMap(({ questions, cards: own }) => [...questions, ...own])
  if (inside.length > MOST_ROWS)
    throw new UnreadableUpload(`Udžbenik ima više od ${MOST_ROWS} pitanja i kartica.`)
  const known = await storedBook(tree, book.slug)
  const [stored] = known.literature
  if (open && stored?.id !== open)
    throw new UnreadableUpload(
      `U arhivi je udžbenik „${book.name}”, a otvoren je drugi. Uvezi ga s popisa Literatura.`,
    )
  const subjectId = stored ? String(stored.subjectId) : await subjectOf(tree)
  const mark = reportRowOf('literature', { file: 'literatura.yaml', line: 1, name: book.name })
  if (!subjectId) {
    const wanted = tree.subjects[0]?.name ?? ''
    const why = `Predmeta „${wanted}” u tom razredu nema. Prvo ga dodaj (izbornik: Predmeti).`
    plan.refuse({ ...mark, reasons: [why] })
    return { plan, target: book.name }
  }
  const bookId = plan.add(mark, { ...book, subjectId }, stored)
  planUnits(plan, tree, known, bookId)
  const ids = new Map(
    tree.lessons.map(({ slug }) => [
      slug,
      known.lesson.find((one) => one.slug === slug)?.id ?? uuidv7(),
    ]),
  )
  // Another textbook's lesson, which this site may not have.
  const needed = await prerequisiteIds(db(), tree.lessons, ids, (prerequisite, { title }) => {
    plan.notes.push(
      `Lekcije „${prerequisite}” ovdje nema, pa se „${title}” uvozi bez tog preduvjeta.`,
    )
  })
  for (const [index, lesson] of tree.lessons.entries()) {
    progress(index, tree.lessons.length)
    const { slug } = lesson
    const own = { id: ids.get(slug), prerequisites: needed.get(slug) ?? [] }
    await runWithoutBlocking(planLesson(plan, lesson, own, known, bookId))
  }
  planNewMedia(plan, placed.made)
  for (const slug of await missingImageSlugs(tree, placed))
    plan.notes.push(`Slike „/slike/${slug}” nema u arhivi ni u knjižnici slika.`)
  plan.notes.push(...(await missingSoundMessages(tree, placed)).values())
  for (const { file, line, message } of warnings)
    plan.notes.push(`${file}${line ? `, redak ${line}` : ''}: ${message}`)
  if (tree.funQuizzes.length) plan.notes.push('Zabavni kvizovi iz arhive ne uvoze se s udžbenikom.')
  plan.notes.push(...unchangedContentNotes(tree, known))
  return { plan, target: book.name }
}

/** The stored parts of a textbook, and all records at the addresses it uses. */
async function storedBook(tree: ContentTree, slug: string): Promise<Known> {
  const own = sql`(select id from literature where slug = ${slug})`
  const unitSlugs = tree.units.map((unit) => unit.slug)
  const lessonSlugs = tree.lessons.map((lesson) => lesson.slug)
  const read = (kind: UploadedKind, where: Parameters<typeof readStoredRows>[2]) =>
    readStoredRows(db(), kind, where)
  const unit = await read(
    'unit',
    or(oneOf(units.slug, unitSlugs), sql`${units.literatureId} in ${own}`),
  )
  const unitIds = unit.map(({ id }) => id)
  const lesson = await read(
    'lesson',
    or(oneOf(allLessons.slug, lessonSlugs), oneOf(allLessons.unitId, unitIds)),
  )
  const lessonIds = lesson.map(({ id }) => id)
  return {
    literature: await read('literature', eq(literature.slug, slug)),
    unit,
    lesson,
    question: await read('question', oneOf(allQuestions.lessonId, lessonIds)),
    card: await read('card', oneOf(cards.lessonId, lessonIds)),
    check: await read('check', oneOf(checkQuestions.lessonId, lessonIds)),
  }
}

/** The subject of a new textbook, by address or else by name. */
async function subjectOf({ grades: [grade], subjects: [subject] }: ContentTree) {
  if (!grade || !subject) return undefined
  const [found] = await db()
    .select({ id: subjects.id })
    .from(subjects)
    .innerJoin(grades, eq(grades.id, subjects.gradeId))
    .where(
      and(
        eq(grades.order, grade.order),
        or(eq(subjects.slug, subject.slug), eq(subjects.name, subject.name)),
      ),
    )
    .orderBy(sql`${subjects.slug} = ${subject.slug} desc`)
  return found?.id
}

const ELSEWHERE = 'Ovu adresu već ima drugi udžbenik.'

function planUnits(plan: UploadPlan, tree: ContentTree, known: Known, bookId: string): void {
  for (const unit of tree.units) {
    const place = reportRowOf('unit', {
      file: `${unit.slug}/cjelina.yaml`,
      line: 1,
      name: unit.name,
    })
    const stored = known.unit.find(({ slug }) => slug === unit.slug)
    if (stored && stored.literatureId !== bookId) plan.refuse({ ...place, reasons: [ELSEWHERE] })
    else plan.add(place, { ...unit, literatureId: bookId }, stored)
  }
}

function* planLesson(
  plan: UploadPlan,
  lesson: LessonNode,
  own: { id: string | undefined; prerequisites: string[] },
  known: Known,
  bookId: string,
): Generator<undefined, void> {
  const { slug, title } = lesson
  const at = (file: string) => ({ file: `${slug}/${file}`, lesson: title })
  const place = reportRowOf('lesson', { ...at('skripta.md'), line: 1, name: title })
  const stored = known.lesson.find((one) => one.slug === slug)
  const unitId = plan.idOf('unit', lesson.unit)
  const holder = stored && known.unit.find(({ id }) => id === stored.unitId)
  // A lesson in the bin that has lost its unit belongs to no other textbook.
  const isElsewhere = stored?.unitId && holder?.literatureId !== bookId
  if (!unitId || isElsewhere) return plan.refuse({ ...place, reasons: [ELSEWHERE] })
  const isPublished = isPublishedAfterImport(stored, lesson.isDraft)
  if (isPublished && !(lesson.summary && lesson.script))
    return plan.refuse({ ...place, reasons: ['Objavljena lekcija treba sažetak i skriptu.'] })
  const figures = sortedFigures(lesson.figures)
  const { prerequisites } = own
  const outcomesVerified = areVerifiedAfterImport(lesson, stored)
  const imported = { ...lesson, prerequisites, outcomesVerified }
  const values = { ...imported, unitId, figures, isPublished, binnedAt: null }
  const lessonId = plan.add(place, values, stored, title, own.id)
  const inLesson = (rows: StoredRow[], key: string) =>
    new Map(rows.flatMap((row) => (row.lessonId === lessonId ? [[row[key], row] as const] : [])))
  const [asked, turned, prompted] = [
    inLesson(known.question, 'key'),
    inLesson(known.card, 'front'),
    inLesson(known.check, 'prompt'),
  ]
  for (const [index, question] of lesson.questions.entries()) {
    const { key, line } = question
    const before = asked.get(key)
    const wanted = questionValues(question, lessonId, before, { place: index + 1 })
    plan.add(reportRowOf('question', { ...at('pitanja.gift'), line, name: key }), wanted, before)
    yield
  }
  for (const [index, { front, back }] of lesson.cards.entries()) {
    const row = reportRowOf('card', { ...at('kartice.tsv'), line: index + 1, name: front })
    plan.add(row, { lessonId, front, back }, turned.get(front))
    yield
  }
  for (const [index, check] of lesson.checks.entries()) {
    const { prompt } = check
    const row = reportRowOf('check', { ...at('provjera.yaml'), line: index + 1, name: prompt })
    plan.add(row, { lessonId, ...check }, prompted.get(prompt))
  }
}
