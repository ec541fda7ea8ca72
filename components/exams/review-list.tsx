import { SaveQuestion } from '@/components/notebook/save-question'
import { ReviewItem } from '@/components/quiz/review-item'
import type { ReviewedItem } from '@/lib/exams/model'
import { VerdictTag } from './verdict-tag'

/** All questions of a finished test: each opens to both answers and the reasons. */
export function ReviewList({ items }: { items: ReviewedItem[] }) {
  return (
    <div>
      <h3 className="mb-1 font-display text-2xl font-bold">Pitanje po pitanje</h3>
      <p className="no-print mb-3 text-muted">Otvori pitanje da vidiš odgovor i objašnjenje.</p>
      <ol className="space-y-3">
        {items.map(({ question, answer, judgement }) => (
          <ReviewItem
            key={question._id}
            question={question}
            step={{ answer, judgement }}
            action={<SaveQuestion question={question} judgement={judgement} source="test" />}
            verdict={<VerdictTag outcome={judgement.outcome} isAnswered={answer !== null} />}
          />
        ))}
      </ol>
    </div>
  )
}
