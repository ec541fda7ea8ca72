/** The sections of the admin area, in the order of its menu. */
export const ADMIN_SECTIONS = [
  {
    group: 'Nastava',
    sections: [
      { path: '/admin/razredi', name: 'Razredi', about: 'Imena razreda i koji se vide' },
      { path: '/admin/predmeti', name: 'Predmeti', about: 'Predmeti svakog razreda' },
      { path: '/admin/literatura', name: 'Literatura', about: 'Udžbenici po predmetima' },
      { path: '/admin/cjeline', name: 'Cjeline', about: 'Poglavlja udžbenika' },
      { path: '/admin/lekcije', name: 'Lekcije', about: 'Lekcije, kartice i provjera' },
      { path: '/admin/skripte', name: 'Skripte', about: 'Tekst lekcija, sa slikama i formulama' },
      {
        path: '/admin/pitanja',
        name: 'Pitanja',
        about: 'Pitanja lekcija, svih vrsta, s pregledom',
      },
      {
        path: '/admin/zabavni-kvizovi',
        name: 'Zabavni kvizovi',
        about: 'Kvizovi s ljestvicom i njihova pitanja',
      },
    ],
  },
  {
    group: 'Stranica',
    sections: [
      { path: '/admin/izgled', name: 'Izgled', about: 'Ime, znak, logotip i slika naslovnice' },
      { path: '/admin/pasica', name: 'Pasica', about: 'Obavijest na vrhu svake stranice' },
      {
        path: '/admin/trending',
        name: 'Popularne lekcije',
        about: 'Izdvojene na početnoj stranici',
      },
      {
        path: '/admin/fresh',
        name: 'Nove lekcije',
        about: 'Nove i osvježene, na početnoj stranici',
      },
      {
        path: '/admin/istaknute-lekcije',
        name: 'Istaknute lekcije',
        about: 'Od kojih krenuti, u svakom razredu',
      },
      {
        path: '/admin/istaknuta-pitanja',
        name: 'Istaknuta pitanja',
        about: 'Pitanja koja vrijedi pokušati',
      },
      { path: '/admin/blogovi', name: 'Blog', about: 'Članci za roditelje i učenike' },
      {
        path: '/admin/stranice',
        name: 'Stranice',
        about: 'Uvjeti, politike, impressum i o nama',
      },
      {
        path: '/admin/cesta-pitanja',
        name: 'Česta pitanja',
        about: 'Pitanja i odgovori, po temama',
      },
      {
        path: '/admin/partneri',
        name: 'Partneri',
        about: 'Partneri i pokrovitelji te gdje se tko vidi',
      },
    ],
  },
  {
    group: 'Datoteke',
    sections: [
      {
        path: '/admin/slike',
        name: 'Slike',
        about: 'Knjižnica slika za skripte, pitanja i stranice',
      },
      {
        path: '/admin/snimke',
        name: 'Snimke',
        about: 'Knjižnica zvučnih snimki za skripte i pitanja',
      },
      { path: '/admin/ucitaj-pdf', name: 'PDF dokumenti', about: 'Učitavanje i pregled PDF-ova' },
    ],
  },
  {
    group: 'Ljudi',
    sections: [
      {
        path: '/admin/professor-questions',
        name: 'Pitanja profesoru',
        about: 'Što učenici pitaju, odgovori i predlošci',
      },
      { path: '/admin/korisnici', name: 'Korisnici', about: 'Obitelji, njihova prava i sesije' },
      {
        path: '/admin/narudzbe',
        name: 'Narudžbe',
        about: 'Što je naručeno i čeka uplatu',
      },
      {
        path: '/admin/proizvodi',
        name: 'Proizvodi',
        about: 'Što roditelji mogu kupiti i po kojoj cijeni',
      },
      {
        path: '/admin/pruzatelj',
        name: 'Podaci o pružatelju',
        about: 'Tko naplaćuje, na koji račun, i prima li se narudžbe',
      },
    ],
  },
  {
    group: 'Pregled',
    sections: [
      {
        path: '/admin/losa-pitanja',
        name: 'Pitanja koja slabo uče',
        about: 'Prijavljena, dvosmislena i preteška',
      },
      { path: '/admin/dnevnik', name: 'Dnevnik', about: 'Tko je što i kada promijenio' },
      { path: '/admin/kos', name: 'Koš', about: 'Obrisano se još 30 dana može vratiti' },
    ],
  },
] as const
