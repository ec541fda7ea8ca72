/** Messages to a child when a call about a fun quiz fails. */
export const FUN_QUIZ_MESSAGES = {
  notFound: 'Kviz nije pronađen',
  questionNotFound: 'Pitanje nije pronađeno',
  playNotFound: 'Igra nije pronađena',
  needsPlay: 'Pokreni igru pa odgovaraj u njoj.',
  isOver: 'Ova je igra završena. Pokreni novu.',
  enoughForToday: 'Danas je bilo jako puno igara. Odmori se malo, sutra te čekaju nove.',
  fetchFailed: 'Kvizovi se trenutačno ne mogu otvoriti. Pokušaj ponovno.',
  startFailed: 'Igra nije započela. Pokušaj ponovno.',
  judgeFailed: 'Odgovor nije provjeren. Pokušaj ponovno.',
  finishFailed: 'Rezultat nije spremljen. Pokušaj ponovno.',
  boardFailed: 'Ljestvica se trenutačno ne može otvoriti. Pokušaj ponovno.',
} as const
