import type { ReactNode } from 'react'
import { OnlyFor } from '@/components/across/accounts/only-for'
import { AskAboutQuestions } from '@/components/asking/professor/ask-about-questions'

export default function PupilLayout({ children }: { children: ReactNode }) {
  return (
    <OnlyFor kind="ucenik">
      <AskAboutQuestions>{children}</AskAboutQuestions>
    </OnlyFor>
  )
}
