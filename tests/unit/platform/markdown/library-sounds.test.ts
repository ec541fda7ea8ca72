import { describe, expect, test } from 'vitest'
import { fromHtml } from '@/lib/platform/markdown/from-html'
import { toLosslessPlainText } from '@/lib/platform/markdown/plain-text'
import { countWords } from '@/lib/platform/markdown/count-words'
import { renderReply, renderScript, textRendererFor } from '@/lib/platform/markdown/render'

describe('a recording of the library', () => {
  const library = { images: new Map(), sounds: new Map([['dog', 'a1b2']]) }
  const shown = (alt: string) =>
    `<span class="recording" data-alt="${alt}"><audio controls preload="none" ` +
    `src="/snimke/dog?v=a1b2" aria-label="${alt}"></audio></span>`
  const player = shown('Poslušaj: dog')
  const MARKDOWN = '![Poslušaj: dog](/snimke/dog)'
  const render = textRendererFor(library)

  test('is a player, alone and inline', () => {
    expect(render(MARKDOWN)).toBe(player)
    expect(render(`Koja je ovo riječ? ${MARKDOWN}`)).toBe(`Koja je ovo riječ? ${player}`)
  })

  test('is a figure of a script when it stands alone', () => {
    const html = renderScript(
      `Slušaj:\n\n${MARKDOWN}\n\nPa reci ${MARKDOWN} ti.`,
      new Map(),
      library,
    )
    expect(html).toBe(`<p>Slušaj:</p>\n<figure>${player}</figure>\n<p>Pa reci ${player} ti.</p>`)
  })

  test('has its description as text, whatever the description contains', () => {
    expect(render('![a" onplay="b" <i>](/snimke/dog)')).toBe(
      shown('a&#x22; onplay=&#x22;b&#x22; <i>'),
    )
  })

  test.each([
    '/snimke/cat',
    '/snimke/dog/../x',
    '/snimke/dog?x',
    '/snimke/Dog',
    '//snimke/dog',
    'https://x.hr/snimke/dog',
    '/slike/dog',
  ])('at %s doesn’t exist: its description is shown', (address) => {
    expect(render(`![Pas](${address})`)).toBe('Pas')
  })

  test('is kept when pasted, and its address is not in the plain text', () => {
    expect(fromHtml('<p><img src="/snimke/dog" alt="Pas"></p>')).toEqual({
      markdown: '![Pas](/snimke/dog)',
      ...{ lost: [], unkept: [] },
    })
    expect(toLosslessPlainText(`Što čuješ? ${MARKDOWN}`)).toBeNull()
    expect(countWords(`Što čuješ? ${MARKDOWN}`)).toBe(2)
    expect(renderReply(`Čuj ${MARKDOWN}`)).toBe('<p>Čuj </p>')
  })
})
