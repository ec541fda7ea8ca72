export const ORDERS_PATH = '/profil/narudzbe'
export const orderPath = (id: string) => `${ORDERS_PATH}/${id}`

/** Address of the code of an order's slip, for its parent. */
export const slipCodePath = (id: string) => `/api/narudzbe/${id}/uplatnica`

/** Address of the code as a PNG, which a phone saves among its photos. */
export const slipCodePngPath = (id: string) => `${slipCodePath(id)}?oblik=png`
