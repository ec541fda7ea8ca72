import { Link } from '@/components/ui/link'
import type { DistressLevel } from '@/lib/people/distress/model'

type DistressInstructionsProps = {
  level: DistressLevel
  /** The parent's id; null for a guest, and unless the level is an alarm. */
  familyId: string | null
}

/** Instructions for an admin who reads the words of a child in distress. */
export function DistressInstructions({ level, familyId }: DistressInstructionsProps) {
  if (level === 'unsure') {
    return (
      <p className="my-2 rounded-card bg-almost-soft p-4">
        Djetetu možda treba pomoć. Pročitaj pažljivo, odgovori toplo i spomeni Hrabri telefon, 116
        111. Roditelj ovo ne vidi.
      </p>
    )
  }
  return (
    <section
      aria-label="Dijete u nevolji"
      className="my-2 space-y-2 rounded-card border-2 border-bad bg-bad-soft p-4"
    >
      <p className="font-bold">Ovo su riječi djeteta kojem možda treba pomoć. Pročitaj ih odmah.</p>
      <ul className="list-disc space-y-1 pl-5">
        <li>
          Sumnju na nasilje, zlostavljanje, zanemarivanje ili drugo kršenje prava djeteta zakon
          nalaže odmah prijaviti: Hrvatskom zavodu za socijalni rad (područni ured prema
          prebivalištu djeteta) i policiji,{' '}
          <a href="tel:192" className="font-bold underline">
            192
          </a>
          . Dokaz nije potreban.
        </li>
        <li>
          Ako je život u opasnosti, odmah nazovi{' '}
          <a href="tel:112" className="font-bold underline">
            112
          </a>
          .
        </li>
        <li>
          Roditelju ne javljaj ništa: možda je on razlog. Roditelj ovo ne vidi i o tome ne dobiva
          poruku.
        </li>
        <li>
          Odgovori kratko i toplo: vjeruješ mu, nije krivo, tko će pomoći. Ne obećavaj da će ostati
          tajna. Spomeni 116 111.
        </li>
      </ul>
      {familyId && (
        <p>
          Za prijavu:{' '}
          <Link
            href={`/admin/korisnici?record=${familyId}`}
            className="inline-flex min-h-11 items-center font-bold underline underline-offset-4"
          >
            podaci o obitelji
          </Link>
        </p>
      )}
    </section>
  )
}
