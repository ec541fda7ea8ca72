import { act, fireEvent, render, screen } from '@testing-library/react'
import { useState, type FormEvent } from 'react'
import { expect, it } from 'vitest'
import { Dialog } from '@/components/ui/dialog'

function Page() {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button onClick={() => setOpen(true)}>Otvori</button>
      <Dialog isOpen={isOpen} onOpenChange={setOpen} title="Postavke" subtitle="Uredite podatke">
        <input aria-label="Ime" />
      </Dialog>
    </>
  )
}

const settle = () => act(async () => new Promise((resolve) => setTimeout(resolve, 50)))
const dialog = () => screen.queryByRole('dialog')

async function open() {
  render(<Page />)
  const opener = screen.getByText('Otvori')
  opener.focus()
  fireEvent.click(opener)
  await settle()
  return opener
}

it('is named and described by its texts, and takes focus', async () => {
  await open()
  const shown = screen.getByRole('dialog', { name: 'Postavke', description: 'Uredite podatke' })
  expect(shown.contains(document.activeElement)).toBe(true)
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Ime')
})

it.each([
  ['Escape', () => fireEvent.keyDown(document.activeElement ?? document, { key: 'Escape' })],
  ['its button', () => fireEvent.click(screen.getByRole('button', { name: 'Zatvori' }))],
])('%s closes it and returns focus', async (_what, close) => {
  const opener = await open()
  close()
  await settle()
  expect(dialog()).toBeNull()
  expect(document.activeElement).toBe(opener)
})

it('inside a form is submitted separately', async () => {
  const sent: string[] = []
  const send = (name: string) => (event: FormEvent) => {
    event.preventDefault()
    sent.push(name)
  }
  render(
    <form onSubmit={send('page')}>
      <Dialog isOpen onOpenChange={() => {}} title="Nova slika">
        <form onSubmit={send('dialog')}>
          <button>Dodaj</button>
        </form>
      </Dialog>
    </form>,
  )
  await settle()
  fireEvent.click(screen.getByRole('button', { name: 'Dodaj' }))
  expect(sent).toEqual(['dialog'])
})
