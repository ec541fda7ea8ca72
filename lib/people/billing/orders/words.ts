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

export const ORDERS_PATH = '/profil/narudzbe'
export const orderPath = (id: string) => `${ORDERS_PATH}/${id}`

/** The address of the code of an order's slip, for its parent. */
export const slipPath = (id: string) => `/api/narudzbe/${id}/uplatnica`

/** The same as a picture that a phone keeps among its own. */
export const slipPhotoPath = (id: string) => `${slipPath(id)}?oblik=png`
