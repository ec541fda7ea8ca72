import type { OrderState } from './model'

/** The order states, in words for the pages. */
export const STATE_WORDS: Record<OrderState, string> = {
  waiting: 'čeka uplatu',
  paid: 'plaćeno i otvoreno',
  cancelled: 'otkazano',
  lapsed: 'isteklo',
}

/** Shown to a parent without children who orders. */
export const NO_CHILDREN_MESSAGE =
  'Na Vašem računu još nema djece, a pristup se otvara djeci. Dodajte dijete, inače ga ne možemo otvoriti.'
