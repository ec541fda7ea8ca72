import { beforeEach, expect, it } from 'vitest'
import {
  isPassageShown,
  spokenPassagesOf,
  selectedPassageIndex,
} from '@/components/platform/reading/passages'
import { renderScript } from '@/lib/platform/markdown/render'
import { spokenPieces } from '@/lib/platform/reading/sentences'

const DRAWING = '<svg viewBox="0 0 1 1"><text>A</text></svg>'

function page(markdown: string): Element {
  const article = document.createElement('article')
  article.innerHTML = renderScript(markdown, new Map([['rijeka.svg', DRAWING]]))
  document.body.replaceChildren(article)
  return article
}

const said = (markdown: string) =>
  spokenPassagesOf(page(markdown)).flatMap(({ spoken }) => spokenPieces(spoken))

beforeEach(() => document.body.replaceChildren())

it.each([
  ['Pas laje. **Mačka** *spava*.', ['Pas laje.', 'Mačka spava.']],
  ['## Voda\n\nTeče', ['Voda', 'Teče']],
  ['- jedan\n- dva', ['jedan', 'dva']],
  ['Vrijedi $U = I \\cdot R$. Zapamti!', ['Vrijedi U jednako I puta R.', 'Zapamti!']],
  ['| Grad | Rijeka |\n|---|---|\n| Zagreb | Sava |', ['Zagreb, Rijeka: Sava']],
  [
    '| | $x$ | Što? |\n|---|---|---|\n| Prvi. | 1 | |\n| Drugi | 2 | pas |',
    ['Prvi. x: 1', 'Drugi, x: 2, Što: pas'],
  ],
  ['| Grad |\n|---|\n| Zagreb |', ['Grad', 'Zagreb']],
  ['| Grad | Rijeka |\n|---|---|', ['Grad, Rijeka']],
  ['![Rijeka teče. Uz nju je put.](rijeka.svg)', ['Slika: Rijeka teče.', 'Uz nju je put.']],
  ['Tekst.[^1]\n\n[^1]: Bilješka.', ['Tekst.', 'Bilješka.']],
  ['***', []],
])('%j is read as %j', (markdown, passages) => {
  expect(said(markdown)).toEqual(passages)
})

it('each passage is where it is read', () => {
  const passages = spokenPassagesOf(page('Prva. Druga **je** ovdje.\n\nTreća.'))
  expect(passages.map(({ range }) => String(range))).toEqual(['Prva.', 'Druga je ovdje.', 'Treća.'])
})

it('an answer is read once it is open', () => {
  const article = page('## Provjeri se\n\nKoliko?\n\n> Tri.')
  const answer = spokenPassagesOf(article).find(({ spoken }) => spoken === 'Tri.')
  expect(answer && isPassageShown(answer)).toBe(false)
  article.querySelector('details')?.setAttribute('open', '')
  expect(answer && isPassageShown(answer)).toBe(true)
})

it('each formula of its own is a sentence, and a hidden one is not read', () => {
  const article = page('Prva.\n\n$$7 + 6 = 13$$\n\n$$3 + 9 = 12$$\n\n$$1 + 1 = 2$$')
  const formulas = [...article.querySelectorAll<HTMLElement>('[data-spoken]')]
  for (const formula of formulas) formula.style.display = 'block'
  formulas[2]?.style.setProperty('display', 'none')
  expect(spokenPassagesOf(article).flatMap(({ spoken }) => spokenPieces(spoken))).toEqual([
    'Prva.',
    '7 plus 6 jednako 13',
    '3 plus 9 jednako 12',
  ])
})

it('an early reader hears the beginning of what a question’s picture shows', () => {
  const picture = '![Vaga je u ravnoteži. Na lijevoj zdjelici: 3.](rijeka.svg)'
  const heard = (markdown: string, aloud = 'text') => {
    const question = document.createElement('fieldset')
    question.append(page(markdown))
    question.firstElementChild?.setAttribute('data-aloud', aloud)
    document.body.append(question)
    return spokenPassagesOf(question.firstElementChild as Element).map(({ spoken }) =>
      spoken.trim(),
    )
  }
  expect(heard(picture)).toHaveLength(2)
  document.documentElement.dataset['earlyReader'] = ''
  expect(heard(picture)).toEqual(['Slika: Vaga je u ravnoteži.'])
  // Options may differ only there.
  expect(heard(picture, 'option')).toHaveLength(2)
  // A script explains its pictures.
  expect(said(picture)).toHaveLength(2)
  delete document.documentElement.dataset['earlyReader']
})

