import { ADMIN_SECTIONS } from '@/components/admin/sections'
import { Card } from '@/components/ui/card'
import { Link } from '@/components/ui/link'
import { SectionHeading } from '@/components/ui/section-heading'
import { WorkQueue } from '@/components/work-queue/work-queue'
import { personalMetadata } from '@/lib/metadata'

export const metadata = personalMetadata('Uređivanje')

export default function AdminPage() {
  return (
    <div className="space-y-6">
      <h1 className="font-display text-4xl font-extrabold">Što čeka</h1>
      <WorkQueue />
      <h2 className="font-display text-3xl font-extrabold">Uređivanje</h2>
      <ul className="grid gap-4 sm:grid-cols-2">
        {ADMIN_SECTIONS.map(({ path, name, about }) => (
          <li key={path}>
            <Card className="relative h-full hover:border-link">
              <SectionHeading>
                <Link href={path} className="after:absolute after:inset-0">
                  {name}
                </Link>
              </SectionHeading>
              <p className="text-muted">{about}</p>
            </Card>
          </li>
        ))}
      </ul>
    </div>
  )
}
