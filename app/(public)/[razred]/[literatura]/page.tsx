import { notFound } from 'next/navigation'
import { UnitSection } from '@/components/content/unit-section'
import { EmptyState } from '@/components/ui/empty-state'
import { PageHead } from '@/components/layout/page-head'
import { Container } from '@/components/ui/container'
import { placeholders } from '@/lib/cache/placeholders'
import { cachedLiteraturePage } from '@/lib/content/cached'
import { gradePath, literaturePath } from '@/lib/paths'
import { NOT_FOUND_METADATA, pageMetadata } from '@/lib/site/metadata'

type LiteratureProps = { params: Promise<{ razred: string; literatura: string }> }

export const generateStaticParams = () => placeholders('razred', 'literatura')

const pageOf = async ({ params }: LiteratureProps) => {
  const { razred, literatura } = await params
  return cachedLiteraturePage(razred, literatura)
}

export async function generateMetadata(props: LiteratureProps) {
  const page = await pageOf(props)
  if (!page) return NOT_FOUND_METADATA
  const { grade, subject, literature } = page
  return pageMetadata({
    title: `${literature.name} – ${subject.name}, ${grade.name}`,
    description: literature.description,
    path: literaturePath(grade.slug, literature.slug),
  })
}

export default async function LiteratureRoute(props: LiteratureProps) {
  const page = await pageOf(props)
  if (!page) notFound()
  const { grade, subject, literature, units } = page
  const path = literaturePath(grade.slug, literature.slug)
  return (
    <Container className="space-y-10 py-8" data-area={subject.area}>
      <PageHead
        crumbs={[
          { name: grade.name, path: gradePath(grade.slug) },
          { name: literature.name, path },
        ]}
        title={literature.name}
        lead={literature.description}
      />
      {units.map((unit) => (
        <UnitSection
          key={unit._id}
          unit={unit}
          gradeSlug={grade.slug}
          literatureSlug={literature.slug}
        />
      ))}
      {units.length === 0 && (
        <EmptyState
          title="Lekcije stižu uskoro"
          text="U ovom udžbeniku još nema lekcija. Pogledaj ostale udžbenike svog razreda."
          action={{ label: `Natrag na ${grade.name}`, href: gradePath(grade.slug) }}
        />
      )}
    </Container>
  )
}
