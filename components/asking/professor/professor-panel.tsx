'use client'
import { useEffect, useRef } from 'react'
import { Panel } from '@/components/ui/panel'
import { AskedQuestion } from './asked-question'
import { MoreQuestions } from './more-questions'
import { useThread } from './use-thread'

const ID = 'profesor'

/** A child's questions to the professor on its report, as the parent reads them. */
export function ProfessorPanel({ childId }: { childId: string }) {
  const { query, questions, isLoaded } = useThread(childId)
  const panel = useRef<HTMLDivElement>(null)
  // Letters lead here, and the panel was not there when the browser looked for it.
  useEffect(() => {
    if (isLoaded && window.location.hash === `#${ID}`) panel.current?.scrollIntoView()
  }, [isLoaded])
  // A parent whose child has never asked needs no panel.
  if (!questions.length && !query.failureReason) return null
  return (
    <div ref={panel} className="scroll-mt-24">
      <Panel id={ID} title="Pitanja profesoru">
        <ul className="mb-3 space-y-3">
          {questions.map((question) => (
            <AskedQuestion key={question._id} question={question} />
          ))}
        </ul>
        <MoreQuestions query={query} />
      </Panel>
    </div>
  )
}
