import { buttonLook } from '@/components/ui/button-look'
import { Link } from '@/components/ui/link'
import { COOKIE_POLICY_PATH } from '@/lib/platform/paths'
import { ConsentButton } from './consent-button'

/**
 * Focused when the banner is opened from a page's footer. No heading of a text page can have this
 * id.
 */
export const CONSENT_BANNER_ID = 'kolacici--izbor'

/**
 * The cookie banner (rule 19.2) in every page. Attributes of the root element show it (see
 * CONSENT_SCRIPT), so that it is in the first paint without a layout shift.
 */
export function ConsentBanner({ hasAnalytics }: { hasAnalytics: boolean }) {
  return (
    <section
      id={CONSENT_BANNER_ID}
      tabIndex={-1}
      aria-label="Kolačići"
      className="no-print fixed inset-x-0 bottom-0 z-50 hidden h-(--consent-room) content-center overflow-y-auto border-t-2 border-line bg-surface px-4 py-3 text-ink shadow-lift outline-none asks-consent:block"
    >
      <div className="mx-auto grid max-w-5xl gap-3 md:grid-cols-[1fr_auto] md:items-center md:gap-6">
        <div className="text-sm leading-snug">
          <p>
            Kolačići i pohrana u pregledniku služe tome da ostaneš prijavljen i da se ono što
            napraviš ne izgubi.
            {hasAnalytics && ' Ako dopustiš, njima i brojimo posjete (analitika).'} Izbor možeš
            promijeniti u podnožju, pod Postavke kolačića.{' '}
            <Link href={COOKIE_POLICY_PATH} className="font-bold underline underline-offset-4">
              Više o kolačićima
            </Link>
          </p>
          <p className="mt-1 hidden font-bold consent-all:block">Sada vrijedi: svi kolačići.</p>
          <p className="mt-1 hidden font-bold consent-essential:block">
            Sada vrijedi: samo nužni kolačići.
          </p>
          <p className="mt-1 font-bold consent-all:hidden consent-essential:hidden">
            Izbor još nije napravljen.
          </p>
        </div>
        <div className="grid grid-cols-2 gap-3">
          <ConsentButton action="essential" className={CHOICE}>
            Samo nužni
          </ConsentButton>
          <ConsentButton action="all" className={CHOICE}>
            Prihvati sve
          </ConsentButton>
        </div>
      </div>
    </section>
  )
}

/** Both buttons look alike, so that neither choice is favoured. */
const CHOICE = buttonLook({ variant: 'secondary' }, 'px-3')