it('controls and hidden content are not read', () => {
  const article = page('Vidi se.')
  article.insertAdjacentHTML(
    'beforeend',
    `<button>Gumb</button><p hidden>Skriveno</p><p style="display:none">Nema</p><nav>Put</nav>
    <p>I ovo<span class="sr-only"> točno</span>.<span aria-hidden="true"> A</span></p>`,
  )
  expect(spokenPassagesOf(article).map(({ spoken }) => spoken.trim())).toEqual([
    'Vidi se.',
    'I ovo.',
  ])
})

it('starts at the selection', () => {
  const article = page('Prva. Druga.\n\nTreća.')
  const passages = spokenPassagesOf(article)
  expect(selectedPassageIndex(passages)).toBe(0)
  const select = (node: Node | null | undefined, from: number, to: number) =>
    window.getSelection()?.setBaseAndExtent(node as Node, from, node as Node, to)
  select(article.firstChild?.firstChild, 8, 10)
  expect(selectedPassageIndex(passages)).toBe(1)
  select(article.lastElementChild?.firstChild, 0, 3)
  expect(selectedPassageIndex(passages)).toBe(2)
  const elsewhere = document.createElement('p')
  elsewhere.textContent = 'Drugdje'
  document.body.append(elsewhere)
  select(elsewhere.firstChild, 0, 3)
  expect(selectedPassageIndex(passages)).toBe(0)
})

const SOUNDS = new Map([
  ['dog', '1'],
  ['macka', '2'],
])

function withSounds(markdown: string) {
  const library = { images: new Map<string, never>(), sounds: SOUNDS }
  const article = document.createElement('article')
  article.innerHTML = renderScript(markdown, new Map(), library)
  document.body.replaceChildren(article)
  return spokenPassagesOf(article).map(({ spoken, recording, range }) => ({
    heard: recording ? new URL(recording).pathname : spoken.trim(),
    marked: String(range).trim(),
  }))
}

const MACKA = '![Mačka spava.](/snimke/macka)'
const DOG = '![Poslušaj](/snimke/dog)'

it.each([
  [
    'stands in for its sentence',
    `Pas laje. **Mačka** spava. Kraj.\n\n${MACKA}`,
    [
      ['Pas laje.', 'Pas laje.'],
      ['/snimke/macka', 'Mačka spava.'],
      ['Kraj.', 'Kraj.'],
    ],
  ],
  [
    'stands in for a sentence behind it',
    `${MACKA}\n\nMačka spava!`,
    [['/snimke/macka', 'Mačka spava!']],
  ],
  [
    'stands in for several',
    '![Pas laje. Mačka spava](/snimke/dog)\n\nPas laje. Mačka spava.',
    [['/snimke/dog', 'Pas laje. Mačka spava.']],
  ],
  [
    'stands in for the closest sentence only',
    `Mačka spava.\n\nPas.\n\nMačka spava.\n\n${MACKA}`,
    [
      ['Mačka spava.', 'Mačka spava.'],
      ['Pas.', 'Pas.'],
      ['/snimke/macka', 'Mačka spava.'],
    ],
  ],
  [
    'of other words is played where it stands',
    `Što čuješ? ${DOG}\n\nKraj.`,
    [
      ['Što čuješ?', 'Što čuješ?'],
      ['/snimke/dog', ''],
      ['Kraj.', 'Kraj.'],
    ],
  ],
  ['alone is played', DOG, [['/snimke/dog', '']]],
])('a recording %s', (_, markdown, passages) => {
  expect(withSounds(markdown).map(({ heard, marked }) => [heard, marked])).toEqual(passages)
})

it('a recording of a hidden side is not played', () => {
  const article = document.createElement('article')
  article.innerHTML =
    '<div inert><span class="recording"><audio src="/snimke/dog"></audio></span></div>'
  expect(spokenPassagesOf(article)).toEqual([])
})
