import { FoldItem } from '@/components/ui/fold-item'
import { RichText } from '@/components/ui/rich-text'

type SimilarQuestionsProps = { questions: { _id: string; question: string; answer: string }[] }

/** Existing answers: often there is no need to ask and wait. */
export function SimilarQuestions({ questions }: SimilarQuestionsProps) {
  if (!questions.length) return null
  return (
    <section aria-labelledby="slicna-pitanja">
      <h3 id="slicna-pitanja" className="mb-2 font-bold">
        Možda je odgovor već ovdje
      </h3>
      <ul className="space-y-2">
        {questions.map(({ _id, question, answer }) => (
          <FoldItem key={_id} summary={<RichText as="span" html={question} />}>
            <RichText
              html={answer}
              className="prose border-t border-line p-4 [--under:var(--surface)]"
            />
          </FoldItem>
        ))}
      </ul>
    </section>
  )
}
