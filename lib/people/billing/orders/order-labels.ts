import type { OrderState } from './model'

/** What a person reads of a state. */
export const STATE_WORDS: Record<OrderState, string> = {
  waiting: 'čeka uplatu',
  paid: 'plaćeno i otvoreno',
  cancelled: 'otkazano',
  lapsed: 'isteklo',
}

/** Told to a parent who orders for a family without children. */
export const NEEDS_CHILD =
  'Na Vašem računu još nema djece, a pristup se otvara djeci. Dodajte dijete, inače ga ne možemo otvoriti.'
