import { ButtonLink } from '@/components/ui/button-link'
import { PRICES_PATH } from '@/lib/platform/paths'

type LockedPartNoticeProps = {
  /** The free part, such as “8 od 20 pitanja”. */
  open: string
}

/** Shown below the free part of a quiz or deck: how to unlock the rest. For pupils, a parent can. */
export function LockedPartNotice({ open }: LockedPartNoticeProps) {
  return (
    <div className="max-w-md space-y-2 rounded-control bg-link-soft px-4 py-3">
      <p className="font-bold">Otvoreno je {open}.</p>
      <div className="hidden space-y-3 guest:block">
        <p>
          Uz besplatan račun Iskra pamti što znaš, vraća ti ono što nije išlo i daje test s ocjenom.
          Račun otvara roditelj, a sva pitanja i kartice otvara pretplata.
        </p>
        <div className="flex flex-wrap gap-2 in-[.text-center]:justify-center">
          <ButtonLink href="/registracija" variant="secondary">
            Otvori besplatan račun
          </ButtonLink>
          <ButtonLink href={PRICES_PATH} variant="quiet">
            Cjenik
          </ButtonLink>
        </div>
      </div>
      <p className="hidden pupil:block">
        Ostalo može otvoriti roditelj: pokaži mu ovaj zaslon. Cijelo gradivo čeka te u skripti.
      </p>
      <div className="hidden space-y-3 parent:block">
        <p>
          Ostala pitanja i kartice otvara pretplata, a s njom i testove bez ograničenja, provjere i
          izvještaj za roditelje.
        </p>
        <ButtonLink href={PRICES_PATH} variant="secondary">
          Otvori cjenik
        </ButtonLink>
      </div>
    </div>
  )
}
