/** The groups of sections of the admin area, in the order of its menu. */
export const ADMIN_SECTION_GROUPS = [
  {
    group: 'Nastava',
    sections: [
      { path: '/admin/razredi', name: 'Razredi' },
      { path: '/admin/predmeti', name: 'Predmeti' },
      { path: '/admin/literatura', name: 'Literatura' },
      { path: '/admin/cjeline', name: 'Cjeline' },
      { path: '/admin/lekcije', name: 'Lekcije' },
      { path: '/admin/skripte', name: 'Skripte' },
      {
        path: '/admin/pitanja',
        name: 'Pitanja',
      },
      {
        path: '/admin/zabavni-kvizovi',
        name: 'Zabavni kvizovi',
      },
    ],
  },
  {
    group: 'Stranica',
    sections: [
      { path: '/admin/izgled', name: 'Izgled' },
      { path: '/admin/pasica', name: 'Pasica' },
      {
        path: '/admin/trending',
        name: 'Popularne lekcije',
      },
      {
        path: '/admin/fresh',
        name: 'Nove lekcije',
      },
      {
        path: '/admin/istaknute-lekcije',
        name: 'Istaknute lekcije',
      },
      {
        path: '/admin/istaknuta-pitanja',
        name: 'Istaknuta pitanja',
      },
      { path: '/admin/blogovi', name: 'Blog' },
      {
        path: '/admin/stranice',
        name: 'Stranice',
      },
      {
        path: '/admin/cesta-pitanja',
        name: 'Česta pitanja',
      },
      {
        path: '/admin/partneri',
        name: 'Partneri',
      },
    ],
  },
  {
    group: 'Datoteke',
    sections: [
      {
        path: '/admin/slike',
        name: 'Slike',
      },
      {
        path: '/admin/snimke',
        name: 'Snimke',
      },
      { path: '/admin/ucitaj-pdf', name: 'PDF dokumenti' },
    ],
  },
  {
    group: 'Ljudi',
    sections: [
      {
        path: '/admin/professor-questions',
        name: 'Pitanja profesoru',
      },
      { path: '/admin/korisnici', name: 'Korisnici' },
      {
        path: '/admin/narudzbe',
        name: 'Narudžbe',
      },
      {
        path: '/admin/proizvodi',
        name: 'Proizvodi',
      },
      {
        path: '/admin/pruzatelj',
        name: 'Podaci o pružatelju',
      },
    ],
  },
  {
    group: 'Pregled',
    sections: [
      {
        path: '/admin/losa-pitanja',
        name: 'Pitanja koja slabo uče',
      },
      { path: '/admin/dnevnik', name: 'Dnevnik' },
      { path: '/admin/kos', name: 'Koš' },
    ],
  },
] as const

/** The address of a section. */
export type AdminPath = (typeof ADMIN_SECTION_GROUPS)[number]['sections'][number]['path']
