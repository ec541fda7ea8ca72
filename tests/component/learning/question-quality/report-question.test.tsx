import { fireEvent, render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { ReportQuestion } from '@/components/learning/question-quality/report-question'
import { questionReportApiCalls } from '@/lib/learning/question-quality/calls'
import { answer, bodies, refuse, sentInputs, settle } from '../../support/network'

const next = vi.fn((event: { preventDefault: () => void }) => event.preventDefault())

async function open() {
  render(
    <form onSubmit={next}>
      <ReportQuestion questionId="p1" />
    </form>,
  )
  fireEvent.click(screen.getByRole('button', { name: 'Nešto nije u redu?' }))
  await screen.findByRole('dialog')
}
const send = async () => {
  fireEvent.click(screen.getByRole('button', { name: 'Pošalji' }))
  await settle()
}

it('sends the report, and leaves the question unchanged', async () => {
  answer(questionReportApiCalls.reportQuestion, { success: true })
  await open()
  await send()
  expect(await screen.findByText('Odaberi što nije u redu.')).toBeTruthy()
  fireEvent.click(screen.getByRole('radio', { name: 'Pitanje nije jasno' }))
  fireEvent.change(screen.getByLabelText('Opiši (ne moraš)'), { target: { value: 'Koji znak?' } })
  await send()
  expect(sentInputs(questionReportApiCalls.reportQuestion)).toEqual([
    { params: { id: 'p1' }, body: { reason: 'unclear', text: 'Koji znak?' } },
  ])
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(next).not.toHaveBeenCalled()
})

it('a rejection is shown, and the text stays', async () => {
  refuse(
    questionReportApiCalls.reportQuestion,
    429,
    'Danas je prijavljeno već mnogo pitanja. Nastavi sutra.',
  )
  await open()
  fireEvent.click(screen.getByRole('radio', { name: 'Nešto drugo' }))
  await send()
  expect(await screen.findByText(/Nastavi sutra/)).toBeTruthy()
  expect(bodies(questionReportApiCalls.reportQuestion)).toHaveLength(1)
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Nešto drugo' }).checked).toBe(true)
})

it('stays open with the help card for a child in distress', async () => {
  answer(questionReportApiCalls.reportQuestion, { success: true })
  await open()
  fireEvent.click(screen.getByRole('radio', { name: 'Nešto drugo' }))
  const text = screen.getByLabelText('Opiši (ne moraš)')
  fireEvent.change(text, { target: { value: 'Tata me tuče svaki dan.' } })
  expect(await screen.findByRole('link', { name: 'Nazovi 116 111' })).toBeTruthy()
  await send()
  expect((await screen.findAllByRole('button', { name: 'Zatvori' })).length).toBe(2)
  expect(screen.queryByRole('button', { name: 'Pošalji' })).toBeNull()
  expect(sentInputs(questionReportApiCalls.reportQuestion)).toHaveLength(1)
})
