import { Mascot } from '@/components/art/mascot'

/** Says to a pupil without a subscription what can be done here all the same. Offers nothing. */
export function MembersOnly() {
  return (
    <section className="flex flex-col gap-3 rounded-card bg-link-soft p-5 sm:flex-row sm:items-center sm:gap-4">
      <Mascot pose="wave" className="size-20 shrink-0" />
      <div className="min-w-0">
        <h2 className="font-display text-2xl font-bold">Provjeri se na papiru</h2>
        <p className="text-lg">
          Uz pretplatu svoje odgovore uspoređuješ s uzornima. Na pitanja možeš odgovoriti i ovako,
          na papiru ili naglas, pa usporedi sa skriptom.
        </p>
      </div>
    </section>
  )
}
