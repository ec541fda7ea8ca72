import type { Crumb } from '@/components/ui/breadcrumbs'
import type { PlacedLesson } from '@/lib/content/curriculum/model'
import { gradePath, lessonPath, textbookPath } from '@/lib/platform/paths'

/** The breadcrumbs of a lesson: its grade, its textbook and the lesson. */
export const lessonCrumbs = (lesson: PlacedLesson): Crumb[] => [
  { name: lesson.gradeName, path: gradePath(lesson.gradeSlug) },
  { name: lesson.literatureName, path: textbookPath(lesson.gradeSlug, lesson.literatureSlug) },
  { name: lesson.title, path: lessonPath(lesson) },
]
