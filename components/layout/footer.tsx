import { Link } from '@/components/ui/link'
import { BrandLogo, type Brand } from '@/components/site/brand-logo'
import { SearchButton } from '@/components/search/knowledge/search-button'
import { Container } from '@/components/ui/container'
import type { Grade } from '@/lib/content/model'
import { reachableContact } from '@/lib/env'
import { FUN_QUIZZES_PATH, gradePath } from '@/lib/paths'
import { INBOX_PATH } from '@/lib/professor/paths'

/** The year of the specification, and the one in which the server was started. */
const YEARS = `2025. – ${new Date().getFullYear()}.`

const LINK = 'inline-flex min-h-9 items-center underline-offset-4 hover:text-link hover:underline'

/** The foot of public pages (specification, section 2). Links join with the pages they lead to. */
export function Footer({ grades, brand }: { grades: Grade[]; brand: Brand }) {
  const contact = reachableContact()
  return (
    <footer className="mt-16 border-t border-line bg-sunken">
      <Container className="grid gap-8 py-10 sm:grid-cols-2 lg:grid-cols-[1.4fr_1fr_1fr_1fr]">
        <div className="space-y-3">
          <BrandLogo {...brand} />
          <p className="max-w-xs text-muted">
            Učenje koje se pali iskrom: kratko, jasno i s objašnjenjem za svaki odgovor.
          </p>
        </div>
        <nav aria-label="Razredi u podnožju">
          <h2 className="mb-2 font-display text-lg font-bold">Razredi</h2>
          <ul className="grid grid-cols-2">
            {grades.map(({ _id, name, slug }) => (
              <li key={_id}>
                <FooterLink href={gradePath(slug)}>{name}</FooterLink>
              </li>
            ))}
          </ul>
        </nav>
        <nav aria-label="Ostalo u podnožju">
          <h2 className="mb-2 font-display text-lg font-bold">Istraži</h2>
          <ul>
            <li>
              <FooterLink href={FUN_QUIZZES_PATH}>Zabavni kvizovi</FooterLink>
            </li>
            <li>
              <SearchButton className={LINK}>Pretraži bazu znanja</SearchButton>
            </li>
            <li className="hidden pupil:block">
              <FooterLink href={INBOX_PATH}>Poruke</FooterLink>
            </li>
          </ul>
        </nav>
        {contact && (
          <div>
            <h2 className="mb-2 font-display text-lg font-bold">Javi nam se</h2>
            <a
              href={`mailto:${contact}`}
              className="inline-flex min-h-9 items-center underline underline-offset-4 hover:text-link"
            >
              {contact}
            </a>
          </div>
        )}
      </Container>
      <Container>
        <p className="border-t border-line py-5 text-sm text-muted">
          © {YEARS} {brand.brandName}
        </p>
      </Container>
    </footer>
  )
}

function FooterLink({ href, children }: { href: string; children: string }) {
  return (
    <Link href={href} className={LINK}>
      {children}
    </Link>
  )
}
