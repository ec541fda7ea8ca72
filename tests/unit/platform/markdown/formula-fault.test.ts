import { expect, test } from 'vitest'
import { checkMarkdown } from '@/lib/platform/markdown/check'
import { formulaFault } from '@/lib/platform/markdown/formula-fault'
import { renderTextUncached, renderScript } from '@/lib/platform/markdown/render'

test.each([
  ['\\nema', 'naredba \\nema ne postoji'],
  ['\\frac{1', 'na kraju nedostaje }'],
  ['x}', 'znak } ovdje nije dopušten'],
  ['x^2^3', 'dvije su potencije zaredom; dodaj vitice'],
  ['x_1_2', 'dva su indeksa zaredom; dodaj vitice'],
  ['x^', 'iza znaka ^ nešto nedostaje'],
  ['\\begin{nema}x\\end{nema}', 'okruženje nema ne postoji'],
  ['\\left x', 'ne može se pročitati od „x”'],
])('$%s$ is refused in Croatian', (tex, reason) => {
  expect(formulaFault(tex)).toBe(`Formula $${tex}$ nije ispravna: ${reason}.`)
})

test('a valid formula has no fault', () => {
  expect(formulaFault('\\frac{1}{2} + x^{2}')).toBeNull()
})

test.each(['\\def\\a{xx}\\a', '\\newcommand{\\a}{x}', '\\let\\a=x', '\\gdef\\a{x}'])(
  'a formula that defines commands is refused: %s',
  (tex) => {
    expect(formulaFault(tex)).toMatch(/naredba \\\w+ nije dopuštena\.$/)
    expect(renderTextUncached(`$${tex}$`)).toBe(`<code>${tex}</code>`)
  },
)

const sum = (length: number) => `${'a+'.repeat(length / 2 - 1)}ab`

test('2,000 characters are drawn; 2,001 are refused and shown as source', () => {
  expect(formulaFault(sum(2_000))).toBeNull()
  expect(renderTextUncached(`$${sum(2_000)}$`)).toContain('<math')
  const longer = `${sum(2_000)}c`
  expect(formulaFault(longer)).toMatch(
    /^Formula \$a\+[a+]{58}…\$ .*: dulja je od 2\.000 znakova\.$/,
  )
  expect(renderTextUncached(`$${longer}$`)).toBe(`<code>${longer}</code>`)
  expect(renderScript(`\`\`\`math\n${longer}\n\`\`\``, new Map())).not.toContain('<math')
})

test('all formulas of a text may have 10,000 characters; those beyond are refused', () => {
  const text = `$${sum(2_000)}$\n\n`.repeat(5)
  expect(checkMarkdown(text).faults).toEqual([])
  expect(checkMarkdown(`${text}$a$ $b$\n\n$c$`).faults).toEqual([
    { line: 11, message: 'Formule ovog teksta imaju zajedno više od 10.000 znakova.' },
  ])
  expect(renderScript(`${text}$a$`, new Map())).toContain('<code>a</code>')
})

test.each([
  ['a closed one', `$\\begin{matrix}${'a&'.repeat(45_000)}a\\end{matrix}$`],
  ['an open one', `$\\begin{matrix}${'a&'.repeat(45_000)}`],
])('a matrix of 90,000 characters is checked and shown quickly: %s', (_, markdown) => {
  const begin = process.cpuUsage()
  checkMarkdown(markdown)
  renderScript(markdown, new Map())
  // Half a second on an idle machine, three times that beside other tests; minutes where it grows
  // with the square.
  expect(process.cpuUsage(begin).user / 1_000).toBeLessThan(5_000)
})
