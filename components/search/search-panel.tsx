import { clsx } from 'clsx'
import type { LessonSearchResult } from '@/lib/content/model'
import type { SearchPhase } from '@/stores/search'

type SearchPanelProps = {
  phase: SearchPhase
  query: string
  results: LessonSearchResult[]
  active: number
  onChoose: (result: LessonSearchResult) => void
}

/** What the header search found, or says meanwhile (specification, section 2). */
export function SearchPanel({ phase, query, results, active, onChoose }: SearchPanelProps) {
  const isEmpty = phase === 'done' && results.length === 0
  return (
    <div className="fixed inset-x-4 top-16 z-50 mt-1 animate-rise rounded-card border border-line bg-surface p-2 shadow-lift sm:absolute sm:inset-x-auto sm:top-full sm:right-0 sm:w-96">
      <p
        role="status"
        className={clsx('px-3 py-2 text-muted', !isEmpty && phase === 'done' && 'sr-only')}
      >
        {phase === 'searching' && 'Pretražujem...'}
        {isEmpty && `Nema rezultata za "${query}"`}
        {results.length > 0 && `Pronađeno lekcija: ${results.length}`}
      </p>
      <ul id="lesson-search-results" role="listbox" aria-label="Pronađene lekcije">
        {results.map((result, index) => (
          // The field keeps the focus and the arrows; a press only chooses.
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
            <span className="block font-bold">{result.title}</span>
            <span className="block text-sm text-muted">{result.literatureName}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}
