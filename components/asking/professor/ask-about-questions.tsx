'use client'
import type { ReactNode } from 'react'
import { AskingAbout } from '@/components/learning/quiz/asking-about'
import { AskPlace } from './ask-place'

const askAbout = (questionId: string) => <AskPlace questionId={questionId} />

/** Within it, pupils can ask the professor about each question that was judged. */
export const AskAboutQuestions = ({ children }: { children: ReactNode }) => (
  <AskingAbout value={askAbout}>{children}</AskingAbout>
)
