import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { TodayReview } from '@/components/learning/cards/today-review'
import { ButtonLink } from '@/components/ui/button'
import { findToday } from '@/lib/learning/cards/today'
import { titleOf } from '@/lib/site/metadata'
import { pageUser } from '@/lib/users/page-user'

/** Personal: made for whoever asks, at every visit. */
export const instant = false

export const metadata: Metadata = {
  title: titleOf('Današnje ponavljanje'),
  robots: { index: false },
}

/** Today's cards of a pupil. Others have none and are led to their profile. */
export default async function TodayPage() {
  const user = await pageUser('/profil/kartice')
  if (user.type !== 'ucenik') redirect('/profil')
  const { _id: id, hasSubscription } = user
  const today = await findToday({ role: 'pupil', id, hasSubscription })
  return (
    <div className="mx-auto max-w-2xl px-4 py-6">
      <div className="mb-5 flex flex-wrap items-center justify-between gap-2">
        <h1 className="font-display text-3xl font-extrabold">Današnje ponavljanje</h1>
        {today.cards.length > 0 && (
          <ButtonLink href="/profil" variant="quiet">
            Na profil
          </ButtonLink>
        )}
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
