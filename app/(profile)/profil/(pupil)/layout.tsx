import type { ReactNode } from 'react'
import { OnlyFor } from '@/components/across/accounts/only-for'
import { AskProfessorProvider } from '@/components/asking/professor/ask-professor-provider'

export default function PupilLayout({ children }: { children: ReactNode }) {
  return (
    <OnlyFor kind="ucenik">
      <AskProfessorProvider>{children}</AskProfessorProvider>
    </OnlyFor>
  )
}
