import { expect, test } from 'vitest'
import { readXml } from '@/lib/platform/archives/xml'
import { readUpload } from '@/lib/editing/transfer/formats/read-upload'
import {
  MOODLE_END,
  MOODLE_START,
  toMoodleElements,
} from '@/lib/editing/transfer/formats/moodle/write'
import { moodleGift } from '@/lib/editing/transfer/formats/moodle/gift'
import { withFiles } from '@/lib/editing/transfer/formats/moodle/embedded'
import type { GiftQuestion } from '@/lib/editing/transfer/export/write-gift'
import { drawFigure } from '@/lib/platform/figures/draw-figure'

const CLOCK = 'figura:sat?h=3&m=30'
const CHART = 'figura:stupci?stupci=plave kuglice;crvene&vrijednosti=3;5&korak=1'

const question: GiftQuestion = {
  ...{
    key: 'sat',
    text: `Koliko je sati? ![](${CLOCK})`,
    explanation: `Vidi ![Moj opis](<${CHART}>).`,
  },
  body: {
    kind: 'single',
    choices: [
      { text: '![](figura:kocke?kocke=3)', weight: 100, feedback: 'Da.' },
      { text: 'pet', weight: 0, feedback: 'Ne.' },
    ],
  },
  ...{ isBonus: false, numbers: null, calculation: null },
}

const bank = async (questions: GiftQuestion[]) =>
  Buffer.from(
    await withFiles(
      MOODLE_START + questions.flatMap(toMoodleElements).join('') + MOODLE_END,
      new Map(),
    ),
  )

test('figures travel to Moodle as SVG files with descriptions, and back as their numbers', async () => {
  const xml = await bank([question])
  const written = xml.toString()
  expect(written).not.toContain('figura:')
  expect(written).toContain(`![${drawFigure(CLOCK).description}](@@PLUGINFILE@@/figura-`)
  const files = [...written.matchAll(/<file name="(figura-[\w-]+\.svg)"[^>]*>([^<]+)<\/file>/g)]
  expect(files).toHaveLength(3)
  for (const [, , base64 = ''] of files) {
    const svg = Buffer.from(base64, 'base64').toString()
    expect((await readXml(svg)).root).toBe('svg')
    expect(svg).not.toMatch(/var\(|currentColor|inherit/)
  }
  const { rows } = await readUpload(xml)
  expect(rows[0]).toMatchObject({
    lacks: [],
    question: { text: question.text, body: question.body },
  })
  expect(rows[0]?.question?.explanation).toBe(question.explanation)
})

test.each([
  'figura:sat?h={h}&m=0',
  '<figura:sat?h={h}&m=0>',
  '<figura:stupci?stupci=pas;mali miš&vrijednosti={h};2&korak=1>',
])('the figure %s is drawn in each of the fixed questions, and comes back', async (address) => {
  const changing: GiftQuestion = {
    ...question,
    ...{ text: `Koliko je sati? ![](${address})`, explanation: 'Gledaj malu kazaljku.' },
    body: {
      kind: 'number',
      unit: null,
      answers: [{ formula: 'h', low: 0, high: 0, weight: 100, feedback: null }],
    },
    numbers: 'h: 1..9',
  }
  const xml = await bank([changing])
  expect(xml.toString()).not.toContain('type="calculated"')
  expect(new Set(xml.toString().match(/figura-[\w-]+\.svg" path/g)).size).toBe(5)
  const { rows } = await readUpload(xml)
  const back = rows.filter(({ question: one }) => one?.numbers)
  expect(back).toMatchObject([
    { question: { key: 'sat', text: changing.text, numbers: 'h: 1..9' } },
  ])
})

test('a figure in a text that Moodle turned into HTML comes back', async () => {
  const name = `figura-${Buffer.from(CLOCK).toString('base64url')}.svg`
  const xml = `<quiz><question type="numerical"><name><text>s</text></name><questiontext format="html"><text><![CDATA[<p>Koliko je sati?</p><p><img src="@@PLUGINFILE@@/${name}" alt="Sat"></p>]]></text><file name="${name}" path="/" encoding="base64">PHN2Zy8+</file></questiontext><answer fraction="100"><text>3</text><feedback><text>Da.</text></feedback></answer></question></quiz>`
  const { rows } = await readUpload(Buffer.from(xml))
  expect(rows[0]?.question?.text).toBe(`Koliko je sati?\n\n![Sat](${CLOCK})`)
})

test('a foreign file with such a name stays what it is', async () => {
  const name = `figura-${Buffer.from('figura:sat?h=99&m=1').toString('base64url')}.svg`
  const xml = `<quiz><question type="truefalse"><name><text>s</text></name><questiontext format="markdown"><text>Da? ![x](@@PLUGINFILE@@/${name})</text></questiontext><answer fraction="100"><text>true</text></answer><answer fraction="0"><text>false</text></answer></question></quiz>`
  const { rows } = await readUpload(Buffer.from(xml))
  expect(rows[0]?.question?.text).toContain('PLUGINFILE')
})

test('GIFT names the figures that it leaves out, and keeps them for this project', async () => {
  const gift = moodleGift([question])
  const shown = gift.replace(/^\/\/.*$/gm, '')
  expect(shown).not.toContain('figura')
  expect(shown).toContain('[Crtež koji GIFT ne prenosi\\: Sat s kazaljkama\\: mala')
  const { rows } = await readUpload(Buffer.from(gift))
  expect(rows).toMatchObject([
    { lacks: [], question: { text: question.text, body: question.body } },
  ])
})
