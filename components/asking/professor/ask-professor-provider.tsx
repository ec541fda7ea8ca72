'use client'
import type { ReactNode } from 'react'
import { AskProfessorContext } from '@/components/learning/quiz/ask-professor-context'
import { AskProfessorIfPupil } from './ask-professor-if-pupil'

const askAbout = (questionId: string) => <AskProfessorIfPupil questionId={questionId} />

/** Provides the button for asking the professor to judged questions inside, for pupils only. */
export const AskProfessorProvider = ({ children }: { children: ReactNode }) => (
  <AskProfessorContext value={askAbout}>{children}</AskProfessorContext>
)
