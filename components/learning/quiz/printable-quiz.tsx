'use client'
import { clsx } from 'clsx'
import { Printer } from 'lucide-react'
import { useCallback, useEffect, useRef, useState, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { Button } from '@/components/ui/button'
import { ApiError, call, OFFLINE_MESSAGE } from '@/lib/platform/http/client'
import { quizApiCalls } from '@/lib/learning/quiz/calls'
import type { KeyedQuizQuestion } from '@/lib/learning/quiz/contract'
import type { PublicQuestion } from '@/lib/content/questions/model'
import type { PrintedLesson, PrintedQuiz, SheetQuestions } from './printed-quiz'
import { OnQuestionsLoadedContext } from './on-questions-loaded-context'

type PrintableQuizProps = {
  lesson: PrintedLesson
  address: string
  /** Shown next to the button. */
  help: ReactNode
  children: ReactNode
}

/** The loaded parts of a printed quiz. */
type Ready = {
  Sheet?: typeof PrintedQuiz
  keys?: KeyedQuizQuestion[] | null
  questions?: PublicQuestion[]
}

type Paper = { Sheet: typeof PrintedQuiz; content: SheetQuestions }

/**
 * Events that show that a visitor is here and may print, such as the Control key, or moving to the
 * browser's own menu.
 */
const SIGNS = ['pointermove', 'pointerdown', 'keydown', 'blur']

/**
 * A quiz that can be printed with all visible questions, for a parent with the key, by its button
 * or the browser's own command. That command waits for nothing, so the sheet is loaded at the first
 * sign of a reader and rendered when the browser announces printing.
 */
export function PrintableQuiz({ lesson, address, help, children }: PrintableQuizProps) {
  const { lessonId } = lesson
  const ready = useRef<Ready>({})
  const [paper, setPaper] = useState<Paper | null>(null)
  const [isMaking, setMaking] = useState(false)
  const [message, setMessage] = useState<string | null>(null)

  const tell = useCallback((questions: PublicQuestion[]) => {
    ready.current.questions = questions
  }, [])
  const load = useCallback(async () => {
    const { loadPaper } = await import('./printed/load-paper').catch(() => {
      throw new ApiError(0, OFFLINE_MESSAGE)
    })
    Object.assign(ready.current, await loadPaper(lessonId))
  }, [lessonId])
  const draw = useCallback(() => {
    const { Sheet, keys, questions } = ready.current
    const content = keys ? { keys } : questions && { questions }
    if (Sheet && content) flushSync(() => setPaper({ Sheet, content }))
  }, [])

  useEffect(() => {
    const seen = new AbortController()
    const onSign = () => {
      seen.abort()
      // Without a sheet the printout says what to do.
      load().catch(() => undefined)
    }
    for (const sign of SIGNS) window.addEventListener(sign, onSign, seen)
    window.addEventListener('beforeprint', draw)
    return () => {
      seen.abort()
      window.removeEventListener('beforeprint', draw)
    }
  }, [load, draw])

  const print = async () => {
    if (isMaking) return
    setMaking(true)
    setMessage(null)
    try {
      await load()
      const params = { id: lessonId }
      if (!ready.current.keys)
        ready.current.questions ??= await call(quizApiCalls.lessonQuestions, { params, query: {} })
      draw()
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
      <div className={clsx(paper && 'print:hidden')}>
        {/* Above the quiz: below, it would jump with each question. */}
        <div className="no-print mb-3 flex flex-wrap justify-between gap-x-2 sm:-mt-3 sm:mb-2 early:hidden">
          {help}
          <Button
            variant="quiet"
            // As wide as its text: a page painted before the text would move it.
            className="-mr-3 min-w-29 px-3 max-sm:text-sm sm:min-w-34"
            onClick={() => void print()}
            aria-disabled={isMaking}
          >
            <Printer aria-hidden="true" className="size-5" />
            {isMaking ? 'Slažem kviz...' : 'Ispiši kviz'}
          </Button>
          <p role="alert" className="basis-full py-2 font-bold text-bad empty:hidden">
            {message}
          </p>
        </div>
        <OnQuestionsLoadedContext value={tell}>{children}</OnQuestionsLoadedContext>
      </div>
      {paper && <paper.Sheet {...{ lesson, address }} content={paper.content} />}
    </>
  )
}
