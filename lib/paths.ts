/** The addresses of pages, in one place. Specification, section 2. */
type LessonSlugs = { gradeSlug: string; literatureSlug: string; slug: string }

export const gradePath = (gradeSlug: string) => `/${gradeSlug}`

export const literaturePath = (gradeSlug: string, literatureSlug: string) =>
  `/${gradeSlug}/${literatureSlug}`

export const lessonPath = ({ gradeSlug, literatureSlug, slug }: LessonSlugs) =>
  `/${gradeSlug}/${literatureSlug}/${slug}`

export type LessonElement = 'skripta' | 'kwiz' | 'kartice' | 'test' | 'provjera'

export const elementPath = (lesson: LessonSlugs, element: LessonElement) =>
  `${lessonPath(lesson)}/${element}`
