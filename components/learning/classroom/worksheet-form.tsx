'use client'
import { Printer } from 'lucide-react'
import { useState, type ComponentType, type FormEvent, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { Button } from '@/components/ui/button'
import type { CheckPrompt } from '@/lib/learning/check/model'
import {
  WORKSHEET_QUESTION_COUNTS,
  pickEvenly,
  type WorksheetQuestionCount,
} from '@/lib/learning/classroom/worksheet'
import { ApiError, OFFLINE_MESSAGE } from '@/lib/platform/http/client'
import type { PublicQuestion } from '@/lib/content/questions/model'
import { loadPrintedQuestions } from './class-questions'
import type { ClassWorksheetsProps, PaperLesson } from './class-worksheets'

type WorksheetFormProps = {
  lesson: PaperLesson
  questions: PublicQuestion[]
  prompts: CheckPrompt[]
}

type Sheet = { Sheet: ComponentType<ClassWorksheetsProps>; content: ClassWorksheetsProps }

/** A form to choose the contents of a worksheet; its button loads and prints the worksheet. */
export function WorksheetForm({ lesson, questions, prompts }: WorksheetFormProps) {
  const [size, setSize] = useState<WorksheetQuestionCount>(null)
  const [hasGroups, setGroups] = useState(false)
  const [hasPrompts, setPrompts] = useState(false)
  const [sheet, setSheet] = useState<Sheet | null>(null)
  const [isMaking, setMaking] = useState(false)
  const [message, setMessage] = useState('')

  const print = async (event: FormEvent) => {
    event.preventDefault()
    if (isMaking) return
    setMaking(true)
    setMessage('')
    try {
      const [Made, asked] = await Promise.all([
        loadSheet(),
        loadPrintedQuestions(lesson.id, questions),
      ])
      const content: ClassWorksheetsProps = {
        lesson,
        questions: pickEvenly(asked, size),
        prompts: hasPrompts ? prompts : [],
        groups: hasGroups ? ['A', 'B'] : ['A'],
      }
      flushSync(() => setSheet({ Sheet: Made, content }))
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
      <form onSubmit={(event) => void print(event)} className="no-print space-y-4">
        <fieldset>
          <legend className="mb-2 font-bold">Koliko pitanja</legend>
          <div className="flex flex-wrap gap-2">
            {WORKSHEET_QUESTION_COUNTS.map((one) => (
              <Choice
                key={String(one)}
                type="radio"
                name="koliko"
                isChosen={size === one}
                onChoose={() => setSize(one)}
              >
                {one === null ? 'Sva' : `Najviše ${one}`}
              </Choice>
            ))}
          </div>
        </fieldset>
        <div className="flex flex-wrap gap-2">
          <Choice
            type="checkbox"
            isChosen={hasGroups}
            onChoose={() => setGroups((chosen) => !chosen)}
          >
            Dvije skupine, A i B
          </Choice>
          {prompts.length > 0 && (
            <Choice
              type="checkbox"
              isChosen={hasPrompts}
              onChoose={() => setPrompts((chosen) => !chosen)}
            >
              Dodaj pitanja za odgovor u rečenici
            </Choice>
          )}
        </div>
        <Button type="submit" aria-disabled={isMaking}>
          <Printer aria-hidden="true" className="size-5" />
          {isMaking ? 'Slažem radni list...' : 'Ispiši radni list'}
        </Button>
        <p role="alert" className="font-bold text-bad empty:hidden">
          {message}
        </p>
      </form>
      {sheet && <sheet.Sheet {...sheet.content} />}
    </>
  )
}

type ChoiceProps = {
  type: 'radio' | 'checkbox'
  name?: string
  isChosen: boolean
  onChoose: () => void
  children: ReactNode
}

function Choice({ type, name, isChosen, onChoose, children }: ChoiceProps) {
  return (
    <label className="inline-flex min-h-11 cursor-pointer items-center gap-2 rounded-control border-2 border-field bg-surface px-4 py-2 font-semibold has-checked:border-link has-checked:bg-link-soft">
      <input
        {...{ type, name }}
        checked={isChosen}
        onChange={onChoose}
        className="size-5 shrink-0 accent-link"
      />
      {children}
    </label>
  )
}

const loadSheet = () =>
  import('./class-worksheets').then(
    ({ ClassWorksheets }) => ClassWorksheets,
    () => {
      throw new ApiError(0, OFFLINE_MESSAGE)
    },
  )
