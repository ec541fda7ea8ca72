/** Numbers of questions whose numbers change, for which the cases are written. */
export const DRAWN: Record<string, Record<string, number>> = {
  'dijeljenje-s-ostatkom/ostatak-13-4': { d: 4, q: 3, r: 1 },
  'dijeljenje-s-ostatkom/kolicnik-29-6': { d: 7, q: 4, r: 1 },
  'binarni-brojevi/procitaj-1011': { b: 0, c: 0, d: 1, e: 1 },
  'ohmov-zakon/struja-kroz-otpornik': { r: 60, i: 0.2 },
  'pitagorin-poucak/sest-osam': { m: 2, n: 1, k: 2 },
  'postotci/sedam-posto': { p: 7 },
  'zbrajanje-do-20/devet-plus-tri': { a: 9, b: 3 },
}
