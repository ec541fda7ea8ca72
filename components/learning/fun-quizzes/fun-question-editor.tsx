'use client'
import { MarkdownField } from '@/components/content/editor/markdown-field'
import { BodyField } from '@/components/learning/quiz/editing/body-field'
import { QuestionPreview } from '@/components/learning/quiz/editing/preview'
import { Field } from '@/components/ui/field'
import type { FunQuestion } from '@/lib/learning/fun-quizzes/editing/contract'

type FunQuestionEditorProps = {
  question: FunQuestion
  onChange: (changes: Partial<FunQuestion>) => void
}

/** A question's fields, as for lesson questions, with a preview. */
export function FunQuestionEditor({ question, onChange }: FunQuestionEditorProps) {
  const { text, body, explanation } = question
  return (
    <div className="space-y-4 gap-x-6 @4xl:grid @4xl:grid-cols-[3fr_2fr] @4xl:space-y-0">
      <div className="min-w-0 space-y-4">
        <Field label="Pitanje">
          {(wiring) => (
            <MarkdownField
              rows={3}
              label="Pitanje"
              value={text}
              wiring={wiring}
              onChange={(written) => onChange({ text: written })}
            />
          )}
        </Field>
        <Field label="Vrsta i odgovori">
          {(wiring) => (
            <BodyField value={body} wiring={wiring} onChange={(next) => onChange({ body: next })} />
          )}
        </Field>
        <Field label="Objašnjenje" hint="Vide ga svi nakon odgovora.">
          {(wiring) => (
            <MarkdownField
              rows={3}
              label="Objašnjenje"
              value={explanation ?? ''}
              wiring={wiring}
              onChange={(written) => onChange({ explanation: written || null })}
            />
          )}
        </Field>
      </div>
      <div className="min-w-0">
        <div className="top-20 @4xl:sticky">
          <QuestionPreview values={question} />
        </div>
      </div>
    </div>
  )
}
