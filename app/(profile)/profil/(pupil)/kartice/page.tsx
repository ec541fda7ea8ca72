import { ArrowLeft } from 'lucide-react'
import { TodayReview } from '@/components/learning/cards/today-review'
import { ButtonLink } from '@/components/ui/button-link'
import { noIndexMetadata } from '@/lib/platform/metadata'

export const metadata = noIndexMetadata('Kartice za danas')

export default function TodayPage() {
  return (
    <div className="mx-auto max-w-2xl px-4 py-4 [--around:27rem]">
      <div className="mb-3 flex items-center gap-1">
        <ButtonLink
          href="/profil"
          variant="quiet"
          aria-label="Natrag na profil"
          className="-ml-3 px-3"
        >
          <ArrowLeft aria-hidden="true" className="size-6" />
        </ButtonLink>
        <h1 className="font-display text-2xl font-extrabold sm:text-3xl">Kartice za danas</h1>
      </div>
      <TodayReview />
    </div>
  )
}
