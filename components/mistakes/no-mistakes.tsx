import { Mascot } from '@/components/art/mascot'
import { ButtonLink } from '@/components/ui/button-link'

/** The empty list, of who has practised everything as of who has not begun: no praise, no blame. */
export function NoMistakes({ path }: { path: string }) {
  return (
    <section className="flex flex-col items-center gap-3 rounded-card border border-line bg-surface p-8 text-center shadow-card">
      <Mascot pose="cheer" className="size-36" />
      <h2 className="font-display text-3xl font-extrabold">Ništa ne čeka na vježbu.</h2>
      <p className="max-w-md text-lg text-muted">
        Što ne pođe od prve, u kvizu, testu ili provjeri, čekat će te ovdje za još jednu vježbu.
      </p>
      <ButtonLink href={path}>Nastavi učiti</ButtonLink>
    </section>
  )
}
