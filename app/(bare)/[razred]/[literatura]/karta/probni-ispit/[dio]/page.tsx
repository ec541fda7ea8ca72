import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { MixedTestFrame } from '../../../mixed-test-frame'
import { rehearsalTestFrame } from '@/components/learning/exams/test-screen-frame'
import { cachedBookMap } from '@/lib/content/curriculum/cached'
import { rehearsalsOf } from '@/lib/learning/exams/rehearsals'
import { placeholderParams } from '@/lib/platform/cache/placeholder-params'
import { NOT_FOUND_METADATA, pageMetadata } from '@/lib/platform/metadata'
import { bookMapPath, rehearsalPartOf, rehearsalPath, textbookPath } from '@/lib/platform/paths'

type RehearsalRoute = { params: Promise<{ razred: string; literatura: string; dio: string }> }

export const generateStaticParams = () => placeholderParams('razred', 'literatura', 'dio')

/**
 * The number of a rehearsal with its textbook and the names of its units; null when there is no such
 * textbook or number. Without units there is no such rehearsal now, but a pupil may have an open or
 * a finished one, from when there was.
 */
async function rehearsalAt({ params }: RehearsalRoute) {
  const { razred, literatura, dio } = await params
  const part = rehearsalPartOf(dio)
  const map = part === null ? null : await cachedBookMap(razred, literatura)
  if (!map || part === null) return null
  // A map that is cut does not have all units.
  const rehearsals = map.isCut ? [] : rehearsalsOf(map.units)
  const units = rehearsals.find((one) => one.part === part)?.units.map(({ name }) => name) ?? []
  return { map, part, units, name: `${part}. probni ispit` }
}

export async function generateMetadata(route: RehearsalRoute): Promise<Metadata> {
  const found = await rehearsalAt(route)
  if (!found) return NOT_FOUND_METADATA
  const { map, part, units, name } = found
  return pageMetadata({
    title: `${map.literature.name}: ${name}`,
    description: units.length
      ? `Probni ispit s ocjenom i objašnjenjima: ${units.join(', ')}.`
      : 'Ovaj udžbenik zasad nema probnih ispita.',
    path: rehearsalPath(map.grade.slug, map.literature.slug, part),
    isUnlisted: !units.length,
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
      isThere={units.length > 0}
      place={rehearsalTestFrame({ part, units, map: from, book })}
    />
  )
}
