import type { ReactNode } from 'react'
import { BrandLink } from '@/app/brand-link'
import { SlimHeader } from '@/components/layout/slim-header'
import { SlimFooter } from '@/components/layout/slim-footer'
import {
  findFunQuizAt,
  funQuizStaticParams,
  type FunQuizRoute,
} from '@/lib/learning/fun-quizzes/route'
import { FUN_QUIZZES_PATH } from '@/lib/platform/paths'

export const generateStaticParams = funQuizStaticParams

/** The frame of a fun quiz: a slim bar with a link back, as for lesson elements. */
export default async function FunQuizLayout({
  children,
  params,
}: FunQuizRoute & { children: ReactNode }) {
  const quiz = await findFunQuizAt({ params })
  return (
    <>
      {quiz && (
        <SlimHeader
          logo={<BrandLink className="w-10 sm:w-auto" />}
          href={FUN_QUIZZES_PATH}
          title={quiz.title}
          wayBack="Natrag na zabavne kvizove, iz kviza"
        />
      )}
      <main
        id="sadrzaj"
        tabIndex={-1}
        className="reading mx-auto min-h-dvh max-w-2xl px-4 py-6 outline-none"
      >
        {children}
      </main>
      <SlimFooter />
    </>
  )
}
