'use client'
import type { ReactNode } from 'react'
import { AskProfessorContext } from '@/components/learning/quiz/ask-professor-context'
import { AskProfessorForPupils } from './ask-professor-for-pupils'

const askAbout = (questionId: string) => <AskProfessorForPupils questionId={questionId} />

/** Provides the button for asking the professor to judged questions inside, for pupils only. */
export const AskProfessorProvider = ({ children }: { children: ReactNode }) => (
  <AskProfessorContext value={askAbout}>{children}</AskProfessorContext>
)
