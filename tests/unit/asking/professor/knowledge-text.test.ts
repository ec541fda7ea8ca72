import { expect, test } from 'vitest'
import { toLosslessPlainText } from '@/lib/platform/markdown/plain-text'
import { renderText } from '@/lib/platform/markdown/render'
import { escapeMarkdown, withoutNames } from '@/lib/asking/professor/knowledge-text'
import { INJECTIONS } from '@/tests/fixtures/injections'

test.each([
  ['Ja sam Ema, a ovo je Emina bilježnica.', 'Ja sam (ime), a ovo je (ime) bilježnica.'],
  ['EMA i Emi i Emom', '(ime) i (ime) i (ime)'],
  ['Ivanov razred i Ivanova sestra', '(ime) razred i (ime) sestra'],
  ['Emanuel i tema ostaju', 'Emanuel i tema ostaju'],
  ['zmaj-77 pita', '(ime) pita'],
  ['Horvat-Kovač!', '(ime)-(ime)!'],
])('„%s” without names is „%s”', (text, expected) => {
  const names = ['Ema', 'Ivan', 'zmaj-77', 'Horvat', 'Kovač', ' ']
  expect(withoutNames(text, names)).toBe(expected)
})

test('special characters of regular expressions in names are taken literally', () => {
  expect(withoutNames('a.b i axb', ['a.b', '(', '[x'])).toBe('(ime) i axb')
})

test.each([
  '1. prvo\n2) drugo',
  '- x + y = z\n+ 3',
  '# nije naslov, $5 nije formula, {a} nije broj, a_b_c i *x*',
  ...INJECTIONS.map(({ text }) => text.replaceAll(/[\u2028\u2029]/g, ' ')),
])('Markdown of „%s” shows it unchanged', (text) => {
  const html = renderText(escapeMarkdown(text))
  expect(html).not.toMatch(/<(?!\/?p>|br)/)
  const plain = toLosslessPlainText(escapeMarkdown(text)) ?? ''
  expect(plain.replaceAll(/\s+/g, ' ')).toBe(text.replaceAll(/\s+/g, ' '))
})
