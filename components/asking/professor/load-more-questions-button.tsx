import { Button } from '@/components/ui/button'
import type { useProfessorQuestions } from './use-professor-questions'

/** Loads the next page of a thread, or shows why it failed. */
export const LoadMoreQuestionsButton = ({
  query,
}: Pick<ReturnType<typeof useProfessorQuestions>, 'query'>) => (
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
