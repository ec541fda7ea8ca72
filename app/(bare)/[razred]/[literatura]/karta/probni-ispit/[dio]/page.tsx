import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { MixedTestFrame } from '../../../mixed-test-frame'
import { rehearsalTestPlace } from '@/components/learning/exams/test-place'
import { cachedBookMap } from '@/lib/content/curriculum/cached'
import { rehearsalsOf } from '@/lib/learning/exams/rehearsals'
import { placeholderParams } from '@/lib/platform/cache/placeholder-params'
import { NOT_FOUND_METADATA, pageMetadata } from '@/lib/platform/metadata'
import { bookMapPath, rehearsalPath, textbookPath } from '@/lib/platform/paths'

type RehearsalRoute = { params: Promise<{ razred: string; literatura: string; dio: string }> }

export const generateStaticParams = () => placeholderParams('razred', 'literatura', 'dio')

/** A textbook with its rehearsal at an address; null when the textbook has no such rehearsal. */
async function rehearsalAt({ params }: RehearsalRoute) {
  const { razred, literatura, dio } = await params
  const map = await cachedBookMap(razred, literatura)
  // A map that is cut does not have all units.
  if (!map || map.isCut) return null
  const rehearsal = rehearsalsOf(map.units).find(({ part }) => String(part) === dio)
  if (!rehearsal) return null
  const units = rehearsal.units.map(({ name }) => name)
  return { map, part: rehearsal.part, units, name: `${rehearsal.part}. probni ispit` }
}

export async function generateMetadata(route: RehearsalRoute): Promise<Metadata> {
  const found = await rehearsalAt(route)
  if (!found) return NOT_FOUND_METADATA
  const { map, part, units, name } = found
  return pageMetadata({
    title: `${map.literature.name}: ${name}`,
    description: `Probni ispit s ocjenom i objašnjenjima: ${units.join(', ')}.`,
    path: rehearsalPath(map.grade.slug, map.literature.slug, part),
  })
}

/** A rehearsal of a school's test over a third of a textbook. */
export default async function RehearsalPage(route: RehearsalRoute) {
  const found = await rehearsalAt(route)
  if (!found) notFound()
  const { map, part, units, name } = found
  const { grade, literature } = map
  const from = bookMapPath(grade.slug, literature.slug)
  const book = textbookPath(grade.slug, literature.slug)
  return (
    <MixedTestFrame
      book={map}
      title={`${literature.name}: ${name}`}
      from={{ name: 'Karta knjige', path: from }}
      test={{ name, path: rehearsalPath(grade.slug, literature.slug, part) }}
      wayBack="Natrag:"
      scope={{ literatureId: literature._id, part }}
      place={rehearsalTestPlace({ part, units, map: from, book })}
    />
  )
}
