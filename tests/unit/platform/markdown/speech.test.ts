import { describe, expect, test } from 'vitest'
import { renderText } from '@/lib/platform/markdown/render'

const spoken = (tex: string) =>
  [...renderText(`Tekst $${tex}$`).matchAll(/data-spoken="([^"]*)"/g)].map(([, text]) => text)

describe('a formula is read in Croatian', () => {
  test.each([
    ['a', 'a'],
    ['I = \\frac{U}{R}', 'I jednako U kroz R'],
    ['P = \\frac{a \\cdot v_a}{2}', 'P jednako a puta v indeks a kroz 2'],
    ['\\frac{a + b}{2}', 'razlomak s brojnikom a plus b i nazivnikom 2, kraj razlomka'],
    ['\\frac{1}{2 \\cdot a}', 'razlomak s brojnikom 1 i nazivnikom 2 puta a, kraj razlomka'],
    ['\\frac{3}{4}', 'tri četvrtine'],
    ['\\frac12', 'jedna polovina'],
    ['2\\frac{2}{5}', '2 i dvije petine'],
    ['\\frac{35}{100}', '35 kroz 100'],
    [
      'w = \\frac{m(\\text{soli})}{m}',
      'w jednako m otvorena zagrada soli zatvorena zagrada kroz m',
    ],
    ['3 \\cdot \\text{sendvič}', '3 puta sendvič'],
    ['\\text{čaša ćuka} + \\text{č}', 'čaša ćuka plus č'],
    ['x^2 + y^3', 'x na kvadrat plus y na treću'],
    ['2^{10}', '2 na desetu'],
    ['x^n', 'x na n'],
    ['2^{n + 1}', '2 na eksponent n plus 1, kraj eksponenta'],
    ['\\sqrt{16}', 'korijen iz 16'],
    ['\\sqrt{a^2 + b^2} = 5', 'korijen iz a na kvadrat plus b na kvadrat, kraj korijena jednako 5'],
    ['\\sqrt[3]{8}', 'treći korijen iz 8'],
    ['(-4) + (-3) = -7', 'minus 4 plus minus 3 jednako minus 7'],
    ['(-2)^2', 'otvorena zagrada minus 2 zatvorena zagrada na kvadrat'],
    ['2 \\cdot (6 + 9)', '2 puta otvorena zagrada 6 plus 9 zatvorena zagrada'],
    ['|-8| = 8', 'apsolutna vrijednost od minus 8 jednako 8'],
    ['|a + b|', 'apsolutna vrijednost od a plus b, kraj apsolutne vrijednosti'],
    ['a < b \\le c', 'a manje od b manje ili jednako c'],
    ['a \\ne b \\approx c', 'a nije jednako b približno jednako c'],
    ['10 : 5', '10 podijeljeno s 5'],
    ['12 : 6', '12 podijeljeno sa 6'],
    ['500 : 100', '500 podijeljeno sa 100'],
    ['3{,}5', '3,5'],
    ['10\\,000', '10000'],
    ['35\\,\\% = 0{,}35', '35 posto jednako 0,35'],
    ['p\\,\\%', 'p posto'],
    ['90^\\circ', '90 stupnjeva'],
    ['-1\\ °\\text{C}', 'minus 1 stupanj Celzijev'],
    ['6\\text{ dm} = 61\\text{ cm}', '6 decimetara jednako 61 centimetar'],
    ['13{,}5\\text{ cm}^2', '13,5 kvadratnih centimetara'],
    ['2\\ \\text{m}^3', '2 kubna metra'],
    ['2{,}7\\ \\text{g/cm}^3', '2,7 grama po kubnom centimetru'],
    ['0{,}1\\ \\text{A} = 100\\ \\text{mA}', '0,1 ampera jednako 100 miliampera'],
    ['2\\ \\Omega', '2 oma'],
    ['1\\ \\text{ml} + 1\\ \\text{l}', '1 mililitar plus 1 litra'],
    ['a = 1 \\qquad b = 2', 'a jednako 1, b jednako 2'],
    ['1\\ \\frac{\\text{V}}{\\text{A}}', '1 volt po amperu'],
    ['\\frac{9\\ \\text{V}}{45\\ \\Omega}', '9 volta kroz 45 oma'],
    ['\\rho = \\frac{m}{V}', 'ro jednako m kroz V'],
    ['\\mathrm{H_2O}', 'H 2 O'],
    ['\\mathrm{Ca(OH)_2}', 'C a otvorena zagrada O H zatvorena zagrada 2'],
    [
      '\\mathrm{HCl} \\rightarrow \\mathrm{H^+} + \\mathrm{Cl^-}',
      'H C l daje H plus, plus C l minus',
    ],
    ['\\mathrm{Ca^{2+}}', 'C a 2 plus'],
    ['\\mathrm{2\\,H_2O}', '2 H 2 O'],
    ['A \\to B', 'A strelica B'],
    ['17 : 5 = 3 \\text{ i ostatak } 2', '17 podijeljeno s 5 jednako 3 i ostatak 2'],
    ['7 + \\square = 15', '7 plus prazno polje jednako 15'],
    ['\\ast + (-5)', 'zvjezdica plus minus 5'],
    ['\\overline{AB}', 'dužina A B'],
    ['3, 4, 5, \\ldots', '3, 4, 5, tri točke'],
    ['1 \\in \\{1, 2\\}', '1 je element skupa 1, 2, kraj skupa'],
    ['x \\in \\mathbb{N}', 'x je element skupa prirodnih brojeva'],
    ['4 \\notin A', '4 nije element skupa A'],
    ['A = \\{1, 2\\}', 'A jednako skup 1, 2, kraj skupa'],
    ['A \\subseteq B', 'A je podskup skupa B'],
    ['A \\nsubseteq B', 'A nije podskup skupa B'],
    ['A \\not\\subset B', 'A nije podskup skupa B'],
    ['\\{1\\} \\subseteq \\{1, 2\\}', 'skup 1, kraj skupa je podskup skupa 1, 2, kraj skupa'],
    ['\\emptyset \\subseteq A', 'prazan skup je podskup skupa A'],
    ['A = \\{\\ \\}', 'A jednako prazan skup'],
    ['1 \\notin \\emptyset', '1 nije element praznog skupa'],
    [
      '\\mathbb{N} \\subseteq \\mathbb{N}_0',
      'skup prirodnih brojeva je podskup skupa prirodnih brojeva s nulom',
    ],
    ['A \\cup B', 'A unija B'],
    ['A \\cap B = \\{2, 3\\}', 'A presjek B jednako skup 2, 3, kraj skupa'],
    ['P \\cap R = \\emptyset', 'P presjek R jednako prazan skup'],
    ['2 \\in A \\cap B', '2 je element skupa A presjek B'],
    ['\\angle ABC', 'kut A B C'],
    ['101_{(2)} = 5_{(10)}', '1 0 1 u bazi 2 jednako 5 u bazi 10'],
    ['\\begin{aligned} a &= 1 \\\\ b &= 2 \\end{aligned}', 'a jednako 1, b jednako 2'],
    ["f'(x)", 'f crtica otvorena zagrada x zatvorena zagrada'],
    ['\\text{put/vrijeme}', 'put kroz vrijeme'],
    ['\\cdot', 'puta'],
    ['\\diamond', '⋄'],
  ])('%s: „%s”', (tex, text) => {
    expect(spoken(tex)).toEqual([text])
  })

  test('a formula that draws nothing is read from its source', () => {
    expect(spoken('\\phantom{x}')).toEqual(['phantom x'])
  })

  test('the drawn formula is hidden from screen readers, which would read it again', () => {
    expect(renderText('$a$')).toMatch(
      /^<span class="katex" data-spoken="a"><math [^>]*aria-hidden="true"/,
    )
  })
})
