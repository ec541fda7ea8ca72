const BAR = 'rounded-control bg-sunken motion-safe:animate-pulse'

/** A loading next step; nothing is read aloud yet. */
export function NextStepSkeleton() {
  return (
    <div
      aria-hidden="true"
      className="flex flex-col gap-3 sm:flex-row sm:items-center sm:justify-between"
    >
      {/* No taller than the loaded step: the box keeps its height. */}
      <div className="w-full">
        <div className={`h-4 w-40 ${BAR}`} />
        <div className={`mt-1 h-7 w-4/5 max-w-md ${BAR}`} />
        <div className={`mt-2 h-5 w-52 max-w-full ${BAR}`} />
      </div>
      <div className={`h-11 w-40 shrink-0 ${BAR}`} />
    </div>
  )
}
