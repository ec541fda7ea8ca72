'use client'
import { createContext, type ReactNode } from 'react'

/** Draws the way to ask somebody about a question of a lesson; null where no page offers that. */
export const AskingAbout = createContext<((questionId: string) => ReactNode) | null>(null)
