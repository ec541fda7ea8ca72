import { ArrowRight, PencilLine } from 'lucide-react'
import type { Answered } from '@/lib/check/model'

/** Spelling slips: the typed and the correct word. */
export function SlipList({ slips }: Pick<Answered, 'slips'>) {
  if (!slips.length) return null
  return (
    <div className="rounded-card bg-link-soft p-4 sm:p-5">
      <h3 className="flex items-center gap-2 font-display text-xl font-bold">
        <PencilLine aria-hidden="true" className="size-5 shrink-0" />
        Na što paziti
      </h3>
      <ul className="mt-2 space-y-1 text-lg">
        {slips.map(({ typed, correct }) => (
          <li key={typed} className="flex flex-wrap items-center gap-x-2">
            <span className="sr-only">umjesto </span>
            <span className="break-all text-muted">{typed}</span>
            <ArrowRight aria-hidden="true" className="size-4 shrink-0" />
            <span className="sr-only"> piše se </span>
            <strong className="break-all">{correct}</strong>
          </li>
        ))}
      </ul>
      <p className="mt-2 text-sm">Ove riječi čekaju te i među karticama na tvojem profilu.</p>
    </div>
  )
}
