import { clsx } from 'clsx'
import { RichText } from '@/components/ui/rich-text'
import type { AnsweredQuestion } from '@/lib/learning/check/model'

type PointTicksProps = {
  points: AnsweredQuestion['points']
  ticked: boolean[]
  isSpoken: boolean
  onChange: (ticked: boolean[]) => void
}

/** The key points of the model answer, each with a checkbox; no unticked one is called missing. */
export function PointTicks({ points, ticked, isSpoken, onChange }: PointTicksProps) {
  const hint = isSpoken ? SPOKEN : points.some(({ isFound }) => isFound) ? SUGGESTED : WRITTEN
  return (
    <fieldset aria-describedby="kvacice-opis">
      <legend className="font-display text-xl font-bold">Što od ovoga imaš?</legend>
      <p id="kvacice-opis" className="text-muted">
        {hint}
      </p>
      <div className="mt-3 space-y-3">
        {points.map(({ html }, index) => (
          <label key={html} className={clsx(CARD, ticked[index] ? TICKED : OPEN)}>
            <input
              type="checkbox"
              checked={ticked[index] ?? false}
              onChange={() => onChange(ticked.with(index, !ticked[index]))}
              className="size-6 shrink-0 accent-link"
            />
            <RichText as="span" html={html} className="min-w-0 flex-1 text-lg leading-snug" />
            <span className="shrink-0 text-sm font-bold text-muted">imam to</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}

const SPOKEN = 'Zajedno s odraslom osobom označi što je bilo u tvojem odgovoru.'
const WRITTEN = 'Usporedi i označi što je u tvojem odgovoru, makar drugim riječima.'
const SUGGESTED =
  'Iskra je označila ono što je prepoznala. Odlučuješ ti: dodaj što imaš, makar drugim riječima, ili makni kvačicu.'

const CARD =
  'flex min-h-14 cursor-pointer items-center gap-3 rounded-control border-2 px-4 py-3 transition-colors duration-quick hover:border-link'
const OPEN = 'border-field bg-surface'
const TICKED = 'border-link bg-link-soft'
