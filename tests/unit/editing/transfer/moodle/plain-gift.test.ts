import { describe, expect, test } from 'vitest'
import { toLosslessPlainText } from '@/lib/platform/markdown/plain-text'
import { readUpload } from '@/lib/editing/transfer/formats/read-upload'

const question = async (text: string, option = 'a') => {
  const gift = `::k::${text} {=${option}#Da. ~b#Ne.}`
  const [row] = (await readUpload(Buffer.from(gift))).rows
  if (row?.question?.body.kind !== 'single') throw new Error('no single choice')
  return { text: row.question.text, option: row.question.body.choices[0]?.text ?? '' }
}

describe('a GIFT text without a declared format', () => {
  test.each([
    ['Je li cijena $5 ili $6?', 'Je li cijena $5 ili $6?'],
    ['Koliko je a*b*c za a \\= 2?', 'Koliko je a*b*c za a = 2?'],
    ['- 5 + 3 je?', '- 5 + 3 je?'],
    ['\\# je znak za?', '# je znak za?'],
    ['> 3 znači?', '> 3 znači?'],
    ['1. rujna počinje?', '1. rujna počinje?'],
  ])('shows its characters as Moodle does: %s', async (text, shown) => {
    expect(toLosslessPlainText((await question(text)).text)).toBe(shown)
  })

  test.each(['- 2', '* 3', '# naslov', '+ 4'])('in an option too: %s', async (option) => {
    const read = await question('Koji?', option.replace('#', '\\#'))
    expect(toLosslessPlainText(read.option)).toBe(option)
  })

  test.each([
    'Što je **važno** i *lijepo*?',
    'Koliko je $x^2$ za 3?',
    '![karta](/slike/karta)',
    'Koliko je 2*3*4?',
  ])('keeps intended Markdown: %s', async (text) => {
    expect((await question(text.replace(/[=]/g, '\\$&'))).text).toBe(text)
  })

  test('keeps every line', async () => {
    expect((await question('Prvi redak,\\n- drugi')).text).toBe('Prvi redak,\n\\- drugi')
  })
})

test('a GIFT text declared as Markdown is unchanged', async () => {
  const { text, option } = await question('[markdown]- 5 je *broj*\\n- 6', '- 2')
  expect([text, option]).toEqual(['- 5 je *broj*\n- 6', '- 2'])
})
