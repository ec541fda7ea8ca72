import 'server-only'
import { and, eq, getTableColumns, isNull, sql, type SQL } from 'drizzle-orm'
import { writeRecord } from '@/lib/platform/admin/change'
import { recordKind } from '@/lib/platform/admin/kind'
import { readListPage } from '@/lib/platform/admin/read-list-page'
import { RECORD_MESSAGES } from '@/lib/platform/admin/records'
import type { CacheTag } from '@/lib/platform/cache/tags'
import { db, type Database, type Transaction } from '@/lib/platform/db/client'
import { oneOf } from '@/lib/platform/db/one-of'
import type { HandlerInput } from '@/lib/platform/http/contract'
import { HttpError, invalidField } from '@/lib/platform/http/errors'
import {
  hasParentMatchingSql,
  LESSON_LIST_QUERY,
} from '@/lib/content/curriculum/lessons/list-query'
import { LESSON_TO_ACTIVE_GRADE_JOINS } from '@/lib/content/curriculum/queries'
import { allLessons, grades, subjects } from '@/lib/content/curriculum/tables'
import { foldedSql } from '@/lib/platform/db/columns'
import { allQuestions } from '@/lib/content/questions/tables'
import { LIST_TITLES, SPONSOR_LISTS, type SiteListName } from '../model'
import { siteLists } from '../tables'
import type * as contracts from './contract'
import type { ListRecord } from './contract'
import { LESSON_ITEM_SOURCE, listItems, QUESTION_ITEM_SOURCE } from './items'

export const readList = (list: SiteListName, database?: Database) =>
  readListBy(eq(siteLists.name, list), database)

/** All items the list has ever had, for the history view. */
const EARLIER = sql<string[]>`array(
  select distinct jsonb_array_elements_text(before -> 'items')::uuid from audit_log
  where record_id = site_lists.id and before ? 'items')`

async function readListBy(which: SQL, database: Database = db()): Promise<ListRecord> {
  const [row] = await database
    .select({ ...getTableColumns(siteLists), earlier: EARLIER })
    .from(siteLists)
    .where(which)
  if (!row) throw new HttpError(404, RECORD_MESSAGES.missing)
  const gone = row.earlier.filter((one) => !row.items.includes(one))
  const known = await listItems(row.name, [...row.items, ...gone], database)
  const items = known.filter(({ _id }) => row.items.includes(_id))
  return { _id: row.id, version: row.version, items, known }
}

type Wanted = {
  items: string[]
  version?: number | undefined
  /** The field of the call's body, for error messages. */
  field?: string
}

/** Saves a list; all its items must exist. */
async function saveList(
  tx: Transaction,
  adminId: string,
  list: SiteListName,
  { items, version, field = list }: Wanted,
): Promise<ListRecord> {
  const found = new Set((await listItems(list, items, tx)).map(({ _id }) => _id))
  const missing = items.findIndex((id) => !found.has(id))
  if (missing >= 0) throw invalidField(field, `${missing + 1}. stavka popisa više ne postoji.`)
  return writeRecord(tx, siteLists, {
    id: (await readList(list, tx))._id,
    version,
    values: { items },
    ...common(tx, adminId),
  })
}

const common = (tx: Transaction, adminId: string) => ({
  audit: { adminId },
  read: (id: string) => readListBy(eq(siteLists.id, id), tx),
  tags: (_: unknown, after: typeof siteLists.$inferSelect | null): CacheTag[] =>
    after ? [tagOf(after.name)] : [],
})

export const siteListRecordKind = recordKind({
  table: siteLists,
  noun: 'Popis',
  section: '/admin/trending',
  placesOf: async (ids) => {
    const rows = await db()
      .select({ id: siteLists.id, name: siteLists.name })
      .from(siteLists)
      .where(oneOf(siteLists.id, ids))
    return new Map(
      rows.map(({ id, name }) => [id, { path: pathOf(name), title: LIST_TITLES[name] }]),
    )
  },
  common,
})

const PATHS: Partial<Record<SiteListName, string>> = {
  trending: '/admin/trending',
  fresh: '/admin/fresh',
  highlightedGradeLessons: '/admin/istaknute-lekcije',
  highlightedQuestions: '/admin/istaknuta-pitanja',
}

/** The lists of sponsors share one admin page. */
const pathOf = (list: SiteListName) => PATHS[list] ?? `/admin/partneri?list=${list}`

/** Any page may show sponsors, but few show lists of lessons and questions. */
const tagOf = (list: SiteListName): CacheTag =>
  SPONSOR_LISTS.some((one) => one === list) ? 'site' : 'featured'

