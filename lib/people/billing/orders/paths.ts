export const ORDERS_PATH = '/profil/narudzbe'
export const orderPath = (id: string) => `${ORDERS_PATH}/${id}`

/** The address of the code of an order's slip, for its parent. */
export const slipPath = (id: string) => `/api/narudzbe/${id}/uplatnica`

/** The same as a picture that a phone keeps among its own. */
export const slipPhotoPath = (id: string) => `${slipPath(id)}?oblik=png`
