'use client'
import { createContext, use, type ReactNode } from 'react'

const LessonIds = createContext<string[]>([])

/** The lessons of a page, whose mastery is fetched by one call. */
export const useLessonIds = () => use(LessonIds)

export const LessonIdsProvider = ({ ids, children }: { ids: string[]; children: ReactNode }) => (
  <LessonIds value={ids}>{children}</LessonIds>
)
