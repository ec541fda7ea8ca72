import { Suspense, type ReactNode } from 'react'
import { Mascot } from '@/components/art/mascot'
import { ButtonLink } from '@/components/ui/button-link'
import { Container } from '@/components/ui/container'
import { RenderBlockingContent } from '@/components/ui/render-blocking-content'
import { MissingAddress } from './not-found-path'

/** The texts of the 404 page (rule 2.9). */
export const NotFoundScreen = () => (
  <LostScreen title="Ups! Nismo pronašli stranicu :(" text="Provjeri adresu ili odaberi razred.">
    <Suspense
      fallback={
        <p lang="en" className="min-h-7 text-muted">
          Page Not Found
        </p>
      }
    >
      <MissingAddress />
    </Suspense>
  </LostScreen>
)

/** Shown for a deleted page. */
export const GoneScreen = ({ children }: { children?: ReactNode }) => (
  <LostScreen
    title="Ove stranice više nema"
    text="Uklonili smo ono što je ovdje bilo. Odaberi razred i pronađi nešto drugo."
  >
    {children}
  </LostScreen>
)

type LostScreenProps = { title: string; text: string; children?: ReactNode }

const LostScreen = ({ title, text, children }: LostScreenProps) => (
  <Container className="flex flex-col items-center gap-5 py-16 text-center">
    <Mascot pose="lost" className="size-48" />
    <h1 className="font-display text-4xl font-extrabold">{title}</h1>
    <p className="text-lg">{text}</p>
    {children}
    <RenderBlockingContent id="nema-stranice--kraj">
      <ButtonLink href="/">Povratak na početnu</ButtonLink>
    </RenderBlockingContent>
  </Container>
)
