import type { ComponentType } from 'react'
import { artColors as c } from '../palette'
import type { SparkColors } from './body'
import { Meadow, Rainbow, Sea, StarryNight } from './pieces/backgrounds'
import { Ladybird, Owl, SmallDragon, Snail } from './pieces/companions'
import { Monocle, RoundGlasses, StarGlasses, SunGlasses } from './pieces/eyes'
import { Cap, Crown, TopHat, WinterHat } from './pieces/head'
import { BowTie, Cape, CapeClasp, Medal, Scarf } from './pieces/neck'

/** The drawing of a piece by its layer, from the back to the front. */
export type PieceDrawing = {
  background?: ComponentType
  behind?: ComponentType
  colors?: SparkColors
  worn?: ComponentType
  companion?: ComponentType
}

/** The drawings of all pieces, in the 200 x 200 units of the mascot. */
export const pieceDrawings = {
  'crveni-sal': { worn: Scarf },
  'leptir-masna': { worn: BowTie },
  medalja: { worn: Medal },
  plast: { behind: Cape, worn: CapeClasp },
  'plava-kapa': { worn: Cap },
  'ljubicasti-sesir': { worn: TopHat },
  'zimska-kapa': { worn: WinterHat },
  kruna: { worn: Crown },
  'okrugle-naocale': { worn: RoundGlasses },
  'suncane-naocale': { worn: SunGlasses },
  'zvjezdaste-naocale': { worn: StarGlasses },
  monokl: { worn: Monocle },
  puz: { companion: Snail },
  bubamara: { companion: Ladybird },
  sova: { companion: Owl },
  zmajic: { companion: SmallDragon },
  livada: { background: Meadow },
  'zvjezdana-noc': { background: StarryNight },
  more: { background: Sea },
  duga: { background: Rainbow },
  'plava-iskra': { colors: { outer: c.blue, middle: c.sky, inner: '#bae6fd' } },
  'zelena-iskra': { colors: { outer: c.moss, middle: c.leaf, inner: '#bbf7d0' } },
  'ruzicasta-iskra': { colors: { outer: c.rose, middle: c.coral, inner: '#fecdd3' } },
  'ljubicasta-iskra': { colors: { outer: c.violet, middle: c.lilac, inner: '#ddd6fe' } },
} satisfies Record<string, PieceDrawing>

export type DrawnPieceId = keyof typeof pieceDrawings
