import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { ButtonLink } from '@/components/ui/button'
import { Container } from '@/components/ui/container'

/** The way back, the name of the page, and below it whatever there is to say. */
export function ReportFrame({ firstName, children }: { firstName: string; children: ReactNode }) {
  return (
    <Container className="max-w-4xl space-y-6 py-8">
      <div>
        <ButtonLink href="/profil" variant="quiet" className="no-print -ml-5">
          <ArrowLeft aria-hidden="true" className="size-5" />
          Natrag na profil
        </ButtonLink>
        <h1 className="mt-2 font-display text-4xl font-extrabold break-words">
          Izvještaj: {firstName}
        </h1>
      </div>
      {children}
    </Container>
  )
}
