import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import type { GiftQuestion } from '@/lib/editing/transfer/export/write-gift'
import { withFiles } from '@/lib/editing/transfer/formats/moodle/embedded'
import {
  MOODLE_END,
  MOODLE_START,
  toMoodleElements,
} from '@/lib/editing/transfer/formats/moodle/write'
import { pictureAreaOf, pointInside } from '@/lib/editing/transfer/formats/moodle/zones'
import { readUpload } from '@/lib/editing/transfer/formats/read-upload'

const question: GiftQuestion = {
  ...{ key: 'stanica', text: 'Pronađi.', explanation: 'Zato.' },
  body: {
    kind: 'spot',
    picture: '![Stanica s tri slova](/slike/stanica)',
    points: [
      { x: 30.5, y: 20, label: { text: 'jezgra' } },
      { x: 10, y: 50 },
      { x: 70, y: 80, label: { text: '*velika* vakuola' } },
    ],
  },
  ...{ isBonus: false, numbers: null, calculation: null },
}
const clock: GiftQuestion = {
  ...question,
  body: { ...question.body, picture: '![](figura:sat?h=3&m=0)' } as GiftQuestion['body'],
}

const picture = await sharp({
  create: { width: 1200, height: 600, channels: 3, background: '#eef' },
})
  .webp()
  .toBuffer()

const bank = (one: GiftQuestion, bytes = picture) => {
  const file = {
    ...{ slug: 'stanica', name: 'Stanica', alt: 'Stanica', fileName: 'stanica.webp' },
    base64: bytes.toString('base64'),
  }
  return withFiles(
    MOODLE_START + toMoodleElements(one).join('') + MOODLE_END,
    new Map([['/slike/stanica', file]]),
  )
}

/**
 * A file as Moodle exports it after an import: without elements and attributes that it doesn't know,
 * and with tags of at most 50 characters.
 */
const throughMoodle = (xml: string) =>
  xml
    .replace(/<iskra>[\s\S]*?<\/iskra>/g, '')
    .replace(/ (?:naziv|opis)="[^"]*"/g, '')
    .replace(/(<tag><text><!\[CDATA\[)(.{0,50}).*?(?=\]\])/g, '$1$2')

const read = async (xml: string) => {
  const { rows } = await readUpload(Buffer.from(xml))
  return rows[0]
}

