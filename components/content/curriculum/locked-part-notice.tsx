import { ButtonLink } from '@/components/ui/button-link'
import { Link } from '@/components/ui/link'
import type { FreeLessonLink } from '@/lib/content/curriculum/model'
import { PRICES_PATH } from '@/lib/platform/paths'

type LockedPartNoticeProps = {
  /** The free part, such as “8 od 20 pitanja”. */
  open: string
  /** The lesson of this textbook that is free as a whole. */
  freeLesson: FreeLessonLink | null
}

/**
 * Shown below the free part of a quiz or deck: what an account and a subscription give, and where
 * everything is free. For pupils, a parent can unlock the rest.
 */
export function LockedPartNotice({ open, freeLesson }: LockedPartNoticeProps) {
  const free = freeLesson && (
    <Link href={freeLesson.path} className="font-bold text-link underline underline-offset-4">
      {freeLesson.title}
    </Link>
  )
  return (
    <div className="max-w-md space-y-2 rounded-control bg-link-soft px-4 py-3">
      <p className="font-bold">Otvoreno je {open}.</p>
      <div className="hidden space-y-3 guest:block">
        <ul className="list-disc space-y-1 pl-5 text-left">
          <li>
            Besplatan račun: Iskra pamti što znaš, vraća ti ono što nije išlo i daje test s ocjenom.
            Račun otvara roditelj.
          </li>
          <li>Pretplata: sva pitanja i kartice, testovi bez ograničenja i provjere.</li>
          {free && <li>Bez računa i pretplate: sva pitanja i kartice lekcije {free}.</li>}
        </ul>
        <div className="flex flex-wrap gap-2 in-[.text-center]:justify-center">
          <ButtonLink href="/registracija" variant="secondary">
            Otvori besplatan račun
          </ButtonLink>
          <ButtonLink href={PRICES_PATH} variant="quiet">
            Cjenik
          </ButtonLink>
        </div>
      </div>
      <div className="hidden space-y-2 pupil:block">
        <p>
          Ostalo može otvoriti roditelj: pokaži mu ovaj zaslon. Cijelo gradivo čeka te u skripti.
        </p>
        {free && <p>U ovom udžbeniku sva su ti pitanja i kartice otvoreni u lekciji {free}.</p>}
      </div>
      <div className="hidden space-y-3 parent:block">
        <p>
          Ostala pitanja i kartice otvara pretplata, a s njom i testove bez ograničenja, provjere i
          izvještaj za roditelje.
        </p>
        {free && (
          <p>Bez pretplate su u ovom udžbeniku otvoreni sva pitanja i kartice lekcije {free}.</p>
        )}
        <ButtonLink href={PRICES_PATH} variant="secondary">
          Otvori cjenik
        </ButtonLink>
      </div>
    </div>
  )
}
