import { xpLevel } from './xp-level'

/** Where a piece goes; of each place one is worn. */
export const PIECE_SLOTS = ['glava', 'oci', 'vrat', 'boja', 'pratitelj', 'pozadina'] as const
export type PieceSlot = (typeof PIECE_SLOTS)[number]

/** Rule 20.21: the pieces for a pupil's mascot, with the XP level that brings them. */
export const MASCOT_PIECES = [
  { id: 'crveni-sal', slot: 'vrat', level: 1, name: 'crveni šal' },
  { id: 'plava-kapa', slot: 'glava', level: 1, name: 'plava kapa' },
  { id: 'okrugle-naocale', slot: 'oci', level: 2, name: 'okrugle naočale' },
  { id: 'livada', slot: 'pozadina', level: 2, name: 'livada' },
  { id: 'plava-iskra', slot: 'boja', level: 3, name: 'plava iskra' },
  { id: 'leptir-masna', slot: 'vrat', level: 3, name: 'leptir-mašna' },
  { id: 'puz', slot: 'pratitelj', level: 4, name: 'puž' },
  { id: 'ljubicasti-sesir', slot: 'glava', level: 4, name: 'ljubičasti šešir' },
  { id: 'zvjezdana-noc', slot: 'pozadina', level: 5, name: 'zvjezdana noć' },
  { id: 'suncane-naocale', slot: 'oci', level: 5, name: 'sunčane naočale' },
  { id: 'bubamara', slot: 'pratitelj', level: 6, name: 'bubamara' },
  { id: 'zimska-kapa', slot: 'glava', level: 6, name: 'zimska kapa' },
  { id: 'zelena-iskra', slot: 'boja', level: 7, name: 'zelena iskra' },
  { id: 'medalja', slot: 'vrat', level: 7, name: 'medalja' },
  { id: 'zvjezdaste-naocale', slot: 'oci', level: 8, name: 'zvjezdaste naočale' },
  { id: 'more', slot: 'pozadina', level: 8, name: 'more' },
  { id: 'sova', slot: 'pratitelj', level: 9, name: 'sova' },
  { id: 'plast', slot: 'vrat', level: 9, name: 'plašt' },
  { id: 'ruzicasta-iskra', slot: 'boja', level: 10, name: 'ružičasta iskra' },
  { id: 'monokl', slot: 'oci', level: 10, name: 'monokl' },
  { id: 'zmajic', slot: 'pratitelj', level: 11, name: 'zmajić' },
  { id: 'duga', slot: 'pozadina', level: 11, name: 'duga' },
  { id: 'kruna', slot: 'glava', level: 12, name: 'kruna' },
  { id: 'ljubicasta-iskra', slot: 'boja', level: 12, name: 'ljubičasta iskra' },
] as const satisfies { id: string; slot: PieceSlot; level: number; name: string }[]

export type MascotPiece = (typeof MASCOT_PIECES)[number]
export type PieceId = MascotPiece['id']

export const PIECE_IDS = MASCOT_PIECES.map(({ id }) => id) as [PieceId, ...PieceId[]]

export const isPieceId = (id: string): id is PieceId => MASCOT_PIECES.some((one) => one.id === id)

/** The pieces that a pupil may choose from: those of the levels reached, and what is worn. */
export const ownedPieces = (xp: number, worn: readonly PieceId[] = []): MascotPiece[] =>
  MASCOT_PIECES.filter(({ id, level }) => level <= xpLevel(xp) || worn.includes(id))

/** The pieces that come with the levels after one up to another. */
export const piecesOfLevels = (after: number, to: number): MascotPiece[] =>
  MASCOT_PIECES.filter(({ level }) => level > after && level <= to)

/** What is worn after a choice: the piece replaces that of its place; null takes it off. */
export function withPiece(
  worn: readonly PieceId[],
  slot: PieceSlot,
  chosen: PieceId | null,
): PieceId[] {
  const others = worn.filter((id) => slotOf(id) !== slot)
  return chosen ? [...others, chosen] : others
}

export const slotOf = (id: PieceId): PieceSlot | undefined =>
  MASCOT_PIECES.find((one) => one.id === id)?.slot
