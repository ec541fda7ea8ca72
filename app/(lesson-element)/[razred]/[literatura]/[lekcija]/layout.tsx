import type { ReactNode } from 'react'
import { ReadingBar } from '@/components/content/reading-bar'
import { placeholders } from '@/lib/cache/placeholders'
import { cachedLesson } from '@/lib/content/cached'
import { lessonPath } from '@/lib/paths'

type ElementLayoutProps = {
  children: ReactNode
  params: Promise<{ razred: string; literatura: string; lekcija: string }>
}

export const generateStaticParams = () => placeholders('razred', 'literatura', 'lekcija')

/** The frame of a lesson's element: a slim bar with the way back. */
export default async function LessonElementLayout({ children, params }: ElementLayoutProps) {
  const { razred, literatura, lekcija } = await params
  const lesson = await cachedLesson(razred, literatura, lekcija)
  return (
    <>
      {lesson && <ReadingBar href={lessonPath(lesson)} title={lesson.title} />}
      <main id="sadrzaj" tabIndex={-1} className="mx-auto max-w-2xl px-4 py-6 outline-none">
        {children}
      </main>
    </>
  )
}
