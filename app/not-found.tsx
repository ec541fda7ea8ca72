import { Link } from '@/components/ui/link'
import { BrandLink } from './brand-link'
import { NotFoundScreen } from '@/components/layout/not-found-screen'
import { Container } from '@/components/ui/container'
import { cachedGrades } from '@/lib/content/cached'
import { gradePath } from '@/lib/paths'
import { NOT_FOUND_METADATA } from '@/lib/metadata'

export const metadata = NOT_FOUND_METADATA

/**
 * For missing pages outside the public frame. It travels with every page that has no frame, so it
 * is slim: the whole header here cost each of them 9 kB of scripts.
 */
export default async function NotFound() {
  const grades = await cachedGrades()
  return (
    <>
      <header>
        <Container className="flex h-16 items-center">
          <BrandLink />
        </Container>
      </header>
      <main id="sadrzaj" tabIndex={-1} className="outline-none">
        <NotFoundScreen />
        <nav aria-label="Razredi" className="mx-auto max-w-2xl px-4 pb-16">
          <ul className="flex flex-wrap justify-center gap-2">
            {grades.map(({ _id, name, slug }) => (
              <li key={_id}>
                <Link
                  href={gradePath(slug)}
                  className="inline-flex min-h-11 items-center rounded-full bg-sunken px-4 font-bold hover:text-link"
                >
                  {name}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      </main>
    </>
  )
}
