import { notFound } from 'next/navigation'
import { SubjectSection } from '@/components/content/curriculum/subject-section'
import { BookMastery } from '@/components/learning/mastery/mastery-places'
import { PageHead } from '@/components/ui/page-head'
import { EmptyState } from '@/components/ui/empty-state'
import { Container } from '@/components/ui/container'
import { cachedGradePage } from '@/lib/content/curriculum/cached'
import { placeholderParams } from '@/lib/platform/cache/placeholder-params'
import { coverageOf, coverageWords } from '@/lib/content/curriculum/coverage'
import { gradePath } from '@/lib/platform/paths'
import { NOT_FOUND_METADATA, pageMetadata } from '@/lib/platform/metadata'

type GradeProps = { params: Promise<{ razred: string }> }

export const generateStaticParams = () => placeholderParams('razred')

export async function generateMetadata({ params }: GradeProps) {
  const page = await cachedGradePage((await params).razred)
  if (!page) return NOT_FOUND_METADATA
  const subjects = page.subjects.map(({ name }) => name.toLowerCase()).join(', ')
  return pageMetadata({
    title: `${page.grade.name}: skripte i kvizovi`,
    description: `Lekcije za ${page.grade.name}: ${subjects}. Kratke skripte i kvizovi s objašnjenjima.`,
    path: gradePath(page.grade.slug),
  })
}

export default async function GradePage({ params }: GradeProps) {
  const page = await cachedGradePage((await params).razred)
  if (!page) notFound()
  const { grade, subjects } = page
  return (
    <Container className="space-y-10 py-8">
      <PageHead
        crumbs={[{ name: grade.name, path: gradePath(grade.slug) }]}
        title={grade.name}
        lead="Odaberi udžbenik i kreni. Svaka lekcija ima kratku skriptu i kviz s objašnjenjima."
        early={{ back: '/profil' }}
      >
        <p className="max-w-2xl font-bold early:hidden">
          Zasad {coverageWords(subjects.map(coverageOf))}.
        </p>
      </PageHead>
      <div className="grid gap-x-4 gap-y-10 sm:grid-cols-2 lg:grid-cols-3">
        {subjects.map((subject) => (
          <SubjectSection
            key={subject._id}
            {...{ subject, grade }}
            noteOf={({ _id, lessonCount }) => (
              <BookMastery gradeId={grade._id} bookId={_id} lessonCount={lessonCount} />
            )}
          />
        ))}
      </div>
      {subjects.length === 0 && (
        <EmptyState
          title="Udžbenici stižu uskoro"
          text="Za ovaj razred još pripremamo lekcije. Pogledaj što ima u drugim razredima."
          action={{ label: 'Povratak na početnu', href: '/' }}
        />
      )}
    </Container>
  )
}
