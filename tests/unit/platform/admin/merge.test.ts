import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { mergeBothWays } from '@/lib/platform/admin/merge/merge'

const record = { name: 'A', text: 'B', units: [1, 2] }

describe('fields', () => {
  it.each([
    ['nobody', {}, {}, {}, []],
    ['only I', { name: 'mine' }, {}, { name: 'mine' }, []],
    ['only they', {}, { text: 'theirs' }, { text: 'theirs' }, []],
    ['each another', { name: 'mine' }, { text: 'theirs' }, { name: 'mine', text: 'theirs' }, []],
    ['both alike', { name: 'same' }, { name: 'same' }, { name: 'same' }, []],
    ['both', { name: 'mine' }, { name: 'theirs' }, { name: 'mine' }, ['name']],
    ['I back', { name: 'A' }, { name: 'theirs' }, { name: 'theirs' }, []],
  ])('%s changed it', (_, mine, theirs, merged, clashes) => {
    const joined = mergeBothWays(record, { ...record, ...mine }, { ...record, ...theirs })
    expect(joined.mine).toEqual({ ...record, ...merged })
    expect(joined.clashes).toEqual(clashes)
  })

  const values = fc.record({ a: fc.nat(2), b: fc.nat(2), c: fc.nat(2) })

  it('include every change by one editor only, and mine where both changed', () => {
    fc.assert(
      fc.property(values, values, values, (base, mine, theirs) => {
        const merged = mergeBothWays(base, mine, theirs)
        for (const name of ['a', 'b', 'c'] as const) {
          expect(merged.mine[name]).toBe(mine[name] === base[name] ? theirs[name] : mine[name])
          const bothChanged = mine[name] !== base[name] && theirs[name] !== base[name]
          expect(merged.clashes.includes(name)).toBe(bothChanged && mine[name] !== theirs[name])
        }
      }),
    )
  })
})

/** The merged list with my version and with their version of clashes, and whether there are any. */
function joined<Item>(base: Item[], mine: Item[], theirs: Item[]) {
  const merged = mergeBothWays({ list: base }, { list: mine }, { list: theirs })
  return {
    mine: merged.mine.list,
    theirs: merged.theirs.list,
    clashes: merged.clashes.length > 0,
  }
}

const card = (id: string, front = id, back = 'leđa') => ({ id, front, back })

describe('lists of items with ids', () => {
  const [a, b, c] = [card('a'), card('b'), card('c')]

  it('contain one editor’s addition and the other’s correction', () => {
    const added = { front: 'nova', back: 'kartica' }
    const corrected = card('b', 'b', 'ispravljeno')
    const list = [a, corrected, c, added]
    expect(joined([a, b, c], [a, corrected, c], [a, b, c, added] as never)).toEqual({
      mine: list,
      theirs: list,
      clashes: false,
    })
  })

  it('contain both changes of one item in different fields', () => {
    const { mine, clashes } = joined([a], [card('a', 'naprijed')], [card('a', 'a', 'nazad')])
    expect(mine).toEqual([card('a', 'naprijed', 'nazad')])
    expect(clashes).toBe(false)
  })

  it('clash only in the item that both changed, and keep additions beside it', () => {
    const added = { front: 'nova', back: 'kartica' } as typeof a
    const one = joined([a, b], [card('a', 'moje'), b], [card('a', 'njihovo'), b, added])
    expect(one).toEqual({
      mine: [card('a', 'moje'), b, added],
      theirs: [card('a', 'njihovo'), b, added],
      clashes: true,
    })
  })

  it('lose items that one editor deleted and the other left unchanged', () => {
    expect(joined([a, b, c], [a, c], [a, b, card('c', 'c', 'novo')]).mine).toEqual([
      a,
      card('c', 'c', 'novo'),
    ])
  })

  it('clash when one editor deleted what the other changed', () => {
    const changed = card('b', 'promijenjeno')
    expect(joined([a, b], [a], [a, changed])).toEqual({
      mine: [a],
      theirs: [a, changed],
      clashes: true,
    })
  })

  it('keep the order of the editor who moved items, with additions after their neighbours', () => {
    const d = card('d')
    expect(joined([a, b, c], [c, a, b], [a, d, b, c])).toMatchObject({
      mine: [c, a, d, b],
      clashes: false,
    })
  })

  it('clash when both editors moved items differently', () => {
    expect(joined([a, b, c], [c, a, b], [b, a, c])).toEqual({
      mine: [c, a, b],
      theirs: [b, a, c],
      clashes: true,
    })
  })

  it('contain an equal addition of both editors once', () => {
    const added = { front: 'isto', back: 'isto' } as typeof a
    expect(joined([a], [a, added], [added, a]).mine).toHaveLength(2)
  })

  it('contain all new items of one editor, including equal ones', () => {
    const empty = { front: '', back: '' } as typeof a
    const changed = card('a', 'a', 'novo')
    const list = [changed, empty, empty]
    expect(joined([a], [a, empty, empty], [changed])).toEqual({
      mine: list,
      theirs: list,
      clashes: false,
    })
  })
})

describe('lists of plain values', () => {
  it('contain additions of both editors, without what either removed', () => {
    expect(joined(['a', 'b'], ['a', 'b', 'c'], ['b', 'd']).mine).toEqual(['b', 'c', 'd'])
  })
})

