import { describe, expect, test } from 'vitest'
import {
  MASCOT_PIECES,
  ownedPieces,
  PIECE_IDS,
  PIECE_SLOTS,
  piecesOfLevels,
  withPiece,
} from '@/lib/learning/rewards/mascot-pieces'

const ids = (pieces: { id: string }[] | undefined) => pieces?.map(({ id }) => id)

describe('pieces of the mascot', () => {
  test('are two for each level, and four for each place', () => {
    for (let level = 1; level <= 12; level += 1)
      expect(piecesOfLevels(level - 1, level)).toHaveLength(2)
    for (const slot of PIECE_SLOTS)
      expect(MASCOT_PIECES.filter((piece) => piece.slot === slot)).toHaveLength(4)
    expect(new Set(PIECE_IDS).size).toBe(24)
  })

  test.each([
    [0, 2],
    [19, 2],
    [20, 4],
    [1_999, 22],
    [2_000, 24],
  ])('with %i XP are %i owned', (xp, owned) => {
    expect(ownedPieces(xp)).toHaveLength(owned)
  })

  test('that are worn stay owned when XP was taken back', () => {
    expect(ids(ownedPieces(0, ['kruna']))).toEqual(['crveni-sal', 'plava-kapa', 'kruna'])
  })

  test('take turns at their place and leave the others', () => {
    const worn = withPiece(['crveni-sal', 'plava-kapa'], 'vrat', 'leptir-masna')
    expect(worn.toSorted()).toEqual(['leptir-masna', 'plava-kapa'])
    expect(withPiece(worn, 'vrat', null)).toEqual(['plava-kapa'])
  })
})
