import { ArrowLeft } from 'lucide-react'
import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { TodayReview } from '@/components/cards/today-review'
import { ButtonLink } from '@/components/ui/button-link'
import { findToday } from '@/lib/cards/today'
import { titleOf } from '@/lib/metadata'
import { pageUser } from '@/lib/accounts/page-user'

/** Personal: made for whoever asks, at every visit. */
export const instant = false

export const metadata: Metadata = {
  title: titleOf('Kartice za danas'),
  robots: { index: false },
}

/** Today's cards of a pupil. Others have none and are led to their profile. */
export default async function TodayPage() {
  const user = await pageUser('/profil/kartice')
  if (user.type !== 'ucenik') redirect('/profil')
  const { _id: id, hasSubscription } = user
  const today = await findToday({ role: 'pupil', id, hasSubscription })
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
      {/* Another day's cards are another pile. */}
      <TodayReview
        key={today.cards.map(({ _id }) => _id).join()}
        pupilId={user._id}
        today={today}
      />
    </div>
  )
}
