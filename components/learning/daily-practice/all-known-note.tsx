import { Link } from '@/components/ui/link'
import type { AllKnownOutlook } from '@/lib/learning/daily-practice/model'
import { formatDay } from '@/lib/platform/hr/dates'

/**
 * All lessons are known: when the next one is due, why the practice was short, and a look ahead.
 * Lessons whose bars are not full are not called known.
 */
export const AllKnownNote = ({ isShort, areMastered, dueOn, ahead }: AllKnownOutlook) => (
  <div className="space-y-2 early:hidden">
    <h3 className="font-display text-2xl font-bold">
      {areMastered ? 'Sve ovo već znaš' : 'Zasad nema nove lekcije'}
    </h3>
    <p className="text-lg text-muted">
      {!areMastered && 'Sve lekcije svojeg razreda već učiš. Vježbaj ih do pune savladanosti.'}
      {areMastered && 'Za tvoj razred sada nema nove lekcije'}
      {areMastered && (dueOn ? `, a ništa ne treba ponoviti do ${formatDay(dueOn)}` : '.')}
      {areMastered && isShort && ' Vježba je zato bila kratka: ono što bi se prvo zaboravilo.'}
    </p>
    {ahead && (
      <p className="text-lg text-muted">
        Ako želiš, zaviri u {ahead.grade}. razred:{' '}
        <Link href={ahead.lesson.path} className="font-bold break-words underline">
          {ahead.lesson.title}
        </Link>{' '}
        ({ahead.lesson.subject}).
      </p>
    )}
  </div>
)
