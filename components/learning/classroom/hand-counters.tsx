import { Hand, Minus, Plus } from 'lucide-react'
import { withHands, type Hands } from '@/lib/learning/classroom/hands'
import { optionIdAt } from '@/lib/content/questions/option-id'

type HandCountersProps = {
  /** Ids of the options, in their order. */
  options: string[]
  hands: Hands
  onCount: (hands: Hands) => void
}

/** The number of raised hands per option; keys 1, 2, 3 … add one. */
export function HandCounters({ options, hands, onCount }: HandCountersProps) {
  return (
    <div role="group" aria-label="Dignute ruke" className="flex flex-wrap items-center gap-3">
      <Hand aria-hidden="true" className="size-6 text-muted" />
      {options.map((id, index) => {
        const letter = optionIdAt(index).toUpperCase()
        const count = hands[id] ?? 0
        const change = (next: number) => onCount(withHands(hands, id, next))
        return (
          <span key={id} className="inline-flex items-center rounded-control border border-field">
            <button
              type="button"
              aria-label={`Jedna ruka manje za ${letter}`}
              onClick={() => change(count - 1)}
              className={STEP}
            >
              <Minus aria-hidden="true" className="size-5" />
            </button>
            <label className="flex items-center gap-1 font-bold">
              <span aria-hidden="true">{letter}</span>
              <input
                type="number"
                min={0}
                max={99}
                aria-label={`Ruke za ${letter}`}
                value={count}
                onChange={({ target }) => change(target.valueAsNumber)}
                className="h-11 w-12 [appearance:textfield] bg-surface text-center"
              />
            </label>
            <button
              type="button"
              aria-label={`Jedna ruka više za ${letter}`}
              onClick={() => change(count + 1)}
              className={STEP}
            >
              <Plus aria-hidden="true" className="size-5" />
            </button>
          </span>
        )
      })}
    </div>
  )
}

const STEP = 'grid size-11 place-items-center rounded-control hover:bg-sunken'
