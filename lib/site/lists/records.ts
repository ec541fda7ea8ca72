import 'server-only'
import { eq } from 'drizzle-orm'
import { change } from '@/lib/admin/change'
import { listQuery } from '@/lib/admin/list-query'
import { RECORD_MESSAGES } from '@/lib/admin/records'
import type { CacheTag } from '@/lib/cache/tags'
import { db, type Database, type Transaction } from '@/lib/db/client'
import { folded } from '@/lib/db/columns'
import type { Received } from '@/lib/http/contract'
import { HttpError, invalidField } from '@/lib/http/errors'
import { isShown } from '@/lib/questions/queries'
import { grades, lessons } from '@/lib/content/tables'
import { questions } from '@/lib/questions/tables'
import { SPONSOR_LISTS, type SiteList } from '../model'
import { siteLists } from '../tables'
import type * as contracts from './contract'
import type { ListRecord } from './contract'
import { LESSON_ITEMS, listItems, QUESTION_ITEMS } from './items'

export async function readList(list: SiteList, database: Database = db()): Promise<ListRecord> {
  const [row] = await database.select().from(siteLists).where(eq(siteLists.name, list))
  if (!row) throw new HttpError(404, RECORD_MESSAGES.missing)
  const { id: _id, version, items } = row
  return { _id, version, items: await listItems(list, items, database) }
}

type Wanted = {
  items: string[]
  version?: number | undefined
  /** The field of the call's body. */
  field?: string
}

/** Writes a list; only what there is can be in it. */
export async function saveList(
  tx: Transaction,
  adminId: string,
  list: SiteList,
  { items, version, field = list }: Wanted,
): Promise<ListRecord> {
  const found = new Set((await listItems(list, items, tx)).map(({ _id }) => _id))
  const missing = items.findIndex((id) => !found.has(id))
  if (missing >= 0) throw invalidField(field, `${missing + 1}. stavka popisa više ne postoji.`)
  return change(tx, siteLists, {
    id: (await readList(list, tx))._id,
    version,
    values: { items },
    audit: { adminId },
    read: () => readList(list, tx),
    tags: () => [tagOf(list)],
  })
}

/** Every page may show sponsors; lists of lessons and questions are on few. */
const tagOf = (list: SiteList): CacheTag =>
  SPONSOR_LISTS.some((one) => one === list) ? 'site' : 'featured'

/** The handler of the call whose body names the list itself. */
export const saveNamed =
  <List extends SiteList>(list: List) =>
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

type Questions = Received<typeof contracts.saveHighlightedQuestionsContract>['body']

export const saveHighlightedQuestions = (
  adminId: string,
  { questionIds: items, version }: Questions,
) =>
  db().transaction((tx) =>
    saveList(tx, adminId, 'highlightedQuestions', { items, version, field: 'questionIds' }),
  )

export const saveSlot = (
  adminId: string,
  { params: { slot }, body }: Received<typeof contracts.saveSlotContract>,
) =>
  db().transaction((tx) =>
    saveList(tx, adminId, slot, {
      items: body.sponsors,
      version: body.version,
      field: 'sponsors',
    }),
  )

type Highlighted = Received<typeof contracts.saveHighlightedLessonsContract>['body']

/** Each lesson belongs to the grade that it is sent with. */
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

type Both = Received<typeof contracts.saveSponsorsContract>['body']

/** Both lists of sponsors or none. */
export const saveBoth = (adminId: string, { bestFriends, friends }: Both) =>
  db().transaction(async (tx) => ({
    bestFriends: await saveList(tx, adminId, 'bestFriends', { items: bestFriends }),
    friends: await saveList(tx, adminId, 'friends', { items: friends }),
  }))

/** Lessons that are shown, of one grade or of all. */
export const listLessonChoices = ({ query }: Received<typeof contracts.lessonChoicesContract>) =>
  listQuery(
    {
      ...LESSON_ITEMS,
      columns: LESSON_ITEMS.columns(),
      search: [lessons.searchText],
      sorts: { name: [lessons.title] },
      where: [
        eq(grades.isActive, true),
        query.grade === undefined ? undefined : eq(grades.slug, query.grade),
      ],
    },
    query,
  )

/** Questions that are shown. */
export const listQuestionChoices = ({
  query,
}: Received<typeof contracts.questionChoicesContract>) =>
  listQuery(
    {
      ...QUESTION_ITEMS,
      columns: QUESTION_ITEMS.columns(),
      search: [folded(questions.text), lessons.searchText],
      sorts: { name: [questions.text] },
      where: [isShown],
    },
    query,
  )
