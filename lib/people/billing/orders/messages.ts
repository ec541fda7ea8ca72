import { ORDER_LIMITS } from './limits'

export const ORDER_MESSAGES = {
  failed: 'Narudžba nije poslana. Ništa nije naručeno. Treba pokušati ponovno.',
  notOpen: 'Narudžbe još nisu otvorene. Počinju uskoro.',
  notOffered: 'Ovaj se proizvod više ne nudi. Učitajte cjenik ponovno.',
  otherPrice: 'Cijena se upravo promijenila. Učitajte cjenik ponovno.',
  oldPrice:
    'Za ovaj proizvod već čeka narudžba po drugoj cijeni. Otkažite je u profilu pa naručite ponovno.',
  otherProduct: 'Narudžba je za drugi proizvod. Aktivira se samo ono što je naručeno.',
  tooMany: `Već imate ${ORDER_LIMITS.waiting} narudžbi koje čekaju uplatu. Platite ih ili neku otkažite.`,
  changed: (state: string) =>
    `Narudžba se u međuvremenu promijenila: ${state}. Ako je uplata ipak stigla, aktiviraj ponovno.`,
  missing: 'Ove narudžbe nema.',
  notWaiting: 'Ova narudžba više ne čeka uplatu.',
  noPayee: 'Podaci za uplatu trenutačno nisu dostupni. Javite nam se, pa ćemo ih poslati.',
} as const
