/** Messages of the check's calls. */
export const CHECK_MESSAGES = {
  membersOnly: 'Provjera odgovora dio je pretplate. Pitanja ipak možeš riješiti na papiru.',
  doneForToday: 'Ova je provjera za danas gotova. Sutra te opet čeka.',
  nothingToAsk: 'Ova lekcija još nema provjeru.',
  runNotFound: 'Provjera nije pronađena',
  questionNotFound: 'Pitanje nije pronađeno',
  nothingWritten: 'Najprije napiši odgovor.',
  notAnswered: 'Najprije odgovori na pitanje.',
  startFailed: 'Provjera se nije otvorila. Pokušaj ponovno.',
  answerFailed: 'Odgovor nije poslan. Pokušaj ponovno.',
  ticksFailed: 'Kvačice nisu spremljene. Pokušaj ponovno.',
} as const
