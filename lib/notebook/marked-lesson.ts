import type { SubjectArea } from '@/lib/content/model'

/** A bookmarked lesson as the profile lists it. */
export type MarkedLesson = { lessonId: string; title: string; area: SubjectArea; path: string }
