import { expect, test } from 'vitest'
import { shortText } from '@/components/learning/quiz/editing/short-text'

test.each([
  ['Koji su brojevi **parni**?', 'Koji su brojevi parni?'],
  ['Opseg je {=2*(a+b)} cm, a ne {=a*b}.', 'Opseg je {=2*(a+b)} cm, a ne {=a*b}.'],
  ['Koliko je $\\frac{a}{=b*c}$, *otprilike*?', 'Koliko je \\frac{a}{=b*c}, otprilike?'],
  ['Što je ![trokut](figura:trokut?a={=2*a})?', 'Što je trokut?'],
])('„%s” is listed as „%s”', (markdown, line) => {
  expect(shortText(markdown)).toBe(line)
})
