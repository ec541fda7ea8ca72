'use client'
import { useEffect, useRef, type MouseEvent } from 'react'
import { Button } from '@/components/ui/button'
import { Link } from '@/components/ui/link'
import { questionPath } from '@/lib/platform/paths'
import type { FoundQuestion } from '@/lib/asking/search/contract'
import { shownQuestions, useKnowledgeSearch } from '@/stores/knowledge-search'
import { useSearch } from '@/stores/search'
import { MarkedText } from '../marked-text'
import { SearchStatus } from '../search-status'

type FoundQuestionsProps = {
  /** The typed text. Results of an earlier query are hidden until it is searched for. */
  typed: string
  onChoose: () => void
}

/** Search results of the knowledge base, ten questions at a time, or the search's state. */
export function FoundQuestions({ typed, onChoose }: FoundQuestionsProps) {
  const state = useKnowledgeSearch()
  const { query, page, pages, limit, instead, isNear, search, goTo } = state
  const isCurrent = typed === query
  const phase = isCurrent ? state.phase : 'searching'
  const questions = isCurrent ? shownQuestions(state) : []
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => {
    // “Prikaži još” has moved or disappeared, so focus continues at the first new result.
    if (page > 1) list.current?.querySelectorAll('a')[(page - 1) * limit]?.focus()
  }, [page, limit])
  const choose = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
    useSearch.getState().leave()
    onChoose()
  }
  return (
    <div className="flex min-h-0 flex-col overflow-y-auto overscroll-contain rounded-card bg-surface p-2 shadow-lift">
      <SearchStatus
        query={typed}
        // The button shows that more results are loading; the list stays in place.
        phase={questions.length ? 'done' : phase}
        instead={isCurrent ? instead : null}
        count={questions.length}
        isNear={isNear && isCurrent}
        found={`Prikazano pitanja: ${questions.length}`}
        hint="Provjeri pravopis ili upiši drugu riječ."
        onRetry={() => void search(typed)}
      />
      <ul ref={list} aria-label="Pronađena pitanja">
        {questions.map((question) => (
          <li key={question._id}>
            <Link
              href={questionPath(question.slug)}
              onClick={choose}
              className="block min-h-11 rounded-control px-3 py-2 hover:bg-area-soft focus-visible:bg-area-soft"
            >
              <span className="line-clamp-3 font-bold break-words">
                {isNamedByLesson(question) && `${question.lessonTitle}: `}
                <MarkedText text={question.text} marks={question.marks} />
              </span>
              <span className="block text-sm text-muted">{placeOf(question)}</span>
            </Link>
          </li>
        ))}
      </ul>
      {questions.length > 0 && page < pages && (
        <Button
          variant="secondary"
          className="m-2 self-center"
          aria-disabled={phase === 'searching'}
          onClick={() => void goTo(page + 1)}
        >
          {phase === 'searching' ? 'Učitavam...' : 'Prikaži još'}
        </Button>
      )}
    </div>
  )
}

/**
 * For matches outside the text, as in “Spoji pojam i objašnjenje.”: the lesson's title describes
 * the question.
 */
const isNamedByLesson = ({ lessonTitle, marks }: FoundQuestion) =>
  lessonTitle !== null && marks.length === 0

const placeOf = (question: FoundQuestion): string => {
  const { lessonTitle, metadata } = question
  const named = isNamedByLesson(question) ? null : lessonTitle
  return [named, metadata.predmet, metadata.razred].filter(Boolean).join(' · ')
}
