'use client'
import { createContext, type ComponentType } from 'react'

/** Lets a pupil ask somebody about a question of a lesson; null where no page offers that. */
export const AskingAbout = createContext<ComponentType<{ questionId: string }> | null>(null)
