import { describe, expect, test } from 'vitest'
import {
  MASCOT_PIECES,
  nextPieces,
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
    [0, 2, ['okrugle-naocale', 'livada'], 20],
    [19, 2, ['okrugle-naocale', 'livada'], 1],
    [20, 4, ['plava-iskra', 'leptir-masna'], 20],
    [1_999, 22, ['kruna', 'ljubicasta-iskra'], 1],
  ])('with %i XP are %i, and the next ones are named', (xp, owned, next, missingXp) => {
    expect(ownedPieces(xp)).toHaveLength(owned)
    expect(ids(nextPieces(xp)?.pieces)).toEqual(next)
    expect(nextPieces(xp)?.missingXp).toBe(missingXp)
  })

  test('on the highest level are all, and none comes next', () => {
    expect(ownedPieces(2_000)).toHaveLength(24)
    expect(nextPieces(2_000)).toBeNull()
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
