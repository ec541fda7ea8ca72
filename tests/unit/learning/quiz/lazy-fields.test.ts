// Transformed before: on a busy machine that takes real time.
import '@/components/learning/quiz/kinds/matching'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { AnswerFields, preloadFields } from '@/components/learning/quiz/answer-fields'
import { questionOf } from '@/tests/component/support/quiz'

test('the server draws the fields of a rarer kind, not their skeleton', async () => {
  const question = questionOf('matching')
  // The server loads all kinds when it starts.
  await preloadFields([question])
  const html = renderToStaticMarkup(
    createElement(AnswerFields, {
      question,
      answer: undefined,
      judged: undefined,
      onChange: () => undefined,
    }),
  )
  expect(html).toContain('aria-label="Pojmovi"')
  expect(html).not.toContain('Učitavam odgovore')
})
