import { describe, expect, it } from 'vitest'
import { judgeAnswer } from '@/lib/content/questions/kinds/judges'
import type { BodyOf } from '@/lib/content/questions/model'

/** `text` is right, `%50%text` partly right, `%0%text` a foreseen mistake. */
const short = (...listed: string[]): BodyOf<'short'> => ({
  kind: 'short',
  answers: listed.map((entry) => {
    const [, weight = '100', text = ''] = /^(?:%(\d+)%)?(.*)$/.exec(entry) ?? []
    return { text, weight: Number(weight), feedback: `Za ${text}` }
  }),
})
const judge = (listed: string | string[], text: string) =>
  judgeAnswer(short(...[listed].flat()), 'Zato.', { kind: 'short', text })
const outcome = (listed: string | string[], text: string) => judge(listed, text).outcome

describe('accepted without a hint', () => {
  it.each([
    ['Zagreb', 'Zagreb'],
    ['Zagreb', 'zagreb'],
    ['Zagreb', 'ZAGREB'],
    ['Zagreb', '  Zagreb  '],
    ['Zagreb', 'Zagreb.'],
    ['Zagreb', 'Zagreb!!!'],
    ['Zagreb', '„Zagreb”'],
    ['Zagreb', '"Zagreb".'],
    ['Zagreb', '»zagreb«'],
    ['grad Zagreb', 'grad   Zagreb'],
    ['grad Zagreb', 'grad\u00a0Zagreb'],
    ['kuća', 'kuc\u0301a'],
    ['crno-bijel', 'crno – bijel'],
    ['crno-bijel', 'crno\u2011bijel'],
    ["don't", 'don’t'],
    ['H2O', 'h2o'],
    ['?', '?'],
    ['3 + 4', '3  + 4'],
  ])('key %j, typed %j', (key, text) => {
    expect(judge(key, text)).toMatchObject({ outcome: 'right', score: 1, hint: null })
  })
})

describe('right with a spelling hint', () => {
  it.each([
    ['kuća', 'kuca', '„kuća”, a ne „kuca”'],
    ['jugozapad', 'jugo zapad', '„jugozapad”, a ne „jugo zapad”'],
    ['ne znam', 'neznam', '„ne znam”, a ne „neznam”'],
    ['kuća', 'kuča', '„kuća”, a ne „kuča”'],
    ['čaša', 'casa', '„čaša”, a ne „casa”'],
    ['casa', 'čaša', '„casa”, a ne „čaša”'],
    ['žaba', 'ZABA', '„žaba”, a ne „ZABA”'],
    ['rođak', 'rodak', '„rođak”, a ne „rodak”'],
    ['rođak', 'rodjak', '„rođak”, a ne „rodjak”'],
    ['džep', 'dzep', '„džep”, a ne „dzep”'],
    ['džep', 'đep', '„džep”, a ne „đep”'],
    ['Đurđevac', 'djurdjevac', '„Đurđevac”, a ne „djurdjevac”'],
    ['mlađi čovjek', 'mladi covjek', '„mlađi”, a ne „mladi”; „čovjek”, a ne „covjek”'],
    ['rođenje međe', 'rodjenje mede', '„rođenje”, a ne „rodjenje”; „međe”, a ne „mede”'],
    ["isn't", 'isnt', "„isn't”, a ne „isnt”"],
    ['Zagreb', 'Zargeb', '„Zagreb”, a ne „Zargeb”'],
    ['Zagreb', 'Zageb', '„Zagreb”, a ne „Zageb”'],
    ['Zagreb', 'Zaggreb', '„Zagreb”, a ne „Zaggreb”'],
    ['Zagreb', 'Zakreb', '„Zagreb”, a ne „Zakreb”'],
    ['grad Zagreb', 'grad zargeb', '„Zagreb”, a ne „zargeb”'],
    ['županija', 'zupnaija', '„županija”, a ne „zupnaija”'],
  ])('key %j, typed %j', (key, text, difference) => {
    const hint = `Pazi na pisanje: ${difference}.`
    expect(judge(key, text)).toMatchObject({ outcome: 'spelling', score: 1, hint })
  })
})

