/** The sections of the admin area, in the order of its menu. */
export const ADMIN_SECTIONS = [
  { path: '/admin/razredi', name: 'Razredi', about: 'Imena razreda i koji se vide' },
  { path: '/admin/literatura', name: 'Literatura', about: 'Udžbenici po predmetima' },
  {
    path: '/admin/losa-pitanja',
    name: 'Pitanja koja slabo uče',
    about: 'Prijavljena, dvosmislena i preteška',
  },
  { path: '/admin/korisnici', name: 'Korisnici', about: 'Obitelji, njihova prava i sesije' },
  {
    path: '/admin/proizvodi',
    name: 'Proizvodi',
    about: 'Što roditelji mogu kupiti i po kojoj cijeni',
  },
] as const
