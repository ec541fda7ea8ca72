import { HelpForNoResults } from '@/components/people/distress/help-for-no-results'
import { HelpBelowField } from '@/components/people/distress/help-below-field'
import { useDistressHelp } from '@/components/people/distress/use-distress'
import { SEARCH_FAILURES } from '@/lib/asking/search/search-failure'
import type { SearchPhase } from '@/stores/search'

type SearchStatusProps = {
  phase: SearchPhase
  query: string
  count: number
  /** The corrected query that found all results. */
  instead: string | null | undefined
  isNear: boolean
  /** The screen reader text for results that need no other explanation. */
  found: string
  /** Advice when nothing was found. */
  hint: string
  onRetry: () => void
}

/**
 * The state of a search: waiting, failed, empty, or results for a corrected query. Someone who
 * writes about distress sees help instead of “nothing found”.
 */
export function SearchStatus(props: SearchStatusProps) {
  const { phase, query, count, instead, isNear, found, hint, onRetry } = props
  const failure = phase === 'failed' || phase === 'offline' ? SEARCH_FAILURES[phase] : null
  const isEmpty = phase === 'done' && count === 0
  const isTold = useDistressHelp(query) === 'alarm' && isEmpty
  const isAsTyped = phase === 'done' && count > 0 && !isNear && !instead
  return (
    <>
      <HelpBelowField text={query} />
      <p role="status" className={isAsTyped || isTold ? 'sr-only' : 'px-3 py-2 text-muted'}>
        {phase === 'searching' && 'Pretražujem...'}
        {failure}
        {((isEmpty && !isTold) || isNear || instead) && `Nema rezultata za "${query}"`}
        {instead && `. Misliš li na „${instead}”?`}
        {isNear && <span className="block font-bold">Najbliže tome:</span>}
        {count > 0 && !isNear && <span className="sr-only">{` ${found}`}</span>}
      </p>
      {isEmpty && !isTold && (
        <div className="space-y-2 px-3 pb-2">
          <p className="text-muted">{hint}</p>
          <HelpForNoResults />
        </div>
      )}
      {failure && (
        <button
          type="button"
          // Keeps focus in the field, so that the panel stays open.
          onMouseDown={(event) => event.preventDefault()}
          onClick={onRetry}
          className="mx-3 mb-2 min-h-11 self-start rounded-control bg-area-soft px-4 font-bold text-area"
        >
          Pokušaj ponovno
        </button>
      )}
    </>
  )
}
