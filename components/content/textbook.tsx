import { MasteryOfLessons } from '@/components/mastery/lesson-ids'
import { UnitSection } from './unit-section'
import { PageHead } from '@/components/ui/page-head'
import { Container } from '@/components/ui/container'
import { EmptyState } from '@/components/ui/empty-state'
import { PageLinks } from '@/components/ui/page-links'
import type { LiteraturePage } from '@/lib/content/chain-queries'
import { gradePath, literaturePath } from '@/lib/paths'

/** A textbook, or one page of a long one: its units as paths of lessons. */
export function Textbook({ page }: { page: LiteraturePage }) {
  const { grade, subject, literature, units, number, pages } = page
  const pathOf = (one: number) => literaturePath(grade.slug, literature.slug, one)
  return (
    <Container className="space-y-10 py-8" data-area={subject.area}>
      <PageHead
        crumbs={[
          { name: grade.name, path: gradePath(grade.slug) },
          { name: literature.name, path: pathOf(1) },
        ]}
        title={literature.name}
        lead={number > 1 ? `${number}. stranica od ${pages}` : literature.description}
      />
      <MasteryOfLessons ids={units.flatMap(({ lessons }) => lessons.map(({ _id }) => _id))}>
        {units.map((unit) => (
          <UnitSection
            key={unit._id}
            unit={unit}
            gradeSlug={grade.slug}
            literatureSlug={literature.slug}
          />
        ))}
      </MasteryOfLessons>
      {units.length === 0 && (
        <EmptyState
          title="Lekcije stižu uskoro"
          text="U ovom udžbeniku još nema lekcija. Pogledaj ostale udžbenike svog razreda."
          action={{ label: `Natrag na ${grade.name}`, href: gradePath(grade.slug) }}
        />
      )}
      <PageLinks label="Stranice udžbenika" {...{ number, pages, pathOf }} />
    </Container>
  )
}
