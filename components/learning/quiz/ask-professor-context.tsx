'use client'
import { createContext, type ReactNode } from 'react'

/** Renders the button to ask the professor about a lesson question; null on pages without it. */
export const AskProfessorContext = createContext<((questionId: string) => ReactNode) | null>(null)
