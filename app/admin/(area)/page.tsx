import { OidcAdminLink } from '@/components/across/accounts/oidc/admin-link'
import { SECTION_DESCRIPTIONS } from '@/components/platform/admin/section-descriptions'
import { ADMIN_SECTION_GROUPS } from '@/components/platform/admin/sections'
import { Card } from '@/components/ui/card'
import { Link } from '@/components/ui/link'
import { SectionHeading } from '@/components/ui/section-heading'
import { WorkQueue } from '@/components/editing/work-queue/work-queue'
import { oidcName } from '@/lib/platform/auth/oidc/settings'
import { noIndexMetadata } from '@/lib/platform/metadata'

export const metadata = noIndexMetadata('Uređivanje')

/**
 * Instructions for starting with an empty site. Kept apart from the sections, which every page's
 * menu shows.
 */
const FIRST = {
  group: 'Nastava',
  text: 'Dodaje se ovim redom: predmet, udžbenik (Literatura), cjelina, lekcija, a onda njezina skripta i pitanja.',
}

export default function AdminPage() {
  const provider = oidcName()
  return (
    <div className="space-y-6">
      <h1 className="font-display text-4xl font-extrabold">Što čeka</h1>
      <WorkQueue />
      {ADMIN_SECTION_GROUPS.map(({ group, sections }) => (
        <section key={group}>
          <SectionHeading>{group}</SectionHeading>
          {group === FIRST.group && <p className="mb-4 text-muted">{FIRST.text}</p>}
          <ul className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
            {sections.map(({ path, name }) => (
              <li key={path}>
                <Card className="relative h-full hover:border-link">
                  <h3 className="font-display text-xl font-bold">
                    <Link href={path} className="after:absolute after:inset-0">
                      {name}
                    </Link>
                  </h3>
                  <p className="text-muted">{SECTION_DESCRIPTIONS[path]}</p>
                </Card>
              </li>
            ))}
          </ul>
        </section>
      ))}
      {provider && <OidcAdminLink name={provider} />}
    </div>
  )
}
