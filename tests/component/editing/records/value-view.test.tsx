import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ValueView } from '@/components/editing/records/value-view'

test.each<[string, unknown, string]>([
  ['nothing', null, '(prazno)'],
  ['an empty list', [], '(prazno)'],
  ['a tick', true, 'da'],
  ['a time', '2026-11-27T12:10:18.575Z', '27. stu 2026. 13:10'],
  ['the id of another record', '01a21ce0-7d2f-7000-8000-00000000000a', '(drugi zapis)'],
  ['a day as it is', '2026-11-27', '2026-11-27'],
  ['a text as it is', '<b>x</b>', '<b>x</b>'],
  ['words', ['voda', 'para'], 'vodapara'],
  [
    'answers of a question',
    { choices: [{ text: 'Nil', weight: 100, feedback: null }] },
    'Ponuđeno: Tekst: NilBodovi (%): 100Što se kaže: (prazno)',
  ],
])('%s is shown in words', (_, value, text) => {
  const { container } = render(<ValueView value={value} />)
  expect(container.textContent).toBe(text)
})
