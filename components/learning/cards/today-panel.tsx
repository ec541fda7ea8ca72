import { Layers } from 'lucide-react'
import { Panel } from '@/components/ui/panel'
import { ButtonLink } from '@/components/ui/button-link'
import { CARDS } from '@/lib/content/curriculum/nouns'
import { counted } from '@/lib/platform/hr/plurals'

type TodayPanelProps = {
  /** Cards due today, 15 at most, never the whole backlog. */
  count: number
  /** False before the first review. */
  hasDeck: boolean
}

/** Today's review on a pupil's profile. */
export function TodayReviewPanel({ count, hasDeck }: TodayPanelProps) {
  return (
    <Panel id="danasnje-ponavljanje" title="Kartice za danas">
      {count > 0 ? (
        <ButtonLink
          href="/profil/kartice"
          variant="secondary"
          className="min-h-16 w-full justify-start text-left text-lg"
        >
          <Layers aria-hidden="true" className="size-6 shrink-0 text-area" />
          <span>
            {counted(count, CARDS)}
            <span className="block text-base font-semibold text-muted">{lengthOf(count)}</span>
          </span>
        </ButtonLink>
      ) : (
        <p className="text-muted">{hasDeck ? DONE : NOTHING_YET}</p>
      )}
    </Panel>
  )
}

const DONE = 'Za danas je sve ponovljeno. Što još ne znaš, vratit će se uskoro.'
const NOTHING_YET =
  'Kad u nekoj lekciji okreneš prve kartice, Iskra će ti ovdje javiti kad ih treba ponoviti.'

const lengthOf = (count: number) => (count <= 5 ? 'Gotovo za čas' : 'Oko pet minuta')
