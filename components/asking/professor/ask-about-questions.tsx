'use client'
import type { ReactNode } from 'react'
import { AskingAbout } from '@/components/learning/quiz/asking-about'
import { AskPlace } from './ask-place'

/** Within it, pupils can ask the professor about each question that was judged. */
export const AskAboutQuestions = ({ children }: { children: ReactNode }) => (
  <AskingAbout value={AskPlace}>{children}</AskingAbout>
)
