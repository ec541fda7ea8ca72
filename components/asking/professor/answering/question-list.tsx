import { QueryParamsPagination } from '@/components/platform/admin/page-buttons'
import { QueryParamsLink } from '@/components/platform/admin/use-query-params'
import { ListSkeleton } from '@/components/ui/list-skeleton'
import { Loaded, type LoadedProps } from '@/components/ui/loaded'
import { LIST_LIMITS } from '@/lib/platform/admin/paged'
import { formatTimeOrDateTime } from '@/lib/platform/hr/dates'
import { PROFESSOR_LIMITS } from '@/lib/asking/professor/limits'
import type { QuestionInAdminList } from '@/lib/asking/professor/model'
import { DeadlineBadge } from './deadline-badge'

type Page = { questions: QuestionInAdminList[]; total: number; page: number }

type QuestionListProps = {
  query: LoadedProps<Page>['query'] & { isPlaceholderData: boolean }
  empty: string
}

/** A page of questions for admins, without the pupils' names. */
export function QuestionList({ query, empty }: QuestionListProps) {
  return (
    <Loaded<Page> query={query} title="Popis se ne može učitati" skeleton={<ListSkeleton />}>
      {({ questions, total, page }) => (
        <div aria-busy={query.isPlaceholderData} className="space-y-5 aria-busy:opacity-60">
          {questions.length === 0 && (
            <p className="rounded-card border border-dashed border-line p-6 text-muted">{empty}</p>
          )}
          <ul className="space-y-3">
            {questions.map((question) => (
              <li key={question._id}>
                <Listed question={question} />
              </li>
            ))}
          </ul>
          <QueryParamsPagination number={page} pages={pagesOf(total)} />
        </div>
      )}
    </Loaded>
  )
}

/** Only the first questions, as many as are counted, can be paged through. */
const pagesOf = (total: number) =>
  Math.ceil(Math.min(total, LIST_LIMITS.counted) / PROFESSOR_LIMITS.listPage)

function Listed({ question }: { question: QuestionInAdminList }) {
  const { _id, text, lesson, createdAt, answeredAt, answeredBy, promisedAt, isSeen } = question
  const time = (iso: string) => formatTimeOrDateTime(new Date(iso), new Date())
  return (
    <QueryParamsLink
      changes={{ record: _id }}
      className="block space-y-2 rounded-card border border-line bg-surface p-4 hover:border-area"
    >
      <span className="line-clamp-3 font-bold break-words">{text}</span>
      <span className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted">
        {question.distress && (
          <span className="rounded-full bg-bad-soft px-2 py-0.5 font-bold text-bad">
            {question.distress === 'alarm' ? 'Dijete u nevolji' : 'Možda dijete u nevolji'}
          </span>
        )}
        {!answeredAt && <DeadlineBadge promisedAt={promisedAt} />}
        <span>{lesson ? `${lesson.gradeName}: ${lesson.title}` : 'Lekcije više nema'}</span>
        <span>pitano {time(createdAt)}</span>
        {question.hasPicture && <span>sa slikom</span>}
        {question.takenBy && (
          <span className="font-bold">
            {question.isMine ? 'radiš na njemu' : `radi: ${question.takenBy}`}
          </span>
        )}
        {!answeredAt && question.hasDraft && <span>ima nacrt odgovora</span>}
        {answeredAt && (
          <span>
            odgovoreno {time(answeredAt)}
            {answeredBy && `, ${answeredBy}`}
          </span>
        )}
        {answeredAt && <span>{isSeen ? 'učenik je pročitao' : 'još nije pročitano'}</span>}
      </span>
    </QueryParamsLink>
  )
}
