import type { UseInfiniteQueryResult } from '@tanstack/react-query'
import { Button } from './button'

type LoadMoreProps = {
  query: Pick<
    UseInfiniteQueryResult<unknown, Error>,
    'failureReason' | 'hasNextPage' | 'isFetchingNextPage' | 'fetchNextPage'
  >
}

/** Stands below a paged list: loads the next page, or shows why that failed. */
export const LoadMore = ({ query }: LoadMoreProps) => (
  <>
    <p role="alert" className="font-bold text-bad empty:hidden">
      {query.failureReason?.message}
    </p>
    {query.hasNextPage && (
      <Button
        variant="secondary"
        onClick={() => void query.fetchNextPage()}
        aria-disabled={query.isFetchingNextPage}
        className="no-print w-full"
      >
        {query.isFetchingNextPage ? 'Učitavam...' : 'Prikaži još'}
      </Button>
    )}
  </>
)
