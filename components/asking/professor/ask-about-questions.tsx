'use client'
import type { ReactNode } from 'react'
import { AskAboutContext } from '@/components/learning/quiz/ask-about-context'
import { AskProfessorForPupils } from './ask-professor-for-pupils'

const askAbout = (questionId: string) => <AskProfessorForPupils questionId={questionId} />

/** Lets pupils ask the professor about each judged question inside. */
export const AskAboutQuestions = ({ children }: { children: ReactNode }) => (
  <AskAboutContext value={askAbout}>{children}</AskAboutContext>
)
