import { expect, test } from 'vitest'
import { moodleGift } from '@/lib/editing/transfer/formats/moodle/gift'
import {
  MOODLE_END,
  MOODLE_START,
  toMoodleElements,
} from '@/lib/editing/transfer/formats/moodle/write'
import { readUpload } from '@/lib/editing/transfer/formats/read-upload'
import type { BodyOf } from '@/lib/content/questions/model'

const body: BodyOf<'groups'> = {
  kind: 'groups',
  groups: [
    {
      name: 'parni',
      items: [{ text: '$2^2$', feedback: 'To je 4 -- „dva” & *dva* <!-- $\\frac{1}{2}$ } {#1}.' }],
    },
    { name: 'neparni', items: [{ text: 'sedam', feedback: 'Ostatak je 1.' }, { text: 'devet' }] },
  ],
}
const question = {
  ...{ key: 'k', text: 'Razvrstaj.', explanation: 'Zato.', isBonus: false },
  ...{ numbers: null, calculation: null, body },
}
const xml = MOODLE_START + toMoodleElements(question).join('') + MOODLE_END
const read = async (written: string) =>
  (await readUpload(Buffer.from(written))).rows[0]?.question?.body

test('reasons of items come back from Moodle, whose matching has none', async () => {
  expect(await read(xml)).toEqual(body)
  const fromMoodle = xml.replace(/<iskra>[\s\S]*?<\/iskra>/, '')
  expect(await read(fromMoodle)).toEqual(body)
})

test('a reason follows its item, and goes with it', async () => {
  const changed = xml
    .replace(/<iskra>[\s\S]*?<\/iskra>/, '')
    .replace('>sedam<', '>osam<')
    .replace(/<!\[CDATA\[sedam\]\]>/, '<![CDATA[osam]]>')
    .replace(/(<!\[CDATA\[devet\]\]><\/text><answer><text><!\[CDATA\[)neparni/, '$1parni')
  const items = { '$2^2$': 'To je 4', osam: undefined, devet: undefined }
  const found = await read(changed)
  const all = found?.kind === 'groups' ? found.groups.flatMap((group) => group.items) : []
  expect(all.map(({ text }) => text).toSorted()).toEqual(Object.keys(items).toSorted())
  expect(all.filter(({ feedback }) => feedback)).toHaveLength(1)
})

test('a comment that someone changed by hand does no harm', async () => {
  const broken = xml
    .replace(/<iskra>[\s\S]*?<\/iskra>/, '')
    .replace(/razlog%3D[\w%]*/, 'razlog%3D%5B1%2C')
  expect(await read(broken)).toMatchObject({ kind: 'groups' })
})

test('Moodle’s GIFT has them only in the original above it', async () => {
  const gift = moodleGift([question])
  const lines = gift.split('\n').filter((line) => line.includes('Ostatak je 1.'))
  expect(lines).toHaveLength(1)
  expect(lines[0]).toMatch(/^\/\/\| /)
  expect(await read(gift)).toEqual(body)
})
