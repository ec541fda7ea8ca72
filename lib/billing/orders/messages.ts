import { ORDER_LIMITS } from './limits'

export const ORDER_MESSAGES = {
  failed: 'Narudžba nije poslana. Ništa nije naručeno. Treba pokušati ponovno.',
  notOpen: 'Narudžbe još nisu otvorene. Počinju uskoro.',
  notOffered: 'Ovaj se proizvod više ne nudi. Učitajte cjenik ponovno.',
  otherPrice: 'Cijena se upravo promijenila. Učitajte cjenik ponovno.',
  tooMany: `Već imate ${ORDER_LIMITS.waiting} narudžbi koje čekaju uplatu. Platite ih ili neku otkažite.`,
  missing: 'Ove narudžbe nema.',
  notWaiting: 'Ova narudžba više ne čeka uplatu.',
  noPayee: 'Podaci za uplatu trenutačno nisu dostupni. Javite nam se, pa ćemo ih poslati.',
} as const
