import { ButtonLink } from '@/components/ui/button-link'
import { PUPILS } from '@/lib/fun-quizzes/nouns'
import type { Board } from '@/lib/fun-quizzes/model'
import { counted } from '@/lib/hr/plurals'

/** How many play, and what the board says to whoever has no place on it. */
export function BoardNote({ board }: { board: Board }) {
  const { total, ownPlace, isTakingPart } = board
  return (
    <div className="space-y-3 rounded-card bg-sunken p-4 leading-relaxed">
      {total > 0 && <p className="font-semibold">Na ljestvici: {counted(total, PUPILS)}.</p>}
      {isTakingPart === null && (
        <>
          <p className="member:hidden">
            Na ljestvici su učenici. Prijavi se svojim nadimkom i pridruži im se.
          </p>
          <p className="hidden member:block">Ljestvica je za učenike i ne prikazuje prava imena.</p>
          <ButtonLink href="/prijava" variant="secondary" className="member:hidden">
            Prijavi se
          </ButtonLink>
        </>
      )}
      {isTakingPart === false && (
        <p>
          Tvoji su rezultati samo tvoji i na ljestvici se ne prikazuju. Kvizove i dalje možeš
          igrati.
        </p>
      )}
      {isTakingPart && ownPlace === null && (
        <p>Ovdje te još nema. Na ljestvicu dolazi prva igra dana kad odgovoriš na sva pitanja.</p>
      )}
      {ownPlace !== null && <p>Tvoje je mjesto: {ownPlace}.</p>}
    </div>
  )
}
