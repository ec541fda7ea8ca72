import { Link } from '@/components/ui/link'
import { BrandLogo, DEFAULT_BRAND } from '@/components/site/dynamic-content/brand-logo'
import { ConsentButton } from '@/components/site/dynamic-content/consent-button'
import { SearchButton } from '@/components/asking/search/knowledge/search-button'
import { Container } from '@/components/ui/container'
import { INSTALL_BUTTON_ATTRIBUTE } from '@/lib/platform/browser/kept-pages'
import type { Grade } from '@/lib/content/curriculum/model'
import { contactEmail } from '@/lib/platform/env'
import {
  BLOG_PATH,
  COOKIE_POLICY_PATH,
  FAQ_PATH,
  FUN_QUIZZES_PATH,
  gradePath,
  KEPT_PAGES_PATH,
  PRICES_PATH,
} from '@/lib/platform/paths'
import { INBOX_PATH } from '@/lib/asking/professor/paths'
import { SOCIAL_NETWORKS, type SiteFrame } from '@/lib/site/dynamic-content/model'

/** The first year, and the year in which the server was started (rule 7.8). */
const YEARS = `2025. – ${new Date().getFullYear()}.`

const LINK = 'inline-flex min-h-9 items-center underline-offset-4 hover:text-link hover:underline'

const HEADING = 'mb-2 font-display text-lg font-bold'

/** Links to legal and other pages about the site, in their order (rule 7.8). */
const SITE_LINKS = [
  [FAQ_PATH, 'Česta pitanja'],
  ['/uvjeti-koristenja', 'Uvjeti korištenja'],
  ['/uvjeti-prodaje', 'Uvjeti prodaje'],
  ['/politika-privatnosti', 'Politika privatnosti'],
  [COOKIE_POLICY_PATH, 'Politika kolačića'],
  ['/impressum', 'Impressum'],
  ['/o-nama', 'O nama'],
] as const

type FooterProps = { grades: Grade[]; site: SiteFrame | null; hasBlog?: boolean }

/**
 * The footer of public pages (rule 7.8). Links are added with the pages they lead
 * to.
 */
export function Footer({ grades, site, hasBlog = false }: FooterProps) {
  const { brandName, logo } = site ?? DEFAULT_BRAND
  return (
    <footer data-site-foot className="mt-16 border-t border-line bg-sunken">
      <Container className="grid gap-8 py-10 sm:grid-cols-2 lg:grid-cols-[1.3fr_1fr_1fr_1.1fr_1fr]">
        <div className="space-y-3">
          <BrandLogo {...{ brandName, logo }} />
          <p className="max-w-xs text-muted">
            Učenje koje se pali iskrom: kratko, jasno i s objašnjenjem za svaki odgovor.
          </p>
        </div>
        <nav aria-label="Razredi u podnožju">
          <h2 className={HEADING}>Razredi</h2>
          <ul className="grid grid-cols-2">
            {grades.map(({ _id, name, slug }) => (
              <li key={_id}>
                <FooterLink href={gradePath(slug)}>{name}</FooterLink>
              </li>
            ))}
          </ul>
        </nav>
        <nav aria-label="Ostalo u podnožju">
          <h2 className={HEADING}>Istraži</h2>
          <ul>
            <li>
              <FooterLink href={FUN_QUIZZES_PATH}>Zabavni kvizovi</FooterLink>
            </li>
            <li className="pupil:hidden">
              <FooterLink href={PRICES_PATH}>Cjenik</FooterLink>
            </li>
            {hasBlog && (
              <li>
                <FooterLink href={BLOG_PATH}>Blog</FooterLink>
              </li>
            )}
            <li>
              <SearchButton className={LINK}>Pretraži bazu znanja</SearchButton>
            </li>
            <li>
              <ConsentButton action="ask" className={LINK}>
                Postavke kolačića
              </ConsentButton>
            </li>
            <li>
              <FooterLink href={KEPT_PAGES_PATH}>Rad bez interneta</FooterLink>
            </li>
            <li className="hidden [[data-installable]_&]:block">
              <button type="button" className={LINK} {...{ [INSTALL_BUTTON_ATTRIBUTE]: '' }}>
                Instaliraj Iskru
              </button>
            </li>
            <li className="hidden member:block">
              <FooterLink href="/profil">Profil</FooterLink>
            </li>
            <li className="hidden pupil:block">
              <FooterLink href={INBOX_PATH}>Poruke</FooterLink>
            </li>
            <li className="hidden guest:block">
              <FooterLink href="/prijava">Prijava</FooterLink>
            </li>
            <li className="hidden guest:block">
              <FooterLink href="/registracija">Otvori račun</FooterLink>
            </li>
          </ul>
        </nav>
        <nav aria-label="O Iskri u podnožju">
          <h2 className={HEADING}>O Iskri</h2>
          <ul>
            {SITE_LINKS.map(([path, name]) => (
              <li key={path}>
                <FooterLink href={path}>{name}</FooterLink>
              </li>
            ))}
            <li className="hidden pupil:block">
              <FooterLink href="/privatnost-za-djecu">Tvoji podaci na Iskri</FooterLink>
            </li>
          </ul>
        </nav>
        <Contact site={site} />
      </Container>
      <Container>
        <p className="border-t border-line py-5 text-sm text-muted">
          © {YEARS} {brandName}
        </p>
      </Container>
    </footer>
  )
}

const NETWORKS = Object.keys(SOCIAL_NETWORKS) as (keyof typeof SOCIAL_NETWORKS)[]

/** The contact address and, if editors have set them, social networks. */
function Contact({ site }: { site: SiteFrame | null }) {
  const contact = contactEmail()
  const networks = NETWORKS.flatMap((name) => {
    const address = site?.[name]
    return address ? [{ name: SOCIAL_NETWORKS[name], address }] : []
  })
  return (
    <div>
      <h2 className={HEADING}>Javi nam se</h2>
      <a
        href={`mailto:${contact}`}
        className="inline-flex min-h-9 items-center underline underline-offset-4 hover:text-link"
      >
        {contact}
      </a>
      {networks.length > 0 && (
        <ul>
          {networks.map(({ name, address }) => (
            <li key={name}>
              <a href={address} rel="me noopener" className={LINK}>
                {name}
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

function FooterLink({ href, children }: { href: string; children: string }) {
  return (
    <Link href={href} className={LINK}>
      {children}
    </Link>
  )
}
