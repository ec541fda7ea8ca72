import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { pictureAreaOf } from '@/lib/editing/transfer/formats/moodle/zones'
import { readUpload } from '@/lib/editing/transfer/formats/read-upload'
import { toLosslessPlainText } from '@/lib/platform/markdown/plain-text'

/** A file of Moodle, and what it means, by someone who had not seen the import. */
const FOLDER = 'tests/fixtures/uploads/marked-pictures'

type Zone = { shape: string; coords: (number | number[])[] }
type Expected = {
  name: string
  kind: 'spot' | 'refused'
  text: string
  picture: { width: number; height: number } | null
  places: { label: string | null; inside: Zone[]; accept?: string[]; optional?: boolean }[]
  explanation: string
  minDistance?: number
  mustName?: string[]
  /** Another right outcome. */
  orElse?: string
}

const { rows } = await readUpload(readFileSync(`${FOLDER}/moodle-ddmarker.xml`))
const all = JSON.parse(readFileSync(`${FOLDER}/expected.json`, 'utf8')) as Expected[]

const areaOfZone = ({ shape, coords }: Zone) => {
  if (shape === 'polygon') return pictureAreaOf(shape, coords.map(String).join(';'))
  const [x, y, ...size] = coords
  return pictureAreaOf(shape, `${String(x)},${String(y)};${size.join(',')}`)
}

/** Texts are compared by their words and signs, whatever their formatting. */
const plain = (text: string) => {
  const inMarkdown = text.replace(/\\\((.+?)\\\)/g, '$$$1$$')
  return (toLosslessPlainText(inMarkdown) ?? text).replace(/[\s\u00a0]+/g, ' ').trim()
}

/** The reason of another outcome names at least two of the labels. */
const expectNames = (told: string, { places }: Expected) =>
  expect(places.filter(({ label }) => label && told.includes(label)).length).toBeGreaterThan(1)

test('has a row for each question', () => expect(rows).toHaveLength(all.length))

test.each(all)('$name: $kind', (expected) => {
  const row = rows.find(({ name, question }) => (question?.key ?? name) === expected.name)
  const told = [...(row?.errors ?? []), ...(row?.lacks ?? []), ...(row?.warnings ?? [])].join(' ')
  for (const word of expected.mustName ?? []) expect(told).toContain(word)
  if (expected.kind === 'refused' || (!row?.question && expected.orElse?.includes('refused'))) {
    expect(row?.question).toBeNull()
    return expect(row?.errors).not.toEqual([])
  }
  const body = row?.question?.body
  expect({ kind: body?.kind, errors: row?.errors }).toEqual({ kind: 'spot', errors: [] })
  if (body?.kind !== 'spot') return
  // A draft whose lacks name what is wrong.
  if (expected.orElse?.includes('draft') && row?.lacks.length) return expectNames(told, expected)
  expect(plain(row?.question?.explanation ?? '')).toContain(plain(expected.explanation))
  const { width = 0, height = 0 } = expected.picture ?? {}
  const given = body.points.map(({ x, y, label }) => ({
    label: label?.text ?? null,
    at: { x: (x * width) / 100, y: (y * height) / 100 },
  }))
  const wanted = expected.places.filter(({ optional }) => !optional)
  expect(given).toHaveLength(wanted.length)
  for (const { label, inside, accept = [] } of wanted) {
    const names = [label, ...accept].map((one) => one && plain(one))
    const found = given.find((one) => names.includes(one.label && plain(one.label)))
    const isInside = inside.some((zone) => found && areaOfZone(zone)?.contains(found.at))
    expect({ label, at: found?.at, isInside }).toMatchObject({ isInside: true })
  }
  for (const [index, one] of given.entries())
    for (const other of given.slice(index + 1))
      expect(Math.hypot(one.at.x - other.at.x, one.at.y - other.at.y)).toBeGreaterThanOrEqual(
        expected.minDistance ?? 0,
      )
})
