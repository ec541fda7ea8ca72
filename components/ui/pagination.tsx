import { ArrowLeft, ArrowRight } from 'lucide-react'
import { ButtonLink } from './button-link'

type PaginationProps = {
  label: string
  /** The current page, from 1. */
  number: number
  pages: number
  pathOf: (number: number) => string
}

/** Links to a list's pages; nothing when there is only one. */
export function Pagination({ label, number, pages, pathOf }: PaginationProps) {
  if (pages < 2) return null
  return (
    <nav aria-label={label} className="space-y-3">
      <div className="flex flex-wrap gap-3">
        {number > 1 && (
          <ButtonLink
            variant="secondary"
            href={pathOf(number - 1)}
            rel="prev"
            className="grow sm:grow-0"
          >
            <ArrowLeft aria-hidden="true" className="size-5" />
            Prethodna stranica
          </ButtonLink>
        )}
        {number < pages && (
          <ButtonLink
            variant="secondary"
            href={pathOf(number + 1)}
            rel="next"
            className="grow sm:ml-auto sm:grow-0"
          >
            Sljedeća stranica
            <ArrowRight aria-hidden="true" className="size-5" />
          </ButtonLink>
        )}
      </div>
      <ol className="flex flex-wrap items-center justify-center gap-1">
        {numbersAround(number, pages).map((one, place, all) => (
          <li key={one} className="flex items-center gap-1">
            {place > 0 && one - (all[place - 1] ?? 0) > 1 && <span aria-hidden="true">…</span>}
            <ButtonLink
              variant={one === number ? 'secondary' : 'quiet'}
              href={pathOf(one)}
              aria-current={one === number ? 'page' : undefined}
              aria-label={`${one}. stranica`}
              className="min-w-11 px-2 tabular-nums"
            >
              {one}
            </ButtonLink>
          </li>
        ))}
      </ol>
    </nav>
  )
}

/** The first, the last and the neighbours of the current page; all when they are few. */
function numbersAround(number: number, pages: number): number[] {
  const all = Array.from({ length: pages }, (_, index) => index + 1)
  return pages <= 7
    ? all
    : all.filter((one) => one === 1 || one === pages || Math.abs(one - number) <= 1)
}
