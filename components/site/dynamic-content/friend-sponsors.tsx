import type { Sponsor } from '@/lib/site/dynamic-content/model'
import { SponsorCard } from './sponsor-card'

type FriendSponsorsProps = { best: Sponsor[]; friends: Sponsor[] }

/** The sponsors called friends, the best first; renders nothing without any. */
export function FriendSponsors({ best, friends }: FriendSponsorsProps) {
  if (best.length + friends.length === 0) return null
  return (
    <section aria-labelledby="prijatelji">
      <h2 id="prijatelji" className="font-display text-3xl font-bold">
        Prijatelji Iskre
      </h2>
      <p className="mt-1 mb-5 text-muted">Sponzori koji pomažu da učenje bude dostupno svima.</p>
      {best.length > 0 && <SponsorGrid sponsors={best} columns="md:grid-cols-2" />}
      {friends.length > 0 && (
        <SponsorGrid sponsors={friends} columns="mt-4 sm:grid-cols-2 lg:grid-cols-3" />
      )}
    </section>
  )
}

const SponsorGrid = ({ sponsors, columns }: { sponsors: Sponsor[]; columns: string }) => (
  <ul className={`grid gap-4 ${columns}`}>
    {sponsors.map((sponsor) => (
      <li key={sponsor._id} className="rounded-card border border-line bg-surface px-4 py-2">
        <SponsorCard sponsor={sponsor} />
      </li>
    ))}
  </ul>
)
