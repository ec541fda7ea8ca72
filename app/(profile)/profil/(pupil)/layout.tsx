import type { ReactNode } from 'react'
import { PageOnlyFor } from '@/components/across/accounts/only-for'
import { AskProfessorProvider } from '@/components/asking/professor/ask-professor-provider'

export default function PupilLayout({ children }: { children: ReactNode }) {
  return (
    <PageOnlyFor kind="ucenik">
      <AskProfessorProvider>{children}</AskProfessorProvider>
    </PageOnlyFor>
  )
}
