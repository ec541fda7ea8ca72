'use client'
import { createContext, type ReactNode } from 'react'

/** Renders the way to ask about a lesson question; null where a page has none. */
export const AskingAbout = createContext<((questionId: string) => ReactNode) | null>(null)
