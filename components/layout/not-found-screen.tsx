import { Suspense } from 'react'
import { Mascot } from '@/components/art/mascot'
import { ButtonLink } from '@/components/ui/button-link'
import { Container } from '@/components/ui/container'
import { NotFoundPath } from './not-found-path'

/** Specification, section 2: the texts of the 404 page. */
export function NotFoundScreen() {
  return (
    <Container className="flex flex-col items-center gap-5 py-16 text-center">
      <Mascot pose="lost" className="size-48" />
      <h1 className="font-display text-4xl font-extrabold">Ups! Nismo pronašli stranicu :(</h1>
      <p className="text-lg">Provjeri adresu ili odaberi razred.</p>
      <Suspense
        fallback={
          <p lang="en" className="min-h-7 text-muted">
            Page Not Found
          </p>
        }
      >
        <NotFoundPath />
      </Suspense>
      <ButtonLink href="/">Povratak na početnu</ButtonLink>
    </Container>
  )
}
