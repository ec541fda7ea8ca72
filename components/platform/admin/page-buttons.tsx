import { clsx } from 'clsx'
import { ArrowLeft, ArrowRight } from 'lucide-react'
import { buttonLook } from '@/components/ui/button-look'
import { QueryParamsLink } from './use-query-params'

type PageButtonsProps = { number: number; pages: number; onTurn?: () => void }

/** Links to a list's pages; nothing when there is only one. */
export function QueryParamsPagination({ number, pages, onTurn }: PageButtonsProps) {
  if (pages < 2) return null
  const link = (page: number) => ({
    changes: { page: String(page) },
    ...(onTurn && { onFollow: onTurn }),
    className: clsx(
      buttonLook({ variant: 'secondary' }),
      (page < 1 || page > pages) && 'invisible',
    ),
  })
  return (
    <nav aria-label="Stranice popisa" className="flex flex-wrap items-center justify-between gap-3">
      <QueryParamsLink {...link(number - 1)} rel="prev">
        <ArrowLeft aria-hidden="true" className="size-5" />
        Prethodna
      </QueryParamsLink>
      <span aria-current="page">
        {number}. stranica od {pages}
      </span>
      <QueryParamsLink {...link(number + 1)} rel="next">
        Sljedeća
        <ArrowRight aria-hidden="true" className="size-5" />
      </QueryParamsLink>
    </nav>
  )
}
