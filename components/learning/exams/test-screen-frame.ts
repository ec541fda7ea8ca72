type PageLink = { label: string; href: string }

/** How the screens of a test speak of what it is about, and where they lead. */
export type TestScreenFrame = {
  /** What is asked, on the start screen; null for a lesson, which needs no words. */
  about: string | null
  earlierTitle: string
  noQuestions: string
  /** Where it can be read. */
  reading: PageLink
  /** Where it can be practised; null for a mixed test, which is practised lesson by lesson. */
  practice: PageLink | null
  back: PageLink
}

type LessonPaths = { script: string; quiz: string; lesson: string }

export const lessonTestFrame = ({ script, quiz, lesson }: LessonPaths): TestScreenFrame => ({
  about: null,
  earlierTitle: 'Tvoji testovi iz ove lekcije',
  noQuestions: 'Dok ih ne dodamo, pročitaj skriptu ove lekcije.',
  reading: { label: 'Otvori skriptu', href: script },
  practice: { label: 'Ponovi uz kviz', href: quiz },
  back: { label: 'Natrag na lekciju', href: lesson },
})

type UnitPaths = { review: string; book: string }

export const unitTestFrame = ({ review, book }: UnitPaths): TestScreenFrame => ({
  about: 'Pitanja iz cijele cjeline su izmiješana.',
  earlierTitle: 'Tvoji mješoviti testovi iz ove cjeline',
  noQuestions: 'Mješoviti test dobivaju cjeline s najmanje tri lekcije koje imaju pitanja.',
  reading: { label: 'Ponovi cjelinu', href: review },
  practice: null,
  back: { label: 'Natrag na udžbenik', href: book },
})

type RehearsalPlace = { part: number; units: string[]; map: string; book: string }

export const rehearsalTestFrame = ({
  part,
  units,
  map,
  book,
}: RehearsalPlace): TestScreenFrame => ({
  about: `Izmiješana pitanja iz ovih cjelina: ${units.join(', ')}.`,
  earlierTitle: `Tvoji testovi: ${part}. probni ispit`,
  noQuestions: 'Probne ispite dobivaju udžbenici s najmanje tri cjeline koje imaju mješoviti test.',
  reading: { label: 'Karta knjige', href: map },
  practice: null,
  back: { label: 'Natrag na udžbenik', href: book },
})
