import { Clock, HelpCircle, Smile } from 'lucide-react'
import { ABOVE_BOTTOM_BAR_CLASSES, BottomBar } from '@/components/ui/bottom-bar'
import { LateMascot } from '@/components/ui/late-mascot'
import { Button } from '@/components/ui/button'
import type { Placement } from '@/lib/learning/placement/model'

const FACTS = [
  { Icon: Clock, text: 'Najviše deset pitanja, oko pet minuta.' },
  {
    Icon: Smile,
    text: 'Nema ocjena ni bodova. U izvještaju za roditelja piše samo od koje lekcije počinješ.',
  },
  { Icon: HelpCircle, text: '„Ne znam” je sasvim u redu: tako najbrže pronađeš svoje mjesto.' },
]

type PlacementIntroProps = { placement: Placement; onBegin: () => void }

/** Before the first question: what it is, and that nothing is marked. */
export function PlacementIntro({ placement: { book }, onBegin }: PlacementIntroProps) {
  return (
    <section data-area={book.area} className={`space-y-5 ${ABOVE_BOTTOM_BAR_CLASSES}`}>
      <div className="flex items-center justify-between gap-4">
        <div className="min-w-0">
          <p className="font-bold break-words text-area">
            {book.subject} · {book.name}
          </p>
          <h2 className="mt-1 font-display text-3xl leading-tight font-extrabold sm:text-4xl">
            Pronađi svoje mjesto
          </h2>
        </div>
        <LateMascot pose="think" className="size-20 shrink-0 sm:size-28" />
      </div>
      <p className="text-lg early:hidden">
        Učiš ovo već od rujna? Odgovori na nekoliko pitanja pa će ti Iskra reći od koje lekcije je
        najbolje početi.
      </p>
      <ul className="space-y-3 text-lg early:hidden">
        {FACTS.map(({ Icon, text }) => (
          <li key={text} className="flex items-start gap-3">
            <Icon aria-hidden="true" className="mt-1 size-5 shrink-0 text-area" />
            {text}
          </li>
        ))}
      </ul>
      <BottomBar>
        <Button onClick={onBegin} data-early-icon="next" className="w-full text-lg">
          Kreni
        </Button>
      </BottomBar>
    </section>
  )
}
