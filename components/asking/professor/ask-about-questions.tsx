'use client'
import type { ReactNode } from 'react'
import { AskAboutContext } from '@/components/learning/quiz/ask-about-context'
import { AskProfessorForPupils } from './ask-professor-for-pupils'

const askAbout = (questionId: string) => <AskProfessorForPupils questionId={questionId} />

/** Provides the button for asking the professor to judged questions inside, for pupils only. */
export const AskAboutQuestions = ({ children }: { children: ReactNode }) => (
  <AskAboutContext value={askAbout}>{children}</AskAboutContext>
)
