import { describe, expect, it } from 'vitest'
import { parseGift } from '../../../support/parse-gift'
import { judgeAnswer } from '@/lib/content/questions/kinds/judges'
import type { Judged } from '@/lib/content/questions/model'
import { withDrawnNumbers } from '@/lib/content/questions/numbers/with-drawn-numbers'
import { drawValues } from '@/lib/content/questions/numbers/draw'
import { fillText } from '@/lib/content/questions/numbers/fill'
import { parseNumbersPlan } from '@/lib/content/questions/numbers/plan'
import { seededRandom } from '@/lib/content/questions/shuffle'

describe('sums of money', () => {
  const values = drawValues(parseNumbersPlan('p: 770, 770; n: p+5'), seededRandom(1))

  it.each([
    ['{=p/100} €', '7,70 €'],
    ['{=n/100} €', '7,75 €'],
    ['{=p/10} €', '77 €'],
    ['{=p/100}\u00a0€', '7,70\u00a0€'],
    ['${=p/100} \\cdot 2 = {=p/50}$ €', '${7{,}7} \\cdot 2 = {15{,}40}$ €'],
    ['$10 - {=p/100} = {=1000/100-p/100}$ €', '$10 - {7{,}70} = {2{,}30}$ €'],
    ['$3{,}3 : {=p/100} = 1$', '$3{,}3 : {7{,}7} = 1$'],
    ['{=p/100} kg', '7,7 kg'],
  ])('%s is %s', (text, filled) => expect(fillText(text, values)).toBe(filled))

  it('are keys with two decimals, and accepted with one', () => {
    const { questions } = parseGift(
      '// [tag:brojevi=p: 770, 780] [tag:jedinica=€]\n::cijena::Cijena je \\{\\=p/100\\} €. Koliko je to? {\n=\\{\\=p/100\\}\n####Da.\n}',
      'pitanja.gift',
    )
    const [body] = questions.map((question) => withDrawnNumbers({ ...question, id: 'a' }, 'x').body)
    if (!body) throw new Error('The question was not read')
    const judged = judgeAnswer(body, null, { kind: 'number', text: '7,7' })
    expect(judged).toMatchObject({ correct: { text: expect.stringMatching(/^7,[78]0\s€$/) } })
    expect(judgeAnswer(body, null, { kind: 'number', text: '7,70 €' })).toMatchObject({
      outcome: judged.outcome,
    })
  })

  it('are written so in the key of a gap, too', () => {
    const { questions } = parseGift(
      '// [tag:praznine] [tag:brojevi=p: 770, 780]\n::racun::Kruh je \\{\\=p/100\\} €, a plaćamo s 10 €. Dopuni.\\n\\nPovrat je [[1]] €, a kruha [[2]] kg. {\n=1) \\{\\=(1000-p)/100\\}\n=%0%1) \\{\\=p/100\\}#To je cijena.\n=2) \\{\\=p/100\\}\n=%0%2) \\{\\=p/10\\}#Deset puta previše.\n####Da.\n}',
      'pitanja.gift',
      { isChecked: false },
    )
    const [body] = questions.map((question) => withDrawnNumbers({ ...question, id: 'a' }, 'x').body)
    if (body?.kind !== 'gaps') throw new Error('The question was not read')
    const { correct } = judgeAnswer(body, null, {
      kind: 'gaps',
      gaps: { 1: '5', 2: '5' },
    }) as Judged
    expect(correct).toMatchObject({
      gaps: { 1: expect.stringMatching(/^2,[23]0$/), 2: expect.stringMatching(/^7,[78]$/) },
    })
  })
})
