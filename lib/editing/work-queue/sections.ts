import 'server-only'
import { ENDING_SOON_DAYS, listEndingSubscriptions } from '@/lib/people/billing/ending'
import { listWaitingOrders } from '@/lib/people/billing/orders/admin/queries'
import { toLosslessPlainText } from '@/lib/platform/markdown/plain-text'
import { listContract as lessons } from '@/lib/content/curriculum/lessons/contract'
import { listLessonRecords } from '@/lib/content/curriculum/lessons/records'
import { formatShortDate } from '@/lib/platform/hr/dates'
import { counted } from '@/lib/platform/hr/plurals'
import { listUnanswered } from '@/lib/asking/professor/answering/queries'
import { escapeMarkdown } from '@/lib/asking/professor/knowledge-text'
import { PROFESSOR_ADMIN_PATH } from '@/lib/asking/professor/paths'
import { answerDeadlineState } from '@/lib/asking/professor/answer-deadline-state'
import { listContract as poorQuestions } from '@/lib/learning/question-quality/contract'
import { listPoorQuestions } from '@/lib/learning/question-quality/queries'
import { listContract as questions } from '@/lib/content/questions/editing/list-contract'
import { listQuestionRecords } from '@/lib/content/questions/editing/records'
import { listDrafts } from '@/lib/editing/records/drafts'
import { listMisses } from '@/lib/asking/search/misses'
import type { QueueSection } from './contract'

/** Items shown of a section that has its own page. */
const SHOWN = 3

/** Items shown of a section without its own page. */
const SHOWN_HERE = 10

/** The most recently edited items. */
const LATEST = { size: SHOWN, sort: 'changed', direction: 'desc' } as const

/** Longest question in characters. */
const TITLE = 140

type Found = Pick<QueueSection, 'count' | 'first'>

/** A kind of pending work. Each domain folder with such work adds a section here. */
type Section = Omit<QueueSection, 'count' | 'first'> & {
  find: (asked: { adminId: string; now: Date }) => Promise<Found>
}

const REPORTS = ['prijava', 'prijave', 'prijava'] as const
const TIMES = ['put', 'puta', 'puta'] as const
const ANSWERS = ['odgovor', 'odgovora', 'odgovora'] as const

