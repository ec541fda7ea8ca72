import { Gift } from 'lucide-react'

/** Marks a textbook's free lesson in a list. Families with a subscription need no such mark. */
export const FreeLessonMark = () => (
  <span className="mt-2 flex w-fit items-start gap-1.5 rounded-control bg-good-soft px-2.5 py-1 text-sm font-bold text-good paying:hidden">
    <Gift aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
    <span className="guest:hidden">Besplatno: sva pitanja, kartice i testovi</span>
    <span className="hidden guest:inline">
      Besplatno: sva pitanja i kartice, uz besplatan račun i testovi
    </span>
  </span>
)

/** On the page of a textbook's free lesson: what is open. */
export const FreeLessonNotice = () => (
  <div className="no-print flex items-start gap-3 rounded-control bg-good-soft px-4 py-3 paying:hidden">
    <Gift aria-hidden="true" className="mt-0.5 size-6 shrink-0 text-good" />
    <p className="hidden guest:block">
      <b>Besplatna lekcija.</b> Sva pitanja i sve kartice otvoreni su i bez računa. Uz besplatan
      račun možeš pisati i testove, koliko god puta želiš.
    </p>
    <p className="hidden pupil:block">
      <b>Besplatna lekcija.</b> Otvorena su ti sva pitanja, sve kartice i testovi, koliko god puta
      želiš.
    </p>
    <p className="hidden parent:block">
      <b>Besplatna lekcija.</b> I bez pretplate Vašem su djetetu otvorena sva pitanja, sve kartice i
      testovi, koliko god puta želi.
    </p>
  </div>
)
