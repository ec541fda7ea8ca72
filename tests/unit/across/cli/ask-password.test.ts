import { PassThrough } from 'node:stream'
import { describe, expect, test } from 'vitest'
import { askNewPassword, type TerminalInput } from '@/lib/across/cli/ask-password'

const PASSWORD = 'duga-lozinka-č1'

/** Asks with this input; `shown` is the visible output. */
function ask(typed: string, isTTY: boolean) {
  const input: TerminalInput & PassThrough = Object.assign(new PassThrough(), { isTTY })
  let shown = ''
  const asked = askNewPassword({
    input,
    prompt: (text) => {
      shown += text
      // Types after the question appears, as a person does.
      const [line] = typed.split(/(?<=[\n\u0003\u0004])/)
      if (text.endsWith(': ') && line) setImmediate(() => input.write(line))
      if (text.endsWith(': ')) typed = typed.slice(line?.length)
    },
  })
  if (!isTTY) input.end(typed)
  return { asked, shown: () => shown }
}

describe('on a terminal', () => {
  test('the password is asked for twice and never shown', async () => {
    const { asked, shown } = ask(`${PASSWORD}\n${PASSWORD}\n`, true)
    expect(await asked).toBe(PASSWORD)
    expect(shown()).toBe('Password: \nOnce more: \n')
  })

  test('a different second entry changes nothing', async () => {
    const { asked } = ask(`${PASSWORD}\n${PASSWORD}x\n`, true)
    await expect(asked).rejects.toThrow('The two passwords differ: nothing was changed.')
  })

  test('a short password is rejected before the second question', async () => {
    const { asked, shown } = ask('kratka12345\n', true)
    await expect(asked).rejects.toThrow('The password must have 12 to 200 characters.')
    expect(shown()).toBe('Password: \n')
  })

  test.each(['\u0003', '\u0004'])('%j cancels the question', async (key) => {
    await expect(ask(key, true).asked).rejects.toThrow('Stopped: nothing was changed.')
  })
})

describe('from a script', () => {
  test.each([PASSWORD, `${PASSWORD}\n`, `${PASSWORD}\r\n`, `${PASSWORD}\nnot this line\n`])(
    '%j returns the first line without asking',
    async (text) => {
      const { asked, shown } = ask(text, false)
      expect(await asked).toBe(PASSWORD)
      expect(shown()).toBe('')
    },
  )

  test.each(['', '\n', 'a'.repeat(11), 'a'.repeat(201)])('%j is rejected', async (text) => {
    await expect(ask(text, false).asked).rejects.toThrow('The password must have 12')
  })

  test('twelve characters are enough', async () => {
    expect(await ask('a'.repeat(12), false).asked).toHaveLength(12)
  })
})
