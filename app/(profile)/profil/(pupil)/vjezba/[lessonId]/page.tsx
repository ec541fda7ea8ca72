import { LessonPractice } from '@/components/learning/daily-practice/lesson-practice'
import { placeholderParams } from '@/lib/platform/cache/placeholder-params'
import { noIndexMetadata } from '@/lib/platform/metadata'

export const metadata = noIndexMetadata('Vježba')

export const generateStaticParams = () => placeholderParams('lessonId')

type LessonPracticePageProps = { params: Promise<{ lessonId: string }> }

export default async function LessonPracticePage({ params }: LessonPracticePageProps) {
  const { lessonId } = await params
  return <LessonPractice lessonId={lessonId} />
}
