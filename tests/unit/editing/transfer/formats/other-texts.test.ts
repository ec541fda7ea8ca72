import { describe, expect, test } from 'vitest'
import { readUpload } from '@/lib/editing/transfer/formats/read-upload'

const read = (source: string) => readUpload(Buffer.from(source))

describe('Aiken', () => {
  test('with explanations behind an answer', async () => {
    const { rows } = await read(
      'Prvi?\nA. da\nB. ne\nANSWER: A\nFEEDBACK: Zato što je *prvi*.\n\nDrugi?\nA. da\nB. ne\nANSWER: B\n',
    )
    expect(rows).toMatchObject([
      { question: { text: 'Prvi?', explanation: 'Zato što je \\*prvi\\*.' } },
      { question: { text: 'Drugi?', explanation: null } },
    ])
  })

  test.each([
    ['a. pas\nb. mačka\nANSWER: b', 'small letters'],
    ['A)pas\nB)mačka\nANSWER: B', 'no space'],
  ])('with malformed options explains how to write them: %s', async (options) => {
    const { rows } = await read(`Da?\nA. da\nB. ne\nANSWER: A\n\nKoji?\n${options}\n`)
    expect(rows[1]?.errors).toEqual([
      'Ponuđeni odgovori nisu zapisani kao u Aikenu: veliko slovo, točka ili zagrada, razmak („A. pas”).',
    ])
  })
})

test('an unrecognized text explains how to write each format', async () => {
  await expect(read('Draga djeco,\n\nsutra idemo na izlet.\n')).rejects.toThrow(
    /U Aikenu su odgovori redci „A\.” i „B\.”, a pod njima „ANSWER: A”/,
  )
})

test.each(['**Pitanje 1**', '```gift', 'Evo pitanja:'])(
  'a line above a GIFT title is reported: %s',
  async (line) => {
    const { rows } = await read(`${line}\n::Voda:: Što je voda? {=spoj ~element}\n`)
    expect(rows).toMatchObject([
      {
        errors: [
          `Ispred naslova (::) stoji redak „${line}”. Izbriši ga ili ga odvoji praznim retkom.`,
        ],
      },
    ])
  },
)
