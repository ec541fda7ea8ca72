/** A board that is on its way. */
export function BoardSkeleton() {
  return (
    <div role="status" className="space-y-1.5 pt-6">
      <span className="sr-only">Učitavam ljestvicu...</span>
      {Array.from({ length: 10 }, (_, index) => (
        <div
          key={index}
          aria-hidden="true"
          className="h-14 rounded-control bg-sunken motion-safe:animate-pulse"
        />
      ))}
    </div>
  )
}
