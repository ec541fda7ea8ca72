import { notFound } from 'next/navigation'
import { ReadingBar } from '@/components/content/reading-bar'
import { ButtonLink } from '@/components/ui/button'
import { RichText } from '@/components/ui/rich-text'
import { PageHead } from '@/components/layout/page-head'
import { lessonCrumbs } from '@/components/content/lesson-crumbs'
import { placeholders } from '@/lib/cache/placeholders'
import { cachedLesson, cachedScript } from '@/lib/content/cached'
import { elementPath, lessonPath } from '@/lib/paths'
import { NOT_FOUND_METADATA, pageMetadata } from '@/lib/site/metadata'

type ScriptProps = { params: Promise<{ razred: string; literatura: string; lekcija: string }> }

export const generateStaticParams = () => placeholders('razred', 'literatura', 'lekcija')

const lessonOf = async ({ params }: ScriptProps) => {
  const { razred, literatura, lekcija } = await params
  return cachedLesson(razred, literatura, lekcija)
}

export async function generateMetadata(props: ScriptProps) {
  const lesson = await lessonOf(props)
  if (!lesson) return NOT_FOUND_METADATA
  return pageMetadata({
    title: `${lesson.title}: skripta`,
    description: lesson.summary,
    path: elementPath(lesson, 'skripta'),
  })
}

export default async function ScriptPage(props: ScriptProps) {
  const lesson = await lessonOf(props)
  if (!lesson) notFound()
  const { html } = await cachedScript(lesson._id)
  const crumbs = [
    ...lessonCrumbs(lesson),
    { name: 'Skripta', path: elementPath(lesson, 'skripta') },
  ]
  return (
    <div data-area={lesson.subject.area}>
      <ReadingBar href={lessonPath(lesson)} title={lesson.title} />
      <main id="sadrzaj" tabIndex={-1} className="mx-auto max-w-3xl px-4 py-8 outline-none sm:px-6">
        <article>
          <PageHead crumbs={crumbs} title={lesson.title} lead={lesson.summary} />
          <RichText html={html} className="prose mt-8" />
        </article>
        <div className="no-print mt-12 flex flex-wrap items-center gap-3 border-t border-line pt-6">
          <ButtonLink href={elementPath(lesson, 'kwiz')}>Provjeri se u kvizu</ButtonLink>
          <ButtonLink href={lessonPath(lesson)} variant="secondary">
            Natrag na lekciju
          </ButtonLink>
        </div>
      </main>
    </div>
  )
}