describe('wrong', () => {
  it.each([
    ['Zagreb', 'Split'],
    ['Zagreb', 'Zgrb'],
    ['Zagreb', 'Bagreb'],
    ['Zagreb', 'aZgreb'],
    ['rak', 'lak'],
    ['vode', 'voda'],
    ['djed', 'ded'],
    ['grad Zagreb', 'Zagreb'],
    ['stari grad Zagreb', 'strai grad Zagerb'],
    ['godine 1918', 'godine 1919'],
    ['C6H12O6', 'C6H12O5'],
    ['XVIII', 'XVII'],
    ['XVIII', 'XVIIII'],
    ['?', '!'],
    ['?', '.'],
    ['upitnik', '?'],
    ['Zagreb', '...'],
  ])('key %j, typed %j', (key, text) => {
    expect(judge(key, text)).toMatchObject({ outcome: 'wrong', score: 0, hint: null })
  })

  it.each([
    ['knjige', 'knjiga'],
    ['planet', 'planeta'],
    ['planeti', 'planet'],
    ['plays', 'play'],
    ['opened', 'opene'],
    ['radim', 'radiš'],
    ['crvenih', 'crveni'],
    ['sretan', 'sretna'],
    ['stotina', 'stotinka'],
    ['množenik', 'množenih'],
    ['proton', 'protok'],
    ['Zagreb', 'Zagerb'],
  ])('the last two letters must be right: key %j, typed %j', (key, text) => {
    expect(outcome(key, text)).toBe('wrong')
  })

  it.each([
    ['menzura', 'menzurra'],
    ['kompas', 'kompass'],
    ['hijeroglifi', 'hijeroglifii'],
    ['celuloza', 'celulozaa'],
    // Without the missing vowel it is no word.
    ['ampermetar', 'ampermetr'],
    ['anđeo Gabrijel', 'anđeo Gabrijl'],
  ])('a doubled letter or a missing vowel may be there: key %j, typed %j', (key, text) => {
    expect(outcome(key, text)).toBe('spelling')
  })

  it('the minimum length of a word with a slip', () => {
    expect(outcome('ptica', 'pitca')).toBe('spelling')
    expect(outcome('riba', 'raba')).toBe('wrong')
  })
})

describe('an answer within a sentence', () => {
  const listed = ['jugozapad', 'jugozapadu', 'jugozapadno', '%50%JZ', '%0%zapad', '%0%sjeveroistok']

  it.each([
    ['na jugozapadu od nje', 'right'],
    ['Fontana je na jugozapadu.', 'right'],
    ['jugozapadno od Lane', 'right'],
    ['Ona je na JZ od nje', 'partly'],
    ['ona je na zapadu', 'wrong'],
    ['nije na jugozapadu', 'wrong'],
    ['jugozapad, a ne sjever', 'wrong'],
    ['jugozapad ili jugoistok', 'wrong'],
    ['zapad ili jugozapad', 'wrong'],
    ['suprotno jugozapadu', 'wrong'],
    ['sjeveroistok, zapad, jugozapad', 'wrong'],
    ['jugozapadna', 'wrong'],
    ['sjever, jug, jugozapad', 'wrong'],
    ['možda je jugozapad', 'wrong'],
    ['to je sjever ali jugozapad', 'wrong'],
    ['to je sjever jug jugozapad', 'wrong'],
    ['sjever istok jug zapad sjever istok jug zapad sjever jug istok jugozapad', 'wrong'],
  ])('%j is %s', (text, expected) => {
    expect(outcome(listed, text)).toBe(expected)
  })

  it('a misspelt word in it gets a hint', () => {
    expect(judge('proljeće', 'to je proljece')).toMatchObject({
      outcome: 'spelling',
      hint: 'Pazi na pisanje: „proljeće”, a ne „proljece”.',
    })
    expect(outcome(['proljeće', '%0%proljece'], 'to je proljece')).toBe('wrong')
  })

  it('a foreseen mistake in it gets its feedback', () => {
    expect(judge(['ampermetar', '%0%voltmetar'], 'to je voltmetar')).toMatchObject({
      outcome: 'wrong',
      feedback: ['Za voltmetar'],
    })
  })

  it('a short word must stand alone, since it may be part of anything', () => {
    expect(outcome('had', 'we was had')).toBe('wrong')
  })
})

