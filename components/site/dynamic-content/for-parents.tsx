import { Check } from 'lucide-react'
import { Mascot } from '@/components/art/mascot'

const PROMISES = [
  'Skripte su besplatne i čitaju se bez prijave.',
  'Nema reklama koje prate dijete ni zvončića koji ga vuku natrag.',
  'Greška je dio učenja: svaki pogrešan odgovor dobiva mirno objašnjenje.',
]

/** Key information for parents. */
export function ForParents() {
  return (
    <section className="grid items-center gap-6 rounded-card bg-area-soft p-6 sm:grid-cols-[auto_1fr] sm:p-10">
      <Mascot pose="cheer" className="mx-auto size-36" />
      <div>
        <h2 className="font-display text-3xl font-bold">Roditeljima</h2>
        <ul className="mt-3 space-y-2 text-lg">
          {PROMISES.map((promise) => (
            <li key={promise} className="flex gap-3">
              <Check
                aria-hidden="true"
                strokeWidth={3}
                className="mt-1 size-5 shrink-0 text-area"
              />
              {promise}
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
