import type { OrderState } from './model'

/** The order states, in words for the pages. */
export const STATE_WORDS: Record<OrderState, string> = {
  waiting: 'čeka uplatu',
  paid: 'plaćeno i otvoreno',
  cancelled: 'otkazano',
  lapsed: 'isteklo',
}

/** Shown to a parent without children who orders. */
export const NEEDS_CHILD =
  'Na Vašem računu još nema djece, a pristup se otvara djeci. Dodajte dijete, inače ga ne možemo otvoriti.'

export const ORDERS_PATH = '/profil/narudzbe'
export const orderPath = (id: string) => `${ORDERS_PATH}/${id}`

/** Address of the code of an order's slip, for its parent. */
export const slipPath = (id: string) => `/api/narudzbe/${id}/uplatnica`

/** Address of the code as a PNG, which a phone saves among its photos. */
export const slipPhotoPath = (id: string) => `${slipPath(id)}?oblik=png`
