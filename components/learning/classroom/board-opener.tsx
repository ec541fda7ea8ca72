'use client'
import { Presentation } from 'lucide-react'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { lazyDialog } from '@/components/ui/lazy-dialog'
import { ApiError } from '@/lib/platform/http/client'
import type { PublicQuestion } from '@/lib/content/questions/model'
import type { BoardLesson } from './board'
import { loadClassQuestions } from './class-questions'

const Board = lazyDialog(() => import('./board').then((one) => one.Board))

type BoardOpenerProps = { lesson: BoardLesson; questions: PublicQuestion[] }

/** Shows a lesson on a classroom screen; its scripts are loaded when opened. */
export function BoardOpener({ lesson, questions }: BoardOpenerProps) {
  const [shown, setShown] = useState<PublicQuestion[] | null>(null)
  const [isOpening, setOpening] = useState(false)
  const [message, setMessage] = useState('')
  const open = async () => {
    if (isOpening) return
    setOpening(true)
    setMessage('')
    try {
      setShown(await loadClassQuestions(lesson.id, questions))
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setMessage(error.message)
    } finally {
      setOpening(false)
    }
  }
  return (
    <>
      <Button onClick={() => void open()} aria-disabled={isOpening}>
        <Presentation aria-hidden="true" className="size-5" />
        {isOpening ? 'Otvaram...' : 'Prikaži na ploči'}
      </Button>
      <p role="alert" className="font-bold text-bad empty:hidden">
        {message}
      </p>
      {shown && (
        <Board
          lesson={lesson}
          questions={shown}
          onOpenChange={(isOpen) => isOpen || setShown(null)}
        />
      )}
    </>
  )
}
