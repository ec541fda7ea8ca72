/** What a template needs to know of its place. */
export type TemplatePlace = { grade: number; position: number; prerequisites: string[] }

/** The files of an empty lesson; the importer takes them as a draft. */
export const lessonTemplate = (place: TemplatePlace): Record<string, string> => ({
  'skripta.md': script(place),
  'pitanja.gift': QUESTIONS,
  'kartice.tsv': CARDS,
  'provjera.yaml': OPEN_QUESTIONS,
})

const script = ({ grade, position, prerequisites }: TemplatePlace) => `---
# Redak "nacrt: true" skriva lekciju od učenika: obriši ga kad je gotova.
nacrt: true
naslov: Nova lekcija
redoslijed: ${position}
# Jedna rečenica, najviše 160 znakova.
sazetak: ''
# Tri do osam pojmova koje lekcija objašnjava.
pojmovi: []
# Oznake ishoda učenja iz kurikula, na primjer: MAT OŠ A.5.1, MAT OŠ B.5.2
# ishodi: MAT OŠ A.5.1
# Mape lekcija koje treba znati prije ove.
preduvjeti: [${prerequisites.join(', ')}]
# Što treba znati iz nižih razreda, a ovdje nema svoju lekciju.
# predznanje: [pisano zbrajanje i oduzimanje (3. razred)]
---

Uvod: nešto što učenik ${grade}. razreda zna, vidi ili može učiniti rukama.

## Prvi odjeljak

Jedna misao, primjer i slika ili crtež.

**Zastani.** Kratko pitanje na koje učenik odgovori prije nego što čita dalje.

## Drugi odjeljak

Nova misao oslonjena na prvu.

**Zastani.** Još jedno kratko pitanje.

> **Zapamti.** Jedna rečenica koju vrijedi znati napamet.

## Riješeni primjer

1. Prvi korak s razlogom.
2. Drugi korak s razlogom.

**Dovrši.** Isti zadatak s drugim brojevima, bez zadnjih koraka.

## Provjeri se

Kako glase odgovori uz „Zastani” i „Dovrši”?

> Odgovori, redom.
`

const QUESTIONS = `// Pitanja od lakših prema težima, između svakog prazan redak. Uzorak:
//
// // uputa: Jedan korak, pitanjem. Ne odaje odgovor.
// ::kratki-kljuc::Tekst pitanja? {
// =točan odgovor#Zašto je točan.
// ~pogrešan odgovor#Što je učenik vjerojatno pomislio i kako je zapravo.
// ~drugi pogrešan odgovor#Isto tako.
// }
`

const CARDS = `# Kartica je jedan redak: pitanje, tabulator, kratak odgovor. Treba ih 10 do 14.
`

const OPEN_QUESTIONS = `# Tri ili četiri pitanja na koja učenik odgovara rečenicom. Uzorak:
#
# - pitanje: Zašto …?
#   uzoran_odgovor: Odgovor od jedne do tri rečenice.
#   kljucne_tocke:
#     - tocka: prva misao odgovora
#       rijeci: [riječ koju ima samo točan odgovor]
#     - druga misao odgovora
[]
`
