import { Container } from '@/components/ui/container'

const BAR = 'rounded-card bg-sunken motion-safe:animate-pulse'

/** Keeps the place of a profile, so high that the footer stays out of sight. */
export function ProfileSkeleton() {
  return (
    <Container width="medium" data-skeleton className="min-h-dvh space-y-4 py-8">
      <h1 className="sr-only">Profil</h1>
      <p role="status" className="sr-only">
        Profil se učitava.
      </p>
      <div className="mb-6 flex items-center gap-5">
        <div className={`${BAR} size-24 rounded-full`} />
        <div className={`${BAR} h-10 flex-1`} />
      </div>
      <div className={`${BAR} h-44`} />
      <div className="grid gap-4 sm:grid-cols-2">
        <div className={`${BAR} h-40`} />
        <div className={`${BAR} h-40`} />
      </div>
    </Container>
  )
}
