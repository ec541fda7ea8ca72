'use client'
import { clsx } from 'clsx'
import { Printer } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { Button } from '@/components/ui/button'
import { ApiError, call, OFFLINE_MESSAGE } from '@/lib/http/client'
import { quizCalls } from '@/lib/quiz/calls'
import type { PublicQuestion } from '@/lib/questions/model'
import { useSession } from '@/stores/session'
import type { PrintedLesson, QuizSheet, SheetQuestions } from './quiz-sheet'

type PrintableQuizProps = {
  lesson: PrintedLesson
  address: string
  questions: PublicQuestion[]
  children: ReactNode
}

type Sheet = { Sheet: typeof QuizSheet; content: SheetQuestions }

/** A quiz with a button that prints the visible questions, for a parent with the key, loaded then. */
export function PrintableQuiz({ lesson, address, questions, children }: PrintableQuizProps) {
  const [sheet, setSheet] = useState<Sheet | null>(null)
  const [isMaking, setMaking] = useState(false)
  const [message, setMessage] = useState<string | null>(null)

  const print = async () => {
    if (isMaking) return
    setMaking(true)
    setMessage(null)
    try {
      const [made, content] = await Promise.all([loadSheet(), questionsFor(lesson, questions)])
      flushSync(() => setSheet({ Sheet: made, content }))
      window.print()
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setMessage(error.message)
    } finally {
      setMaking(false)
    }
  }
  return (
    <>
      <div className={clsx('relative sm:pt-10', sheet && 'print:hidden')}>
        {children}
        {/* Beside the quiz: below a question it would jump with each of them. */}
        <div className="no-print absolute -top-3 -right-4 max-sm:hidden">
          <Button variant="quiet" onClick={() => void print()} aria-disabled={isMaking}>
            <Printer aria-hidden="true" className="size-5" />
            {isMaking ? 'Slažem kviz...' : 'Ispiši kviz'}
          </Button>
          <p role="alert" className="font-bold text-bad empty:hidden">
            {message}
          </p>
        </div>
      </div>
      {sheet && <sheet.Sheet {...{ lesson, address }} content={sheet.content} />}
    </>
  )
}

const loadSheet = () =>
  import('./quiz-sheet').then(
    ({ QuizSheet }) => QuizSheet,
    () => {
      throw new ApiError(0, OFFLINE_MESSAGE)
    },
  )

async function questionsFor(
  { lessonId }: PrintedLesson,
  questions: PublicQuestion[],
): Promise<SheetQuestions> {
  const { viewer } = useSession.getState()
  const params = { id: lessonId }
  if (viewer?.type === 'roditelj') return { keys: await call(quizCalls.quizKeys, { params }) }
  if (viewer?.type === 'ucenik')
    return { questions: await call(quizCalls.lessonQuestions, { params, query: {} }) }
  return { questions }
}
