'use client'
import { ChevronDown } from 'lucide-react'
import { useState } from 'react'
import { v7 as uuidv7 } from 'uuid'
import { RowsField } from '@/components/platform/admin/rows-field'
import { KIND_EDITORS } from '@/components/learning/quiz/editing/kinds'
import { shortText } from '@/components/learning/quiz/editing/short-text'
import { Button } from '@/components/ui/button'
import { lazyPart } from '@/components/ui/lazy-part'
import { ListSkeleton } from '@/components/ui/list-skeleton'
import type { FunQuestion } from '@/lib/learning/fun-quizzes/editing/contract'
import { FUN_QUIZ_LIMITS } from '@/lib/learning/fun-quizzes/limits'

const FunQuestionEditor = lazyPart(
  async () => (await import('./fun-question-editor')).FunQuestionEditor,
  { loading: ListSkeleton },
)

type FunQuestionRowsProps = { value: FunQuestion[]; onChange: (value: FunQuestion[]) => void }

/** A fun quiz's questions in order; one at a time is open for editing. */
export function FunQuestionsField({ value, onChange }: FunQuestionRowsProps) {
  const [open, setOpen] = useState<string | null>(null)
  const withId = (question: Omit<FunQuestion, '_id'>) => {
    const _id = uuidv7()
    setOpen(_id)
    return { ...question, _id }
  }
  return (
    <RowsField
      noun="pitanje"
      rows={value}
      onChange={onChange}
      max={FUN_QUIZ_LIMITS.questions}
      empty={() => withId({ text: '', body: KIND_EDITORS.single.blank, explanation: null })}
      copyOf={withId}
      keyOf={({ _id }) => _id}
    >
      {(question, change, number) => {
        const isOpen = question._id === open
        const { name } = KIND_EDITORS[question.body.kind]
        return (
          <div className="space-y-3">
            <Button
              variant="quiet"
              className="w-full justify-start px-2 text-left"
              aria-expanded={isOpen}
              aria-label={`${number}. pitanje: ${shortText(question.text) || 'još bez teksta'}`}
              onClick={() => setOpen(isOpen ? null : question._id)}
            >
              <ChevronDown
                aria-hidden="true"
                className={`size-5 shrink-0 ${isOpen ? '' : '-rotate-90'}`}
              />
              <span className="min-w-0 break-words">
                {shortText(question.text) || 'Novo pitanje'}{' '}
                <span className="font-normal text-muted">({name})</span>
              </span>
            </Button>
            {isOpen && <FunQuestionEditor question={question} onChange={change} />}
          </div>
        )
      }}
    </RowsField>
  )
}
