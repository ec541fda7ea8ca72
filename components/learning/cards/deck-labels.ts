export const REVIEWS_WAITING_TEXT =
  'Nema veze s internetom. Sve što označiš sačuvano je i poslat će se čim se veza vrati.'

export function encouragement(known: number, total: number): string {
  const share = total > 0 ? known / total : 0
  if (share === 1) return 'Sve znaš! Ovo ti baš dobro ide.'
  if (share >= 0.6) return 'Odlično! Još malo i znaš sve.'
  if (share > 0) return 'Dobar početak. Sa svakim okretanjem pamtiš više.'
  return 'Prvi korak je napravljen. Pogledaj odgovore pa okreni kartice još jednom.'
}