/** Makes the handler of a call that saves a list from the body's field with the list's name. */
export const saveListHandler =
  <List extends SiteListName>(list: List) =>
  (asked: {
    body: Record<List, string[]> & { version?: number | undefined }
    session: { accountId: string }
  }) =>
    db().transaction((tx) =>
      saveList(tx, asked.session.accountId, list, {
        items: asked.body[list],
        version: asked.body.version,
      }),
    )

type Questions = HandlerInput<typeof contracts.saveHighlightedQuestionsContract>['body']

export const saveHighlightedQuestions = (
  adminId: string,
  { questionIds: items, version }: Questions,
) =>
  db().transaction((tx) =>
    saveList(tx, adminId, 'highlightedQuestions', { items, version, field: 'questionIds' }),
  )

export const saveSlot = (
  adminId: string,
  { params: { slot }, body }: HandlerInput<typeof contracts.saveSlotContract>,
) =>
  db().transaction((tx) =>
    saveList(tx, adminId, slot, {
      items: body.sponsors,
      version: body.version,
      field: 'sponsors',
    }),
  )

type Highlighted = HandlerInput<typeof contracts.saveHighlightedLessonsContract>['body']

/** Each lesson must belong to the grade it is sent with. */
export const saveHighlightedLessons = (adminId: string, wanted: Highlighted) =>
  db().transaction(async (tx) => {
    const list = 'highlightedGradeLessons'
    const items = wanted[list].flatMap(({ lessons: ids }) => ids)
    if (new Set(items).size < items.length) throw invalidField(list, 'Isto je odabrano dvaput.')
    const known = new Map((await listItems(list, items, tx)).map((one) => [one._id, one]))
    for (const { grade, lessons: ids } of wanted[list]) {
      const other = ids.map((id) => known.get(id)).find((one) => one && one.grade !== grade)
      if (other) throw invalidField(list, `Nije u tom razredu: ${other.name}.`)
    }
    return saveList(tx, adminId, list, { items, version: wanted.version })
  })

type Both = HandlerInput<typeof contracts.saveFriendListsContract>['body']

/** Saves both lists of sponsors, or neither. */
export const saveFriendLists = (adminId: string, { bestFriends, friends }: Both) =>
  db().transaction(async (tx) => ({
    bestFriends: await saveList(tx, adminId, 'bestFriends', { items: bestFriends }),
    friends: await saveList(tx, adminId, 'friends', { items: friends }),
  }))

/** Visible lessons of one grade, or of all grades. */
export const listVisibleLessonChoices = ({
  query,
}: HandlerInput<typeof contracts.lessonChoicesContract>) =>
  readListPage(
    {
      ...LESSON_LIST_QUERY,
      columns: LESSON_ITEM_SOURCE.columns(),
      search: [
        allLessons.searchTitle,
        (pattern) =>
          hasParentMatchingSql(
            sql`${foldedSql(sql`${subjects.name} || ' ' || ${grades.name}`)} like ${pattern}`,
          ),
      ],
      sorts: { name: [allLessons.title] },
      where: [
        isNull(allLessons.binnedAt),
        eq(allLessons.isPublished, true),
        hasParentMatchingSql(
          and(
            eq(grades.isActive, true),
            query.grade === undefined ? undefined : eq(grades.slug, query.grade),
          ),
        ),
      ],
    },
    query,
  )

/** Visible questions, lesson by lesson. */
export const listQuestionChoices = ({
  query,
}: HandlerInput<typeof contracts.questionChoicesContract>) =>
  readListPage(
    {
      ...QUESTION_ITEM_SOURCE,
      rows: (selected) => db().select(selected).from(allQuestions).$dynamic(),
      columns: QUESTION_ITEM_SOURCE.columns(),
      search: [
        allQuestions.searchText,
        (pattern) =>
          sql`${allQuestions.lessonId} in (select ${allLessons.id} from ${allLessons}
            where ${allLessons.binnedAt} is null and ${allLessons.searchTitle} like ${pattern})`,
      ],
      sorts: { name: [allQuestions.lessonId, allQuestions.position] },
      where: [isNull(allQuestions.binnedAt), eq(allQuestions.isPublished, true), IS_PLACED],
    },
    query,
  )

/** True for questions without a lesson, or of a lesson with a place in a grade. */
const IS_PLACED = sql`(${allQuestions.lessonId} is null or ${allQuestions.lessonId} in (
  select lessons.id from lessons ${LESSON_TO_ACTIVE_GRADE_JOINS}))`
