/** Words that every text has and that tell nothing of what is looked for, folded. */
const FILLERS = new Set(
  `a ako ali bi bih bila bili bilo bio biti bude bit ce cega cemu cim da do ga gdje i ih ili im iz ja je jedan jedna
  jesam jesmo jesu jest joj ju kad kada kako kao kakav kakva kakvo kakve kakvi kod koga koja koje koji kojih kojim kojoj
  koju kome koliko kolika kolike koliki li me mi moj moja moje mu na nad nam nas ne neki neka neko nego ni nije no o od
  ona one oni ono pa po pod pred pri s sa sam se si smo ste su sto sta svoj ta taj te ti to tko tu u uz va vam vas vi
  za zasto znaci zove zovu`.split(/\s+/),
)

export const isFiller = (word: string): boolean => FILLERS.has(word)
