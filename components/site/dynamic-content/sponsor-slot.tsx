'use client'
import { clsx } from 'clsx'
import type { SponsorListName } from '@/lib/site/dynamic-content/model'
import { useSite, useSponsor } from '@/stores/site'
import { SponsorCard } from './sponsor-card'

type SponsorSlotProps = { list: SponsorListName; className?: string }

/**
 * A place for today's sponsor of a list (rule 18.5). The cached page reserves its
 * height and the browser fills it. A list without sponsors has no place, and paying families see
 * none.
 */
export function SponsorSlot({ list, className }: SponsorSlotProps) {
  const isEmpty = useSite(({ content }) => !content?.[list].length)
  const sponsor = useSponsor(list)
  if (isEmpty) return null
  return (
    <aside
      aria-label="Sponzor"
      className={clsx(
        'no-print h-30 rounded-card border border-line bg-surface px-4 py-2 paying:hidden',
        className,
      )}
    >
      <p className="text-xs text-muted">Sponzor</p>
      {sponsor && <SponsorCard sponsor={sponsor} />}
    </aside>
  )
}