describe('lists of items without identity', () => {
  const [x, y, z] = [{ point: 'x' }, { point: 'y' }, { point: 'z' }]

  it('merge by position', () => {
    expect(joined([x, y], [{ point: 'x1' }, y], [x, y, z]).mine).toEqual([{ point: 'x1' }, y, z])
    expect(joined([x, y], [x, { point: 'y1' }], [x, y, z])).toMatchObject({
      mine: [x, { point: 'y1' }, z],
      clashes: false,
    })
    expect(joined([x, y], [{ point: 'x1' }, y], [x, { point: 'y1' }]).mine).toEqual([
      { point: 'x1' },
      { point: 'y1' },
    ])
  })

  it('clash where both changed the same position', () => {
    const { mine, theirs, clashes } = joined([x, y], [z, y], [{ point: 'w' }, y])
    expect([mine, theirs, clashes]).toEqual([[z, y], [{ point: 'w' }, y], true])
  })
})

describe('texts', () => {
  const script = ['# Naslov', 'Prvi odlomak.', 'Drugi odlomak.', 'Treći odlomak.']
  const text = (...blocks: string[]) => blocks.join('\n\n')
  const base = text(...script)

  it('merge block by block', () => {
    const mine = text('# Naslov', 'Prvi, ispravljen.', 'Drugi odlomak.', 'Treći odlomak.')
    const theirs = text(...script.slice(0, 3), 'Treći, ispravljen.', 'Četvrti.')
    const merged = mergeBothWays({ script: base }, { script: mine }, { script: theirs })
    expect(merged.clashes).toEqual([])
    expect(merged.mine.script).toBe(
      text('# Naslov', 'Prvi, ispravljen.', 'Drugi odlomak.', 'Treći, ispravljen.', 'Četvrti.'),
    )
  })

  it('merge adjacent blocks, each changed by one editor', () => {
    const mine = text('# Naslov', 'Prvi.', 'Drugi odlomak.', 'Treći odlomak.')
    const theirs = text('# Naslov', 'Prvi odlomak.', 'Drugi.', 'Treći odlomak.')
    const merged = mergeBothWays({ script: base }, { script: mine }, { script: theirs })
    expect(merged.mine.script).toBe(text('# Naslov', 'Prvi.', 'Drugi.', 'Treći odlomak.'))
    expect(merged.clashes).toEqual([])
  })

  it('clash in the block that both changed, and keep all other changes', () => {
    const mine = text('# Moj', 'Prvi odlomak.', 'Drugi odlomak.', 'Treći odlomak.', 'Moj kraj.')
    const theirs = text('# Njihov', 'Prvi odlomak.', 'Njihov drugi.', 'Treći odlomak.')
    const merged = mergeBothWays({ script: base }, { script: mine }, { script: theirs })
    const rest = ['Prvi odlomak.', 'Njihov drugi.', 'Treći odlomak.', 'Moj kraj.']
    expect(merged).toEqual({
      mine: { script: text('# Moj', ...rest) },
      theirs: { script: text('# Njihov', ...rest) },
      clashes: ['script'],
    })
  })
})

describe('a question body', () => {
  it('is never a mix of two kinds', () => {
    const body = { kind: 'single', choices: [{ id: 'a', text: 'da' }] }
    const theirs = { kind: 'number', value: '4' }
    const mine = { kind: 'single', choices: [{ id: 'a', text: 'ne' }] }
    const merged = mergeBothWays({ body }, { body: mine }, { body: theirs } as never)
    expect(merged.mine.body).toEqual(mine)
    expect(merged.theirs.body).toEqual(theirs)
    expect(merged.clashes).toEqual(['body'])
  })
})

describe('any edits by two editors', () => {
  const items = fc
    .uniqueArray(fc.constantFrom(...'abcdef'), { maxLength: 6 })
    .chain((ids) => fc.tuple(...ids.map((id) => fc.nat(2).map((back) => ({ id, back })))))
  const lists = fc.tuple(items, items, items)
  const blocks = fc.array(fc.constantFrom('a', 'b', 'c', 'd', ''), { maxLength: 6 })
  const texts = fc.tuple(blocks, blocks, blocks)

  it('give a list with every id once', () => {
    fc.assert(
      fc.property(lists, ([base, mine, theirs]) => {
        for (const list of Object.values(joined(base, mine, theirs)).slice(0, 2)) {
          const ids = (list as { id: string }[]).map(({ id }) => id)
          expect(new Set(ids).size).toBe(ids.length)
        }
      }),
    )
  })

  it('give the list or text of the only editor who changed anything', () => {
    fc.assert(
      fc.property(lists, texts, ([base, mine], [from, to]) => {
        expect(joined(base, mine, base)).toEqual({ mine, theirs: mine, clashes: false })
        expect(joined(base, base, mine)).toEqual({ mine, theirs: mine, clashes: false })
        const [one, other] = [from.join('\n\n'), to.join('\n\n')]
        expect(mergeBothWays({ t: one }, { t: other }, { t: one }).mine.t).toBe(other)
        expect(mergeBothWays({ t: one }, { t: one }, { t: other }).mine.t).toBe(other)
      }),
    )
  })

  it('give the same result for both sides if nothing clashes', () => {
    fc.assert(
      fc.property(lists, ([base, mine, theirs]) => {
        const one = joined(base, mine, theirs)
        if (!one.clashes) expect(one.mine).toEqual(one.theirs)
      }),
    )
  })
})
