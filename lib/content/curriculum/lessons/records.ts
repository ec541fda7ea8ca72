import 'server-only'
import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import { writeRecord, moveRecordToBin } from '@/lib/platform/admin/change'
import { recordKind } from '@/lib/platform/admin/kind'
import { readListPage } from '@/lib/platform/admin/read-list-page'
import { slugToSave } from '@/lib/platform/admin/unique-slug'
import { db, type Database, type Transaction } from '@/lib/platform/db/client'
import type { HandlerInput } from '@/lib/platform/http/contract'
import { HttpError, invalidField } from '@/lib/platform/http/errors'
import { counted } from '@/lib/platform/hr/plurals'
import { lessonPath } from '@/lib/platform/paths'
import { CONTENT_MESSAGES } from '../contract'
import { isFreeLessonSql } from '../free-lessons'
import { CARDS_ACCUSATIVE, QUESTIONS } from '../nouns'
import { VERIFIED_WITHOUT_OUTCOMES } from '../outcomes'
import { assertPrerequisites } from '../prerequisites/check'
import { allLessons, cards, checkQuestions, grades, literature, units } from '../tables'
import type * as contracts from './contract'
import { lessonPartsToWrite } from './parts'
import {
  isInGradeAndBookSql,
  LESSON_ORDER_COLUMNS,
  LESSON_LIST_QUERY,
  joinLessonParents,
} from './list-query'
import { slugsAndNextPositionOf, updateSearchAndCollectTags } from './tags'

const countOf = (table: 'cards' | 'questions') =>
  sql<number>`(select count(*)::int from ${sql.raw(table)} where lesson_id = ${allLessons.id})`

const head = {
  _id: allLessons.id,
  version: allLessons.version,
  title: allLessons.title,
  slug: allLessons.slug,
  isPublished: allLessons.isPublished,
}

/** All lessons except those in the bin. */
export async function listLessonRecords({ query }: HandlerInput<typeof contracts.listContract>) {
  const { unit, isPublished } = query
  const found = await readListPage(
    {
      ...LESSON_LIST_QUERY,
      columns: {
        ...head,
        unitName: units.name,
        literatureName: literature.name,
        gradeName: grades.name,
        isFree: isFreeLessonSql(allLessons.id),
        questionCount: countOf('questions'),
        cardCount: countOf('cards'),
        changedAt: allLessons.updatedAt,
      },
      search: [allLessons.searchTitle, allLessons.slug],
      sorts: {
        place: LESSON_ORDER_COLUMNS,
        title: [allLessons.title],
        changed: [allLessons.updatedAt],
      },
      where: [
        isNull(allLessons.binnedAt),
        isInGradeAndBookSql(query),
        unit ? eq(allLessons.unitId, unit) : undefined,
        isPublished === undefined ? undefined : eq(allLessons.isPublished, isPublished),
      ],
    },
    query,
  )
  const items = found.items.map((one) => ({ ...one, changedAt: one.changedAt.toISOString() }))
  return { ...found, items }
}

export async function readLessonRecord(id: string, database: Database = db()) {
  const columns = {
    ...head,
    summary: allLessons.summary,
    keywords: allLessons.keywords,
    prerequisites: allLessons.prerequisites,
    outcomes: allLessons.outcomes,
    outcomesVerified: allLessons.outcomesVerified,
    priorKnowledge: allLessons.priorKnowledge,
    script: allLessons.script,
    unit: units.id,
    unitName: units.name,
    position: allLessons.position,
    isActive: grades.isActive,
    gradeSlug: grades.slug,
    literatureSlug: literature.slug,
    isFree: isFreeLessonSql(allLessons.id),
    questionCount: countOf('questions'),
  }
  const [found] = await joinLessonParents(
    database.select(columns).from(allLessons).$dynamic(),
  ).where(and(eq(allLessons.id, id), isNull(allLessons.binnedAt)))
  if (!found) throw new HttpError(404, CONTENT_MESSAGES.lessonNotFound)
  const { isActive, gradeSlug, literatureSlug, isFree, questionCount, ...lesson } = found
  const cardRows = await database
    .select({ id: cards.id, front: cards.front, back: cards.back })
    .from(cards)
    .where(eq(cards.lessonId, id))
    .orderBy(asc(cards.position))
  const checks = await database
    .select({
      id: checkQuestions.id,
      prompt: checkQuestions.prompt,
      modelAnswer: checkQuestions.modelAnswer,
      keyPoints: checkQuestions.keyPoints,
    })
    .from(checkQuestions)
    .where(eq(checkQuestions.lessonId, id))
    .orderBy(asc(checkQuestions.position))
  const place = { gradeSlug, literatureSlug, slug: lesson.slug }
  return {
    ...lesson,
    cards: cardRows,
    checks,
    href: lesson.isPublished && isActive ? lessonPath(place) : null,
    below: {
      sentence: [
        ...(questionCount || cardRows.length ? [belowOf(questionCount, cardRows.length)] : []),
        ...(isFree ? [FREE_LESSON_SENTENCE] : []),
      ].join(' '),
      isInTheWay: false,
    },
  }
}

