import { notFound } from 'next/navigation'
import { ElementTiles } from '@/components/content/element-tiles'
import { PageHead } from '@/components/layout/page-head'
import { LessonNeighbours } from '@/components/content/lesson-neighbours'
import { ScriptContents } from '@/components/content/script-contents'
import { lessonCrumbs } from '@/components/content/lesson-crumbs'
import { JsonLd } from '@/components/layout/json-ld'
import { Container } from '@/components/ui/container'
import { placeholders } from '@/lib/cache/placeholders'
import { cachedLesson, cachedNeighbours, cachedScript } from '@/lib/content/cached'
import { lessonPath } from '@/lib/paths'
import { NOT_FOUND_METADATA, pageMetadata } from '@/lib/site/metadata'

type LessonProps = { params: Promise<{ razred: string; literatura: string; lekcija: string }> }

export const generateStaticParams = () => placeholders('razred', 'literatura', 'lekcija')

const lessonOf = async ({ params }: LessonProps) => {
  const { razred, literatura, lekcija } = await params
  return cachedLesson(razred, literatura, lekcija)
}

export async function generateMetadata(props: LessonProps) {
  const lesson = await lessonOf(props)
  if (!lesson) return NOT_FOUND_METADATA
  return pageMetadata({
    title: `${lesson.title} – ${lesson.subject.name}, ${lesson.gradeName}`,
    description: lesson.summary,
    path: lessonPath(lesson),
  })
}

export default async function LessonPage(props: LessonProps) {
  const lesson = await lessonOf(props)
  if (!lesson) notFound()
  const [{ headings, keywords, words }, neighbours] = await Promise.all([
    cachedScript(lesson._id),
    cachedNeighbours(lesson),
  ])
  return (
    <Container className="max-w-4xl space-y-8 py-8" data-area={lesson.subject.area}>
      <PageHead crumbs={lessonCrumbs(lesson)} title={lesson.title} lead={lesson.summary} />
      <ElementTiles lesson={lesson} scriptWords={words} />
      <ScriptContents lesson={lesson} headings={headings} />
      {keywords.length > 0 && (
        <section aria-labelledby="pojmovi">
          <h2 id="pojmovi" className="mb-3 font-display text-2xl font-bold">
            Pojmovi koje ćeš upoznati
          </h2>
          <ul className="flex flex-wrap gap-2">
            {keywords.map((keyword) => (
              <li
                key={keyword}
                className="rounded-full bg-area-soft px-4 py-1.5 font-bold text-area"
              >
                {keyword}
              </li>
            ))}
          </ul>
        </section>
      )}
      <LessonNeighbours lesson={lesson} {...neighbours} />
      <JsonLd
        data={{
          '@context': 'https://schema.org',
          '@type': 'LearningResource',
          name: lesson.title,
          description: lesson.summary,
          inLanguage: 'hr',
          educationalLevel: lesson.gradeName,
          teaches: keywords,
          isAccessibleForFree: true,
        }}
      />
    </Container>
  )
}
