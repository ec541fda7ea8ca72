import { CircleCheck } from 'lucide-react'
import { HighlightedAnswer, ModelAnswer } from './highlighted-answer'

const TEXT = 'Sunce ugrije vodu pa ona ode u zrak.'
const MARKED = ['Sunce', 'vodu', 'zrak']
const marks = MARKED.map((word): [number, number] => {
  const from = TEXT.indexOf(word)
  return [from, from + word.length]
})

/** An example of a check for those who can't begin one. */
export function CheckExample({ isSpoken }: { isSpoken: boolean }) {
  return (
    <section aria-labelledby="primjer" className="mt-8 space-y-4">
      <h2 id="primjer" className="font-display text-2xl font-bold">
        Tako izgleda provjera
      </h2>
      <p className="text-lg">
        <span className="font-bold">Pitanje:</span> Zašto se lokva na suncu osuši?
      </p>
      {!isSpoken && <HighlightedAnswer title="Odgovor učenika" text={TEXT} marks={marks} />}
      <ModelAnswer html="Sunce zagrijava vodu u lokvi, pa se voda malo-pomalo pretvara u paru i nestaje iz lokve." />
      <ul className="space-y-3">
        {['Sunce zagrijava vodu', 'voda se pretvara u paru'].map((point) => (
          <li
            key={point}
            className="flex items-center gap-3 rounded-control border-2 border-link bg-link-soft px-4 py-3 text-lg"
          >
            <CircleCheck aria-hidden="true" className="size-6 shrink-0 text-link" />
            <span className="min-w-0 flex-1">{point}</span>
            <span className="shrink-0 text-sm font-bold text-muted">imam to</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
