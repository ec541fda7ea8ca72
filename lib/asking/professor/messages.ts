/** Messages of the professor's calls. */
export const PROFESSOR_MESSAGES = {
  /** Rule 3.9. */
  listFailed: 'Greška pri dohvatu pitanja',
  askFailed: 'Pitanje nije poslano. Pokušaj ponovno.',
  pictureFailed: 'Slika nije poslana. Pokušaj ponovno.',
  wishFailed: 'Postavka nije spremljena. Treba pokušati ponovno.',
  answerFailed: 'Odgovor nije poslan. Pokušaj ponovno.',
  notFound: 'Ovog pitanja nema.',
  isTaken: 'Ovo pitanje već postoji.',
  empty: 'Napiši svoje pitanje.',
  /** Shown in place of an answer; HTML. */
  heldBack: 'Odgovor je skriven dok traje test s ovim pitanjem. Nakon predaje testa opet je ovdje.',
  noAnswerYet: 'Odgovor još nije stigao.',
  /** Shown to children, so it offers nothing for sale. */
  closed:
    'Pitanja profesoru sada nisu otvorena. Za pomoć se obrati učiteljici, učitelju ili roditelju.',
  noneLeft: 'Sva pitanja profesoru za danas su potrošena. Sutra možeš pitati ponovno.',
  noPicture: 'Ove slike više nema. Dodaj je ponovno.',
  emptyAnswer: 'Napiši odgovor.',
  answered: 'Netko je već odgovorio na ovo pitanje.',
  changed: 'Netko je u međuvremenu promijenio odgovor.',
  taken: 'Na ovom pitanju već radi netko drugi.',
  noModel: 'Prijedlog nije moguć: model nije postavljen.',
  draftFailed: 'Prijedlog nije stigao. Pokušaj ponovno ili odgovori bez njega.',
  noLesson: 'Lekcije ovog pitanja više nema, pa se ne može dodati u bazu znanja.',
  tooManyTemplates: 'Predložaka je već 100. Obriši neki koji ne trebaš.',
  notAnswered: 'Prvo odgovori na pitanje.',
  isDistress: 'Ovo su riječi djeteta kojem možda treba pomoć, pa ostaju samo ovdje.',
} as const