describe('places in a picture', () => {
  it('are a ddmarker with the picture, and zones in the size in which Moodle shows it', async () => {
    const xml = await bank(question)
    expect(xml).toContain('<question type="ddmarker">')
    expect(xml).not.toContain('<background')
    // Ours in the text, then the copy that Moodle shows, then the original question's.
    expect(xml.match(/<file name="stanica\.(?:png|webp)"/g)).toEqual([
      '<file name="stanica.webp"',
      '<file name="stanica.png"',
      '<file name="stanica.webp"',
    ])
    expect(
      [...xml.matchAll(/<coords>([^<]+)<\/coords><choice>(\d)/g)].map((one) => one.slice(1)),
    ).toEqual([
      ['183,60;20', '1'],
      ['420,240;20', '2'],
    ])
  })

  it('have their letters in the picture, also those without a label', async () => {
    const [, base64 = ''] = /name="stanica\.png"[^>]*>([^<]+)/.exec(await bank(question)) ?? []
    const { data, info } = await sharp(Buffer.from(base64, 'base64'))
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true })
    expect(info).toMatchObject({ width: 600, height: 300 })
    const isWhite = (x: number, y: number) => data[(y * info.width + x) * 3 + 1] === 255
    // Beside the strokes of A, B and C, inside their circles.
    const inside = [
      [183, 68],
      [60, 159],
      [420, 240],
    ] as const
    expect(inside.map(([x, y]) => isWhite(x, y))).toEqual([true, true, true])
    expect(isWhite(300, 150)).toBe(false)
  })

  it.each([question, clock])('come back from the file as they were', async (one) => {
    const row = await read(await bank(one))
    expect(row?.question).toMatchObject({ text: one.text, body: one.body })
  })

  it('come back from Moodle with their decoys and the description, within a pixel', async () => {
    const row = await read(throughMoodle(await bank(question)))
    expect(row?.question?.body).toMatchObject({
      picture: '![Stanica s tri slova](/slike/stanica)',
      points: [
        { x: 30.5, y: 20, label: { text: 'jezgra' } },
        { x: 70, y: 80, label: { text: '*velika* vakuola' } },
        { x: 10, y: 50 },
      ],
    })
    expect(row).toMatchObject({ errors: [], lacks: [] })
  })

  it('come back from Moodle with our own picture, not with its lettered copy', async () => {
    const { embedded } = await readUpload(Buffer.from(throughMoodle(await bank(question))))
    expect(embedded.map(({ slug, bytes }) => [slug, Buffer.from(bytes)])).toEqual([
      ['stanica', picture],
    ])
  })

  it('have zones inside the picture, also at its edge', async () => {
    const points = [{ x: 0, y: 100, label: { text: 'rub' } }]
    const body = { ...question.body, points } as GiftQuestion['body']
    const xml = await bank({ ...question, body })
    expect(xml).toContain('<coords>20,280;20</coords>')
    const found = (await read(throughMoodle(xml)))?.question?.body
    expect(found).toMatchObject({ points })
  })

  it.each([
    ['at two percent', 1200, 600, ['2 50', '98 50', '50 7', '50 93']],
    ['beside each other at an edge', 400, 1200, ['0 20', '7 20', '93 40', '100 40']],
    ['beside each other at an edge', 1200, 400, ['30 0', '30 10', '70 90', '70 100']],
    ['in a corner', 400, 400, ['0 0', '10 0', '0 10', '100 100', '90 100', '100 90']],
  ])('%s come back from Moodle with their decoys', async (_, width, height, written) => {
    const image = { create: { width, height, channels: 3, background: '#eef' } } as const
    const bytes = await sharp(image).webp().toBuffer()
    const points = written.map((place, index) => {
      const [x = 0, y = 0] = place.split(' ').map(Number)
      return { x, y, ...(index % 3 !== 1 && { label: { text: `pojam ${index}` } }) }
    })
    const body = { ...question.body, points } as GiftQuestion['body']
    const row = await read(throughMoodle(await bank({ ...question, body }, bytes)))
    expect(row).toMatchObject({ errors: [], lacks: [] })
    const found = row?.question?.body
    const asWritten = (one: { x: number; y: number }) => written.indexOf(`${one.x} ${one.y}`)
    expect(
      found?.kind === 'spot' && found.points.toSorted((a, b) => asWritten(a) - asWritten(b)),
    ).toMatchObject(points)
    expect(found?.kind === 'spot' && found.points).toHaveLength(points.length)
  })

  it('come back from Moodle however many they are', async () => {
    const points = Array.from({ length: 12 }, (_, index) => ({
      ...{ x: 7.5 * index + 5.3, y: 7.1 * index + 5.9 },
      ...(index < 9 && { label: { text: `pojam ${index}` } }),
    }))
    const body = { ...question.body, points } as GiftQuestion['body']
    const row = await read(throughMoodle(await bank({ ...question, body })))
    expect(row).toMatchObject({ errors: [], lacks: [] })
    const found = row?.question?.body
    expect(found?.kind === 'spot' && found.points).toHaveLength(12)
  })

  it.each(['$\\frac{1}{2}$', '\\\\\\\\server', '\\\\(x\\\\)', '*a* &amp; `b`'])(
    'have labels that come back from Moodle in their Markdown: %s',
    async (text) => {
      const points = [{ x: 30, y: 40, label: { text } }]
      const body = { ...question.body, points } as GiftQuestion['body']
      const row = await read(throughMoodle(await bank({ ...question, body })))
      expect(row?.question?.body).toMatchObject({ points })
    },
  )

  it('have the label that someone typed in Moodle', async () => {
    const row = await read(throughMoodle(await bank(question)).replace('velika vakuola', 'soba'))
    expect(row?.question?.body).toMatchObject({
      points: [{ label: { text: 'jezgra' } }, { label: { text: 'soba' } }, {}],
    })
  })

  it('have labels with signs of HTML', async () => {
    const points = [{ x: 30, y: 40, label: { text: 'a<b & "c"' } }]
    const body = { ...question.body, points } as GiftQuestion['body']
    const row = await read(throughMoodle(await bank({ ...question, body })))
    const found = row?.question?.body
    expect(found?.kind === 'spot' && found.points[0]?.label?.text.replaceAll('\\', '')).toBe(
      'a<b & "c"',
    )
  })

  it('are without the description when Moodle has another picture', async () => {
    const other = throughMoodle(await bank(question)).replaceAll('stanica.png', 'druga.png')
    const row = await read(other)
    expect(row?.question?.body).toMatchObject({ picture: '![](/slike/druga)' })
    expect(row?.lacks.join(' ')).toContain('nema opis')
  })

  it('of another program are in the pixels of its picture, whatever its size', async () => {
    const xml = throughMoodle(await bank(question))
      .replace(/\s*<!--iskra.*?-->/, '')
      .replace(/<tags>.*?<\/tags>/, '')
      .replace(/(<file name="[^"]*\.png"[^>]*>)[^<]*/, `$1${picture.toString('base64')}`)
      .replace('183,60;20', '600,300;20')
    const row = await read(xml)
    const { body } = row?.question ?? {}
    expect(body?.kind === 'spot' && body.points[0]).toMatchObject({ x: 50, y: 50 })
  })

  it('come back from Moodle on a drawing, which describes itself', async () => {
    const row = await read(throughMoodle(await bank(clock)))
    expect(row?.question?.body).toMatchObject({ picture: '![](figura:sat?h=3&m=0)' })
    expect(row?.lacks).toEqual([])
  })
})

