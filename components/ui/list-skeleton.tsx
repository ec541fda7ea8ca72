import { Container } from './container'

const BAR = 'rounded-card bg-sunken motion-safe:animate-pulse'

/** Placeholder of a heading and a list, high enough to keep the footer out of sight. */
export function ListSkeleton() {
  return (
    <Container width="medium" data-skeleton className="min-h-dvh space-y-4 py-8">
      <p role="status" className="sr-only">
        Učitavam...
      </p>
      <div className={`${BAR} h-11 w-56`} />
      <div className={`${BAR} h-40`} />
      <div className={`${BAR} h-40`} />
    </Container>
  )
}
