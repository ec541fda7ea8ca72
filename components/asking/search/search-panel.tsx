import { clsx } from 'clsx'
import { useEffect } from 'react'
import { useDistressHelp } from '@/components/people/distress/use-distress'
import type { LessonSearchResult } from '@/lib/content/curriculum/model'
import type { SearchPhase } from '@/stores/search'
import { MarkedText } from './marked-text'
import { SearchStatus } from './search-status'

type SearchPanelProps = {
  phase: SearchPhase
  query: string
  results: LessonSearchResult[]
  active: number
  /** The address for reporting a missing lesson; null when nobody reads it. */
  contact: string | null
  onChoose: (result: LessonSearchResult) => void
  onRetry: () => void
}

/** The header search's results or state (rule 33.5). */
export function LessonSearchPanel(props: SearchPanelProps) {
  const { phase, query, results, active, contact, onChoose, onRetry } = props
  const [first] = results
  const isNear = first?.isNear ?? false
  const isTold = useDistressHelp(query) !== null
  const isMissing = !isTold && (isNear || (phase === 'done' && results.length === 0))
  useEffect(() => {
    document.getElementById(`lesson-result-${active}`)?.scrollIntoView({ block: 'nearest' })
  }, [active])
  return (
    <div className="fixed inset-x-4 top-16 z-50 mt-1 flex max-h-[calc(100dvh-5rem)] animate-rise flex-col rounded-card border border-line bg-surface p-2 shadow-lift sm:absolute sm:inset-x-auto sm:top-full sm:right-0 sm:w-96">
      <SearchStatus
        {...{ phase, query, isNear, onRetry }}
        count={results.length}
        instead={first?.instead}
        found={`Pronađeno lekcija: ${results.length}`}
        hint="Provjeri pravopis ili odaberi razred."
      />
      <ul
        id="lesson-search-results"
        role="listbox"
        aria-label="Pronađene lekcije"
        // In a low window the list scrolls. Arrow keys reach it, so it needs no tab stop.
        tabIndex={-1}
        className="overflow-y-auto overscroll-contain"
      >
        {results.map((result, index) => (
          // The field keeps the focus and handles arrow keys; a click only chooses.
          <li
            key={result._id}
            id={`lesson-result-${index}`}
            role="option"
            aria-selected={index === active}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onChoose(result)}
            className={clsx(
              'min-h-11 cursor-pointer rounded-control px-3 py-2 hover:bg-area-soft',
              index === active && 'bg-area-soft',
            )}
          >
            <span className="block font-bold">
              <MarkedText text={result.title} marks={result.marks} />
            </span>
            <span className="block text-sm text-muted">{placeOf(result)}</span>
          </li>
        ))}
      </ul>
      {isMissing && contact && (
        <p className="px-3 pt-2 text-muted">
          Nema te lekcije?{' '}
          <a
            href={`mailto:${contact}?subject=${encodeURIComponent(`Nema lekcije: ${query}`)}`}
            className="inline-flex min-h-11 items-center font-bold text-link underline underline-offset-4"
          >
            Javi nam
          </a>
        </p>
      )}
    </div>
  )
}

/** The textbook and the grade; a grade's slug is its name in URL letters. */
function placeOf({ literatureName, gradeSlug }: LessonSearchResult): string {
  const [, order] = /^(\d+)-razred$/.exec(gradeSlug) ?? []
  return [literatureName, order && `${order}. razred`].filter(Boolean).join(' · ')
}
