'use client'
import { createContext, type ReactNode } from 'react'

/** Renders the way to ask about a lesson question; null where a page has none. */
export const AskAboutContext = createContext<((questionId: string) => ReactNode) | null>(null)