describe('read back', () => {
  // A figure whose size changes with the numbers has other zones in each draw.
  it.each(['![Dva mjesta](/slike/stanica)', '![](figura:pravokutnik?a={a}&b={b})'])(
    'a question with changing numbers is one question: %s',
    async (address) => {
      const template: GiftQuestion = {
        ...question,
        body: {
          ...{ kind: 'spot', picture: address },
          points: [
            { x: 30, y: 20, label: { text: '{a}' } },
            { x: 70, y: 80, label: { text: '{=a+b}' } },
          ],
        },
        numbers: 'a: 5..9\nb: 2..4',
      }
      const { rows } = await readUpload(Buffer.from(await bank(template)))
      expect(rows.map((row) => row.question?.body)).toEqual([template.body])
    },
  )

  it.each([
    [(xml: string) => xml.replace('183,60;20', '500,100;20'), { x: 83.3, y: 33.3 }],
    [
      (xml: string) =>
        xml.replace(/<choice>(\d)/g, (_, no: string) => `<choice>${no === '1' ? 2 : 1}`),
      { x: 70, y: 80 },
    ],
  ])('an edited zone wins', async (edit, place) => {
    const row = await read(edit(await bank(question)))
    const { body } = row?.question ?? {}
    const points = body?.kind === 'spot' ? body.points : []
    expect(points.find(({ label }) => label?.text === 'jezgra')).toMatchObject(place)
  })

  it('a drawing may have brackets in its words', async () => {
    const picture = '![Graf](<figura:stupci?stupci=a [x];b&vrijednosti=3;5&korak=1>)'
    const body = { ...question.body, picture } as GiftQuestion['body']
    const xml = await bank({ ...question, body })
    expect(xml).not.toContain('<background')
    expect((await read(throughMoodle(xml)))?.errors).toEqual([])
  })
})

describe('a zone', () => {
  const size = { width: 100, height: 100 }
  it.each<[string, string, { x: number; y: number } | null]>([
    ['circle', '40,30;10', { x: 40, y: 30 }],
    ['rectangle', '10,20;30,40', { x: 25, y: 40 }],
    ['polygon', '0,0;30,0;0,30', { x: 10, y: 10 }],
    ['circle', '140,30;10', null],
    ['circle', '40,30', null],
    ['polygon', '0,0;30,0', null],
    ['polygon', '0,0;30,30;60,60', null],
    ['star', '40,30;10', null],
    ['circle', 'a,b;c', null],
    ['', '', null],
  ])('%s %s is the place %j', (shape, coords, place) =>
    expect(pointInside(pictureAreaOf(shape, coords), size)).toEqual(place),
  )

  it('with 200,000 corners is refused', () => {
    const corners = Array.from({ length: 200_000 }, (_, at) => `${at % 90},${at % 80}`)
    expect(pointInside(pictureAreaOf('polygon', corners.join(';')), size)).toBeNull()
  })

  it.each([
    // The letters U and L: their middle is not in them.
    ['polygon', '10,10;20,10;20,80;80,80;80,10;90,10;90,90;10,90'],
    ['polygon', '10,10;15,10;15,85;90,85;90,90;10,90'],
    // Partly outside the picture.
    ['circle', '110,50;30'],
    ['rectangle', '80,-100;60,130'],
  ])('%s %s becomes a place in it and in the picture', (shape, coords) => {
    const area = pictureAreaOf(shape, coords)
    const place = pointInside(area, size)
    expect(place && area?.contains(place)).toBe(true)
    expect(Object.values(place ?? {}).every((part) => part >= 0 && part <= 100)).toBe(true)
  })
})
