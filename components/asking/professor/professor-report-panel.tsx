'use client'
import { useEffect, useRef } from 'react'
import { LoadMore } from '@/components/ui/load-more'
import { Panel } from '@/components/ui/panel'
import { ThreadQuestion } from './asked-question'
import { useProfessorQuestions } from './use-professor-questions'

const ID = 'profesor'

/** A child's questions to the professor in its report, for the parent. */
export function ProfessorQuestionsInReport({ childId }: { childId: string }) {
  const { query, questions, isLoaded } = useProfessorQuestions(childId)
  const panel = useRef<HTMLDivElement>(null)
  // Letters link here, but the panel did not exist when the browser looked for it.
  useEffect(() => {
    if (isLoaded && window.location.hash === `#${ID}`) panel.current?.scrollIntoView()
  }, [isLoaded])
  // Hidden for children who have never asked.
  if (!questions.length && !query.failureReason) return null
  return (
    <div ref={panel} className="scroll-mt-24">
      <Panel id={ID} title="Pitanja profesoru">
        <ul className="mb-3 space-y-3">
          {questions.map((question) => (
            <ThreadQuestion key={question._id} question={question} />
          ))}
        </ul>
        <LoadMore query={query} />
      </Panel>
    </div>
  )
}
