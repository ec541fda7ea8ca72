'use client'
import type { ReactNode } from 'react'
import { AskingAbout } from '@/components/learning/quiz/asking-about'
import { AskPlace } from './ask-place'

const askAbout = (questionId: string) => <AskPlace questionId={questionId} />

/** Lets pupils ask the professor about each judged question inside. */
export const AskAboutQuestions = ({ children }: { children: ReactNode }) => (
  <AskingAbout value={askAbout}>{children}</AskingAbout>
)
