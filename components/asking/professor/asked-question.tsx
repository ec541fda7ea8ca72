import { useState } from 'react'
import { FoldItem } from '@/components/ui/fold-item'
import { Picture } from '@/components/content/media/images/picture'
import { RichText } from '@/components/ui/rich-text'
import { Link } from '@/components/ui/link'
import { useMountTime } from '@/lib/platform/browser/use-mount-time'
import { formatDateTime, formatDateTimeInSentence, relativeDay } from '@/lib/platform/hr/dates'
import { picturePath } from '@/lib/asking/professor/calls'
import type { OwnQuestion } from '@/lib/asking/professor/model'
import { ANSWER_OUTCOME_LABELS } from './outcome-labels'

type AskedQuestionProps = {
  question: OwnQuestion
  /** Called when the question is opened. */
  onOpen?: () => void
}

/** A question in a pupil's thread: text, context and answer. */
export function ThreadQuestion({ question, onOpen }: AskedQuestionProps) {
  // Folded content is rendered when first opened, since a page has many formulas and pictures.
  const now = useMountTime()
  const [isOpened, setOpened] = useState(false)
  const { text, lesson, createdAt, answeredAt, isSeen } = question
  return (
    <FoldItem
      onToggle={(isOpen) => {
        if (!isOpen) return
        setOpened(true)
        onOpen?.()
      }}
      summary={
        <>
          <span className="line-clamp-2 break-words">{text}</span>
          <span className="mt-1 flex flex-wrap items-center gap-x-3 text-sm font-normal text-muted">
            {answeredAt && !isSeen && (
              <span className="rounded-full bg-good-soft px-2 py-0.5 font-bold text-good">
                Novi odgovor
              </span>
            )}
            {!answeredAt && (
              <span className="rounded-full bg-sunken px-2 py-0.5 font-bold">Čeka odgovor</span>
            )}
            <span>{lesson?.title}</span>
            <span>{relativeDay(new Date(createdAt), now)}</span>
          </span>
        </>
      }
    >
      {isOpened && <Opened question={question} />}
    </FoldItem>
  )
}

function Opened({ question }: { question: OwnQuestion }) {
  const { _id, text, lesson, hasPicture, answer, answeredAt, promisedAt } = question
  return (
    <div className="space-y-4 border-t border-line p-4">
      <p className="text-lg break-words whitespace-pre-line">{text}</p>
      {hasPicture && (
        <Picture
          src={picturePath(_id)}
          alt="Slika uz pitanje"
          loading="lazy"
          className="h-auto max-h-96 w-auto max-w-full rounded-card border border-line"
        />
      )}
      <Context question={question} />
      {lesson && (
        <p>
          Lekcija:{' '}
          <Link href={lesson.path} className="font-bold text-link underline">
            {lesson.title}
          </Link>
        </p>
      )}
      {answer ? (
        <section aria-label="Odgovor profesora" className="rounded-card bg-good-soft p-4">
          <p className="mb-2 font-bold text-good">Odgovor profesora</p>
          <RichText html={answer} className="prose [--under:var(--good-soft)]" />
          <p className="mt-3 text-sm">{answeredAt && formatDateTime(new Date(answeredAt))}</p>
        </section>
      ) : (
        <p className="rounded-card bg-sunken p-4">
          Odgovor stiže do {formatDateTimeInSentence(new Date(promisedAt))}.
        </p>
      )}
    </div>
  )
}

/** The lesson question it is about. */
function Context({ question: { question, ownAnswer, outcome } }: { question: OwnQuestion }) {
  if (question === null) return null
  return (
    <div className="space-y-2 border-l-4 border-line pl-4">
      <p className="text-sm font-bold text-muted">Pitanje iz lekcije</p>
      <RichText html={question} className="break-words" />
      {ownAnswer.length > 0 && (
        <>
          <p className="text-sm font-bold text-muted">
            Odgovor učenika{outcome && `: ${ANSWER_OUTCOME_LABELS[outcome]}`}
          </p>
          <ul className="break-words">
            {ownAnswer.map((line) => (
              <li key={line}>
                <RichText as="span" html={line} />
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  )
}
