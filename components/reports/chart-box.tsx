import type { ReactNode } from 'react'

type ChartBoxProps = { title: string; legend?: boolean; children: ReactNode }

/** The place of a chart, kept before it is drawn. Readers get its table instead. */
export function ChartBox({ title, legend = false, children }: ChartBoxProps) {
  return (
    <div className="min-w-0">
      <div className="mb-2 flex flex-wrap items-center gap-x-4 gap-y-1">
        <h3 className="font-bold">{title}</h3>
        {legend && (
          <p className="flex gap-4 text-sm">
            <span className="flex items-center gap-1.5">
              <span
                aria-hidden="true"
                className="size-3.5 rounded-sm bg-good forced-color-adjust-none"
              />
              točno
            </span>
            <span className="flex items-center gap-1.5">
              <span
                aria-hidden="true"
                className="size-3.5 rounded-sm border-2 border-almost bg-almost-soft forced-color-adjust-none"
              />
              još za vježbu
            </span>
          </p>
        )}
      </div>
      <div aria-hidden="true" className="h-48">
        {children}
      </div>
    </div>
  )
}
