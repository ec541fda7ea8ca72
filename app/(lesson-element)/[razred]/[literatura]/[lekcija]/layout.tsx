import type { ReactNode } from 'react'
import { BrandLink } from '@/app/brand-link'
import { SlimHeader } from '@/components/layout/slim-header'
import { SlimFooter } from '@/components/layout/slim-footer'
import {
  lessonOf,
  lessonStaticParams,
  type LessonRoute,
} from '@/lib/content/curriculum/lesson-route'
import { lessonPath } from '@/lib/platform/paths'

type ElementLayoutProps = LessonRoute & { children: ReactNode }

export const generateStaticParams = lessonStaticParams

/** The frame of lesson elements: a slim bar with a link back. */
export default async function LessonElementLayout({ children, params }: ElementLayoutProps) {
  const lesson = await lessonOf({ params })
  return (
    <>
      {lesson && (
        <SlimHeader
          logo={<BrandLink className="w-10 sm:w-auto" />}
          href={lessonPath(lesson)}
          title={lesson.title}
          gradeSlug={lesson.gradeSlug}
        />
      )}
      <main
        id="sadrzaj"
        tabIndex={-1}
        className="reading mx-auto min-h-dvh max-w-2xl px-4 py-6 outline-none print:max-w-none print:p-0"
      >
        {children}
      </main>
      <SlimFooter />
    </>
  )
}
