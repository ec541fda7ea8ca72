import type { ReactNode } from 'react'
import { BackToProfile } from '@/components/ui/back-to-profile'
import { Container } from '@/components/ui/container'

/** The frame of a report: the link back and the heading. */
export function ReportFrame({ firstName, children }: { firstName: string; children: ReactNode }) {
  return (
    <Container width="medium" className="space-y-6 py-8">
      <div>
        <BackToProfile />
        <h1 className="mt-2 font-display text-4xl font-extrabold break-words">
          Izvještaj: {firstName}
        </h1>
      </div>
      {children}
    </Container>
  )
}
