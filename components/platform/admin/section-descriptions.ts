import type { AdminPath } from './sections'

/**
 * The purpose of each admin section. Kept apart from the menu, since only a section's first page
 * shows it.
 */
export const SECTION_DESCRIPTIONS: Record<AdminPath, string> = {
  '/admin/razredi': 'Imena razreda i koji se vide',
  '/admin/predmeti': 'Predmeti svakog razreda',
  '/admin/literatura': 'Udžbenici po predmetima',
  '/admin/cjeline': 'Poglavlja udžbenika',
  '/admin/lekcije': 'Lekcije, kartice i provjera',
  '/admin/skripte': 'Tekst lekcija, sa slikama i formulama',
  '/admin/pitanja': 'Pitanja lekcija, svih vrsta, s pregledom',
  '/admin/zabavni-kvizovi': 'Kvizovi s ljestvicom i njihova pitanja',
  '/admin/izgled': 'Ime, znak, logotip i slika naslovnice',
  '/admin/pasica': 'Obavijest na vrhu svake stranice',
  '/admin/trending': 'Izdvojene na početnoj stranici',
  '/admin/fresh': 'Nove i osvježene, na početnoj stranici',
  '/admin/istaknute-lekcije': 'Od kojih krenuti, u svakom razredu',
  '/admin/istaknuta-pitanja': 'Pitanja koja vrijedi pokušati',
  '/admin/blogovi': 'Članci za roditelje i učenike',
  '/admin/stranice': 'Uvjeti, politike, impressum i o nama',
  '/admin/cesta-pitanja': 'Pitanja i odgovori, po temama',
  '/admin/partneri': 'Partneri i pokrovitelji te gdje se tko vidi',
  '/admin/slike': 'Knjižnica slika za skripte, pitanja i stranice',
  '/admin/snimke': 'Knjižnica zvučnih snimki za skripte i pitanja',
  '/admin/ucitaj-pdf': 'Učitavanje i pregled PDF-ova',
  '/admin/professor-questions': 'Što učenici pitaju, odgovori i predlošci',
  '/admin/korisnici': 'Obitelji, njihova prava i sesije',
  '/admin/narudzbe': 'Što je naručeno i čeka uplatu',
  '/admin/proizvodi': 'Što roditelji mogu kupiti i po kojoj cijeni',
  '/admin/pruzatelj': 'Tko naplaćuje, na koji račun, i prima li se narudžbe',
  '/admin/losa-pitanja': 'Prijavljena, dvosmislena i preteška',
  '/admin/dnevnik': 'Tko je što i kada promijenio',
  '/admin/kos': 'Obrisano se još 30 dana može vratiti',
}