const FREE_LESSON_SENTENCE =
  'Ovo je besplatna lekcija svog udžbenika: ako ostane u košu, sutra je zamjenjuje druga.'

const belowOf = (questionCount: number, cardCount: number) =>
  `Lekcija ima ${counted(questionCount, QUESTIONS)} i ${counted(cardCount, CARDS_ACCUSATIVE)}; učenici je više neće vidjeti.`

type Wanted = HandlerInput<typeof contracts.createContract>['body'] & { version?: number }

/** Creates a lesson, or changes the lesson with this id. */
export const saveLesson = (adminId: string, wanted: Wanted, id?: string) =>
  db().transaction(async (tx) => {
    const { _id: newId, version, unit, cards: cardList, checks, slug: _, ...sent } = wanted
    const { outcomes, outcomesVerified, ...others } = sent
    const values = { ...others, ...outcomesToSave(outcomes, outcomesVerified) }
    const { title: name, position } = wanted
    // Choosing a slug locks the table's slugs until the transaction ends, so no concurrent save can
    // take the same slug or, for a new lesson, the same position.
    const slug = await slugToSave(tx, allLessons, { slug: wanted.slug, name }, id ?? newId, !id)
    const { next } = await slugsAndNextPositionOf(tx, unit)
    await assertPrerequisites(tx, wanted.prerequisites ?? [], id)
    if (values.isPublished) await assertComplete(tx, wanted, id ?? newId)
    return writeRecord(tx, allLessons, {
      ...{ id, newId, version },
      values: { ...values, ...slug, unitId: unit },
      parent: 'unitId',
      initial: {
        script: values.script ?? '',
        position: position ?? next,
        searchTitle: '',
        searchText: '',
      },
      parts: lessonPartsToWrite(tx, { cards: cardList, checks }),
      ...common(tx, adminId),
    })
  })

/** @throws HttpError 400 for verified outcomes without an outcome */
function outcomesToSave(outcomes: string[] | undefined, outcomesVerified = false) {
  if (!outcomes) return {}
  if (outcomesVerified && !outcomes.length)
    throw invalidField('outcomesVerified', VERIFIED_WITHOUT_OUTCOMES)
  return { outcomes, outcomesVerified }
}

/** @throws HttpError 400 unless the lesson is complete enough to be shown */
async function assertComplete(
  tx: Transaction,
  { summary, script }: { summary: string; script?: string | undefined },
  id = '',
) {
  const stored = id
    ? await tx.select({ script: allLessons.script }).from(allLessons).where(eq(allLessons.id, id))
    : []
  if (!summary) throw invalidField('summary', 'Prije objave upiši sažetak.')
  if (!(script ?? stored[0]?.script)?.trim())
    throw invalidField(
      'isPublished',
      'Bez skripte lekcija ne može biti objavljena. Nova se prvo spremi neobjavljena, a skripta se piše u izborniku Skripte.',
    )
}

/** Publishes or unpublishes a lesson. */
export const setLessonPublished = (
  adminId: string,
  { params: { id }, body: { isPublished } }: HandlerInput<typeof contracts.setPublishedContract>,
) =>
  db().transaction(async (tx) => {
    if (isPublished) await assertComplete(tx, await readLessonRecord(id, tx), id)
    return writeRecord(tx, allLessons, { id, values: { isPublished }, ...common(tx, adminId) })
  })

/** Puts a lesson at the end of a unit (rule 11.10). */
export const moveLesson = (
  adminId: string,
  { params, body }: HandlerInput<typeof contracts.moveContract>,
) =>
  db().transaction(async (tx) => {
    const { next } = await slugsAndNextPositionOf(tx, params.id)
    return writeRecord(tx, allLessons, {
      id: body.lessonId,
      values: { unitId: params.id, position: next },
      ...common(tx, adminId),
    })
  })

export const deleteLesson = (
  adminId: string,
  { params, query }: HandlerInput<typeof contracts.deleteContract>,
) =>
  db().transaction((tx) =>
    moveRecordToBin(tx, allLessons, { ...params, ...query, ...common(tx, adminId) }),
  )

const common = (tx: Transaction, adminId: string) => ({
  audit: { adminId },
  read: (id: string) => readLessonRecord(id, tx),
  tags: updateSearchAndCollectTags(tx),
})

export const lessonRecordKind = recordKind({
  table: allLessons,
  noun: 'Lekcija',
  section: '/admin/lekcije',
  names: { unitId: 'unit' },
  common,
})