describe('foreseen mistakes and partly right answers', () => {
  it.each<[string[], string, string, string[]]>([
    [['kuća', '%0%kuca'], 'kuca', 'wrong', ['Za kuca']],
    [['kuća', '%0%kuca'], 'Kuca.', 'wrong', ['Za kuca']],
    [['kuća', '%0%kuca'], 'kuča', 'wrong', ['Za kuca']],
    [['ne znam', '%0%neznam'], 'Neznam', 'wrong', ['Za neznam']],
    [['kuća', '%0%kuca'], 'kuća', 'right', ['Za kuća']],
    [['Zagreb', '%0%zagreb'], 'zagreb', 'wrong', ['Za zagreb']],
    [['Zagreb', '%0%zagreb'], 'zagreb.', 'wrong', ['Za zagreb']],
    [['Zagreb', '%0%zagreb'], 'ZAGREB', 'right', ['Za Zagreb']],
    [['Zagreb', '%0%Split'], 'split', 'wrong', ['Za Split']],
    [['Zagreb', '%0%Osijek'], 'Oisjek', 'wrong', ['Za Osijek']],
    [['planet', '%0%planeta'], 'planeta', 'wrong', ['Za planeta']],
    [['planet', '%0%planeta'], 'plamet', 'spelling', ['Za planet']],
    [['planet', '%0%planeta'], 'plaenta', 'wrong', ['Za planeta']],
    [['mačke', '%0%mačka'], 'mačku', 'wrong', []],
    [['suprotni', '%100%suprotni brojevi'], 'Suprotni brojevi', 'right', ['Za suprotni brojevi']],
    [['fotosinteza', '%50%disanje'], 'disanje', 'partly', ['Za disanje']],
    [['fotosinteza', '%50%disanje'], 'disnaje', 'partly', ['Za disanje']],
    [['Zagreb', '%0%*'], 'Rijeka', 'wrong', ['Za *']],
    [['%0%*', 'Zagreb'], 'Zagreb', 'right', ['Za Zagreb']],
    [['Zagreb'], 'Rijeka', 'wrong', []],
  ])('with %j, typed %j is %s', (listed, text, expected, feedback) => {
    expect(judge(listed, text)).toMatchObject({ outcome: expected, feedback })
  })

  it('a partly right answer gets half of the score', () => {
    expect(judge(['a', '%50%b'], 'b')).toMatchObject({ score: 0.5, hint: null })
  })

  it('shows the first right answer and the explanation', () => {
    expect(judge(['%0%Split', 'Zagreb', 'grad Zagreb'], 'Split')).toMatchObject({
      correct: { kind: 'short', text: 'Zagreb' },
      explanation: 'Zato.',
      marks: {},
    })
  })
})

it.each(['', '   ', '\u00a0\n'])('%j is no answer', (text) => {
  expect(judge('Zagreb', text)).toEqual({ outcome: 'invalid', message: 'Upiši odgovor.' })
})

it('a text over the maximum length is no answer', () => {
  expect(outcome('Zagreb', 'a'.repeat(200))).toBe('wrong')
  expect(outcome('Zagreb', 'a'.repeat(201))).toBe('invalid')
})
