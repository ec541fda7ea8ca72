import { describe, expect, test } from 'vitest'
import { renderReply, renderText } from '@/lib/platform/markdown/render'
import { toLosslessPlainText } from '@/lib/platform/markdown/plain-text'

describe('underlined text', () => {
  test.each([
    ['++podcrtano++', '<u>podcrtano</u>'],
    ['Ja ++volim++ kiflu.', 'Ja <u>volim</u> kiflu.'],
    ['po++dcrt++ano', 'po<u>dcrt</u>ano'],
    ['**++oboje++**', '<strong><u>oboje</u></strong>'],
    ['++*oboje*, $x$++', /^<u><em>oboje<\/em>, <span.*<\/u>$/],
    ['C++ i Java++', 'C++ i Java++'],
    ['i++ + ++j', 'i++ + ++j'],
    ['1+1, +++a+++ i ++ b ++', '1+1, +++a+++ i ++ b ++'],
    ['\\++nije\\++', '++nije++'],
    ['`++kod++`', '<code>++kod++</code>'],
  ])('%s', (markdown, html) => {
    if (typeof html === 'string') expect(renderText(markdown)).toBe(html)
    else expect(renderText(markdown)).toMatch(html)
  })

  test('is read aloud as plain words, and is kept in pupils’ texts', () => {
    expect(toLosslessPlainText('Koja je ++riječ++ glagol?')).toBe('Koja je riječ glagol?')
    expect(renderReply('++riječ++')).toContain('<u>riječ</u>')
  })
})
