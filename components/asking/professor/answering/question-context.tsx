import { Link } from '@/components/ui/link'
import { Panel } from '@/components/ui/panel'
import { RichText } from '@/components/ui/rich-text'
import type { QuestionForAdmin } from '@/lib/asking/professor/model'
import { ANSWER_OUTCOME_LABELS } from '../outcome-labels'

/** The lesson question the pupil asks about, its key, and the pupil's answer. */
export function LessonQuestionPanel({ question: asked }: { question: QuestionForAdmin }) {
  const { question, questionId, key, ownAnswer, outcome } = asked
  if (question === null) return null
  return (
    <Panel id="iz-lekcije" title="Pitanje iz lekcije">
      <RichText html={question} className="mb-4 break-words" />
      <dl className="grid gap-3 sm:grid-cols-2">
        <Lines title="Točan odgovor" lines={key} />
        <Lines
          title={outcome ? `Odgovor učenika: ${ANSWER_OUTCOME_LABELS[outcome]}` : 'Odgovor učenika'}
          lines={ownAnswer}
        />
      </dl>
      {questionId && (
        <p className="mt-3">
          <Link href={`/admin/pitanja?record=${questionId}`} className="text-link underline">
            Uredi ovo pitanje
          </Link>
        </p>
      )}
    </Panel>
  )
}

const Lines = ({ title, lines }: { title: string; lines: string[] }) => (
  <div>
    <dt className="text-sm font-bold text-muted">{title}</dt>
    {lines.length === 0 && <dd>Nije odgovoreno.</dd>}
    {lines.map((line) => (
      <dd key={line} className="break-words">
        <RichText as="span" html={line} />
      </dd>
    ))}
  </div>
)