const SECTIONS: Section[] = [
  {
    key: 'orders',
    title: 'Narudžbe koje čekaju uplatu',
    empty: 'Nijedna narudžba ne čeka uplatu.',
    path: '/admin/narudzbe?state=waiting',
    find: async () => {
      const { count, first } = await listWaitingOrders(SHOWN)
      return {
        count,
        first: first.map(({ _id, number, parentName, productName, createdAt }) => ({
          title: `${number}: ${parentName}`,
          note: `${productName}, ${formatShortDate(new Date(createdAt))}`,
          path: `/admin/narudzbe?record=${_id}`,
        })),
      }
    },
  },
  {
    key: 'professor',
    title: 'Pitanja profesoru',
    empty: 'Sva pitanja učenika imaju odgovor.',
    path: PROFESSOR_ADMIN_PATH,
    find: async ({ adminId, now }) => {
      const page = { page: 1, limit: SHOWN, order: 'rok' } as const
      const { total, questions: waiting } = await listUnanswered({ adminId, now }, page)
      const first = waiting.map(({ _id, text, promisedAt, distress }) => ({
        // Pupils write plain text, not Markdown.
        title: escapeMarkdown(text.slice(0, TITLE)),
        note: `${distress ? 'Možda dijete u nevolji. ' : ''}${answerDeadlineState(new Date(promisedAt), now).words}`,
        path: `${PROFESSOR_ADMIN_PATH}?record=${_id}`,
      }))
      return { count: total, first }
    },
  },
  {
    key: 'reported',
    title: 'Prijavljena pitanja',
    empty: 'Nitko nije prijavio nijedno pitanje.',
    path: '/admin/losa-pitanja?why=reported',
    find: () =>
      poor(
        'reported',
        ({ reports, distressed }) =>
          `${distressed ? 'Dijete u nevolji. ' : ''}${counted(reports, REPORTS)}`,
      ),
  },
  {
    key: 'weak',
    title: 'Pitanja koja slabo uče',
    empty: 'Sva pitanja dobro razlikuju tko zna od onoga tko ne zna.',
    path: '/admin/losa-pitanja?why=weak',
    find: () =>
      poor(
        'weak',
        ({ answers, rightAnswers }) =>
          `${Math.round((100 * rightAnswers) / answers)} % točno, ${counted(answers, ANSWERS)}`,
      ),
  },
  {
    key: 'drafts',
    title: 'Tvoji nacrti',
    empty: 'Nema ničega što je započeto, a nije spremljeno.',
    path: null,
    find: async ({ adminId }) => {
      const drafts = await listDrafts(adminId, {})
      const first = drafts.slice(0, SHOWN_HERE).map((draft) => ({
        title: draft.title || draft.noun,
        note: `${draft.noun}, ${formatShortDate(new Date(draft.updatedAt))}`,
        path: draft.href,
      }))
      return { count: drafts.length, first }
    },
  },
  {
    key: 'lessons',
    title: 'Neobjavljene lekcije',
    empty: 'Nema neobjavljenih lekcija.',
    path: '/admin/lekcije?isPublished=false',
    find: async () => {
      const query = lessons.query.parse({ isPublished: 'false', ...LATEST })
      const { total, items } = await listLessonRecords({ query })
      return {
        count: total,
        first: items.map(({ _id, title, gradeName, literatureName }) => ({
          title,
          note: `${gradeName}: ${literatureName}`,
          path: `/admin/lekcije?record=${_id}`,
        })),
      }
    },
  },
  {
    key: 'questions',
    title: 'Neobjavljena pitanja',
    empty: 'Nema neobjavljenih pitanja.',
    path: '/admin/pitanja?state=nacrt',
    find: async () => {
      const query = questions.query.parse({ state: 'nacrt', ...LATEST })
      const { total, items } = await listQuestionRecords({ query })
      return {
        count: total,
        first: items.map(({ _id, text, lessonTitle }) => ({
          title: text.slice(0, TITLE),
          note: lessonTitle,
          path: `/admin/pitanja?record=${_id}`,
        })),
      }
    },
  },
  {
    key: 'missed',
    title: 'Traženo, a nije nađeno',
    empty: 'Sve što je traženo nađeno je.',
    path: null,
    find: async () => {
      const { count, first } = await listMisses(SHOWN_HERE)
      return {
        count,
        first: first.map(({ query, count: times }) => ({
          title: query,
          note: `traženo ${counted(times, TIMES)}`,
          path: '/admin/lekcije',
        })),
      }
    },
  },
  {
    key: 'ending',
    title: 'Pretplate koje uskoro istječu',
    empty: `U sljedećih ${ENDING_SOON_DAYS} dana ne istječe nijedna pretplata.`,
    path: '/admin/korisnici?isSubscribed=true&kind=roditelj',
    find: async ({ now }) => {
      const { count, first } = await listEndingSubscriptions(now, SHOWN)
      return {
        count,
        first: first.map(({ parentId, name, until }) => ({
          title: name,
          note: `do ${formatShortDate(until)}`,
          path: `/admin/korisnici?record=${parentId}`,
        })),
      }
    },
  },
]

type Poor = Awaited<ReturnType<typeof listPoorQuestions>>['items'][number]

async function poor(why: 'reported' | 'weak', noteOf: (one: Poor) => string): Promise<Found> {
  const query = poorQuestions.query.parse({ why, size: SHOWN })
  const { total, items } = await listPoorQuestions({ query })
  const first = items.map((one) => ({
    title: one.text,
    note: noteOf(one),
    path: `/admin/losa-pitanja?record=${one._id}`,
  }))
  return { count: total, first }
}

const FORMULA_OR_CALCULATION = /(\$[^$]*\$)|\{=[^{}]*\}?/g

/** Escapes the stars of calculations such as `{=a*b}`, which Markdown would read as emphasis. */
const withEscapedStars = (markdown: string): string =>
  markdown.replace(
    FORMULA_OR_CALCULATION,
    (calculation, formula?: string) => formula ?? calculation.replace(/(?<!\\)\*/g, '\\*'),
  )

/** An admin's pending work, section by section. */
export const readQueue = (adminId: string, now = new Date()): Promise<QueueSection[]> =>
  Promise.all(
    SECTIONS.map(async ({ find, ...section }) => {
      const { count, first } = await find({ adminId, now })
      // Questions are titled by their Markdown text.
      const read = first.map((one) => ({
        ...one,
        title: toLosslessPlainText(withEscapedStars(one.title)) ?? one.title,
      }))
      return { ...section, count, first: read }
    }),
  )
