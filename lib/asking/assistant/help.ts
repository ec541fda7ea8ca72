/** The kinds of help a pupil can ask for, with their labels. */
export const HELP_LABELS = {
  'hint-1': 'Prvi savjet',
  'hint-2': 'Drugi savjet',
  'hint-3': 'Treći savjet',
  explain: 'Objasni drukčije',
  example: 'Daj primjer',
  'quiz-me': 'Pitaj me',
  question: 'Vlastito pitanje',
} as const

export type HelpKind = keyof typeof HELP_LABELS
export const HELP_KINDS = Object.keys(HELP_LABELS) as [HelpKind, ...HelpKind[]]

/**
 * Kinds recorded for the parent, including the review of a check answer, which has its own API
 * call.
 */
export const RECORDED_HELP_LABELS = {
  ...HELP_LABELS,
  check: 'Pogled na odgovor u provjeri',
} as const

export type RecordedHelpKind = keyof typeof RECORDED_HELP_LABELS
export const RECORDED_HELP_KINDS = Object.keys(RECORDED_HELP_LABELS) as [
  RecordedHelpKind,
  ...RecordedHelpKind[],
]

/**
 * How a reply ended: complete, with nothing found, withheld because it would reveal a key, replaced
 * by the message for a child in distress, or failed.
 */
export const REPLY_OUTCOMES = ['reply', 'nothing', 'refused', 'care', 'failed'] as const
export type ReplyOutcome = (typeof REPLY_OUTCOMES)[number]

export const ASSISTANT_MESSAGES = {
  off: 'Roditelj je isključio pomoćnika. Za pitanja su tu skripta i tvoji ukućani.',
  inTest:
    'Pitanja iz ove lekcije su u testu koji još pišeš, pa pomoćnik šuti. Javi mu se kad predaš test.',
  inCheck: 'Dok traje provjera ove lekcije, pomoćnik šuti. Javi mu se kad je završiš.',
  enough: 'Za danas je pitanja dosta. Sutra je pomoćnik opet tu.',
  underWay: 'Odgovor na ovo pitanje već stiže.',
  failed: 'Pomoćnik se sada ne javlja. Pokušaj ponovno.',
  usageFailed: 'Podaci o pomoćniku nisu stigli. Treba pokušati ponovno.',
} as const

/** Fixed texts in place of a reply. Markdown. */
export const FIXED_REPLIES = {
  nothing: 'U ovoj lekciji toga nema. Pitaj me nešto o lekciji ili potraži drugu lekciju.',
  refused:
    'Odgovor ti ne smijem otkriti prije nego što pokušaš. Pročitaj pitanje još jednom, polako. Možeš ti to!',
  broken: 'Pomoćnik se zbunio i nije dovršio odgovor. Ništa nije potrošeno. Pokušaj ponovno.',
  stopped: 'Dijete je prekinulo odgovor prije kraja. Ništa nije potrošeno.',
  cutOff: 'Odgovor je prekinut prije kraja. Ništa nije potrošeno.',
  silent: 'Pomoćnik se sada ne javlja. Ništa nije potrošeno.',
  silentLook:
    'Pomoćnik se sada ne javlja. Ništa nije potrošeno. Usporedi odgovore bez njega ili pokušaj kasnije.',
  rests:
    'Pomoćnik odmara do sutra. Danas usporedi bez njega: pročitaj uzoran odgovor točku po točku.',
  care: `Žao mi je što ti je teško. Dobro je što si to rekao ili rekla. Ja sam samo program i ne mogu pomoći kao čovjek, ali ljudi mogu.

- Reci to odrasloj osobi kojoj vjeruješ: učiteljici ili učitelju, pedagogu u školi, roditelju, baki ili djedu.
- Nazovi Hrabri telefon za djecu: **116 111**. Besplatan je i ne moraš reći kako se zoveš.
- Ako si ti ili je netko drugi sada u opasnosti, nazovi **112**.

Nisi kriv ni kriva za to. Zaslužuješ pomoć.`,
} as const
