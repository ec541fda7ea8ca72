/** Messages of the test calls. */
export const TEST_MESSAGES = {
  /** Rule 23.10. */
  saveFailed: 'Došlo je do greške pri spremanju test rezultata',
  notFound: 'Test nije pronađen',
  notStarted: 'Test nije započeo. Pokušaj ponovno.',
  notSaved: 'Odgovor nije spremljen. Pokušaj ponovno.',
  notLoaded: 'Test se nije učitao. Pokušaj ponovno.',
  noQuestions: 'Test ove lekcije još nema pitanja.',
  noMixedTest: 'Ovog testa još nema.',
  mixedNeedsSubscription: 'Ovaj test dio je pretplate. Pokaži ovaj zaslon roditelju.',
  unknownTimer: 'Odaberi jedno od ponuđenih trajanja.',
  /** Shown without a subscription. */
  onceADay: 'Današnji test iz ove lekcije već imaš. Novi možeš pisati sutra.',
  enoughForToday: 'Za danas je dosta testova. Nastavi sutra.',
  finished: 'Ovaj je test već predan.',
  timeIsUp: 'Vrijeme je isteklo. Test je predan s odgovorima koji su spremljeni.',
  stillOpen: 'Test još traje. Pregled se otvara kad ga predaš.',
  /** A finished test may reveal questions of an open one. */
  otherOpen: 'Pregled se otvara kad predaš test koji još traje.',
  sharesQuestions:
    'Neka su od ovih pitanja i u testu koji još pišeš. Pregled s objašnjenjima otvara se kad ga predaš.',
  inOpenTest: 'Ovo je pitanje u testu koji još pišeš. Predaj test pa odgovori ovdje.',
  inOpenTestOfChild: 'Ovo je pitanje u testu koji još traje. Rješenje je tu nakon predaje testa.',
} as const
