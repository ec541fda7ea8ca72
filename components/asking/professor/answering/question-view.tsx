'use client'
import { OpenedRecord } from '@/components/platform/admin/opened-record'
import { DistressInstructions } from '@/components/people/distress/distress-instructions'
import { useActionWithToast } from '@/components/platform/admin/use-action-with-toast'
import { Button } from '@/components/ui/button'
import { Link } from '@/components/ui/link'
import { Panel } from '@/components/ui/panel'
import { Picture } from '@/components/content/media/images/picture'
import { PageTitle } from '@/components/ui/section-heading'
import { useStepFocus } from '@/components/ui/use-step-focus'
import { useCall } from '@/lib/platform/browser/queries'
import { formatDateTime } from '@/lib/platform/hr/dates'
import { apiCallOf } from '@/lib/platform/http/api-call'
import { call } from '@/lib/platform/http/client'
import {
  listUnansweredContract,
  readQuestionContract,
  releaseQuestionContract,
  takeQuestionContract,
} from '@/lib/asking/professor/answering/contract'
import type { QuestionForAdmin as Question } from '@/lib/asking/professor/model'
import { AnswerForm } from './answer-form'
import { SentAnswer } from './sent-answer'
import { DeadlineBadge } from './deadline-badge'
import { LessonQuestionPanel } from './question-context'

/** A question with its context, and its answer or the form for one. */
export function QuestionView({ id }: { id: string }) {
  const question = useCall(
    apiCallOf(readQuestionContract),
    { params: { id } },
    { isForgotten: true, staysOnFocus: true },
  )
  return (
    <OpenedRecord<Question>
      query={question}
      title="Pitanje se ne može otvoriti"
      className="max-w-3xl"
    >
      {(one) => <Shown question={one} />}
    </OpenedRecord>
  )
}

function Shown({ question }: { question: Question }) {
  const { _id, text, lesson, createdAt, promisedAt, hasPicture, answer } = question
  const { distress, familyId } = question
  const heading = useStepFocus<HTMLHeadingElement>()
  return (
    <>
      <PageTitle ref={heading}>Pitanje profesoru</PageTitle>
      {distress && <DistressInstructions level={distress} familyId={familyId} />}
      <Panel id="pitanje" title="Pitanje učenika">
        <p className="text-lg break-words whitespace-pre-line">{text}</p>
        {hasPicture && (
          <Picture
            src={`/api/admin/professor-questions/${_id}/slika`}
            alt="Slika uz pitanje"
            className="mt-3 h-auto max-h-[36rem] w-auto max-w-full rounded-card border border-line"
          />
        )}
        <p className="mt-3 flex flex-wrap items-center gap-x-3 gap-y-1 text-muted">
          {answer === null && <DeadlineBadge promisedAt={promisedAt} />}
          <span>Pitano {formatDateTime(new Date(createdAt))}</span>
          {lesson ? (
            <span>
              {lesson.gradeName}:{' '}
              <Link href={lesson.path} className="font-bold text-link underline">
                {lesson.title}
              </Link>
            </span>
          ) : (
            <span>Lekcije više nema.</span>
          )}
        </p>
      </Panel>
      <LessonQuestionPanel question={question} />
      {answer === null ? (
        <>
          <QuestionAssignment question={question} />
          <AnswerForm question={question} />
        </>
      ) : (
        <SentAnswer question={question} answer={answer} />
      )}
    </>
  )
}

/**
 * The admin working on the question, reserved for half an hour after the last action or until
 * released.
 */
function QuestionAssignment({ question: { _id: id, takenBy, isMine } }: { question: Question }) {
  const { isSending, run } = useActionWithToast()
  const change = (work: () => Promise<unknown>, done: string) =>
    void run(work, {
      done,
      refreshes: [apiCallOf(readQuestionContract), apiCallOf(listUnansweredContract)],
    })
  return (
    <div className="flex flex-wrap items-center gap-3 rounded-card bg-sunken p-3">
      <p className="min-w-0 flex-1 break-words">
        {isMine
          ? 'Radiš na ovom pitanju. Drugi to vide pola sata od tvoje zadnje izmjene.'
          : takenBy
            ? `Na ovom pitanju radi ${takenBy}.`
            : 'Na ovom pitanju ne radi nitko.'}
      </p>
      {isMine ? (
        <Button
          variant="secondary"
          disabled={isSending}
          onClick={() =>
            change(
              () => call(apiCallOf(releaseQuestionContract), { params: { id } }),
              'Pitanje je otpušteno.',
            )
          }
        >
          Otpusti
        </Button>
      ) : (
        !takenBy && (
          <Button
            variant="secondary"
            disabled={isSending}
            onClick={() =>
              change(
                () => call(apiCallOf(takeQuestionContract), { params: { id }, body: {} }),
                'Pitanje je preuzeto.',
              )
            }
          >
            Preuzmi
          </Button>
        )
      )}
    </div>
  )
}
