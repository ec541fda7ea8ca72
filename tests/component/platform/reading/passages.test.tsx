import { beforeEach, expect, it } from 'vitest'
import {
  isPassageShown,
  passagesOf,
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
  passagesOf(page(markdown)).flatMap(({ spoken }) => spokenPieces(spoken))

beforeEach(() => document.body.replaceChildren())

it.each([
  ['Pas laje. **Mačka** *spava*.', ['Pas laje.', 'Mačka spava.']],
  ['## Voda\n\nTeče', ['Voda', 'Teče']],
  ['- jedan\n- dva', ['jedan', 'dva']],
  ['Vrijedi $U = I \\cdot R$. Zapamti!', ['Vrijedi U jednako I puta R.', 'Zapamti!']],
  ['| Grad | Rijeka |\n|---|---|\n| Zagreb | Sava |', ['Grad, Rijeka', 'Zagreb, Sava']],
  ['![Rijeka teče. Uz nju je put.](rijeka.svg)', ['Slika: Rijeka teče.', 'Uz nju je put.']],
  ['Tekst.[^1]\n\n[^1]: Bilješka.', ['Tekst.', 'Bilješka.']],
  ['***', []],
])('%j is read as %j', (markdown, passages) => {
  expect(said(markdown)).toEqual(passages)
})

it('each passage is where it is read', () => {
  const passages = passagesOf(page('Prva. Druga **je** ovdje.\n\nTreća.'))
  expect(passages.map(({ range }) => String(range))).toEqual(['Prva.', 'Druga je ovdje.', 'Treća.'])
})

it('an answer is read once it is open', () => {
  const article = page('## Provjeri se\n\nKoliko?\n\n> Tri.')
  const answer = passagesOf(article).find(({ spoken }) => spoken === 'Tri.')
  expect(answer && isPassageShown(answer)).toBe(false)
  article.querySelector('details')?.setAttribute('open', '')
  expect(answer && isPassageShown(answer)).toBe(true)
})

it('controls and hidden content are not read', () => {
  const article = page('Vidi se.')
  article.insertAdjacentHTML(
    'beforeend',
    `<button>Gumb</button><p hidden>Skriveno</p><p style="display:none">Nema</p><nav>Put</nav>
    <p>I ovo<span class="sr-only"> točno</span>.<span aria-hidden="true"> A</span></p>`,
  )
  expect(passagesOf(article).map(({ spoken }) => spoken.trim())).toEqual(['Vidi se.', 'I ovo.'])
})

it('starts at the selection', () => {
  const article = page('Prva. Druga.\n\nTreća.')
  const passages = passagesOf(article)
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

it('a recording is not read: it has its own player', () => {
  const library = { images: new Map(), sounds: new Map([['dog', '1']]) }
  const article = document.createElement('article')
  const markdown = 'Slušaj ![Pas](/snimke/dog) sad.\n\n![Pas](/snimke/dog)'
  article.innerHTML = renderScript(markdown, new Map(), library)
  document.body.replaceChildren(article)
  expect(article.querySelectorAll('audio')).toHaveLength(2)
  expect(passagesOf(article).map(({ spoken }) => spoken)).toEqual(['Slušaj  sad.'])
})
