/** Reserves the space of the start screen while the test loads. */
export function DeskSkeleton() {
  return (
    <div role="status" className="min-h-[34rem] space-y-4">
      <span className="sr-only">Test se učitava...</span>
      {['h-10 w-2/3', 'h-6 w-full', 'h-6 w-5/6', 'h-44 w-full', 'h-12 w-48'].map((size) => (
        <div key={size} className={`animate-pulse rounded-control bg-sunken ${size}`} />
      ))}
    </div>
  )
}
