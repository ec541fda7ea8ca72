import { readdirSync, readFileSync } from 'node:fs'
import { createElement, type ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { avatars, defaultAvatar } from '@/lib/across/accounts/avatars'
import { FunQuizArt } from '@/components/art/fun-quiz-art'
import { HeroScene } from '@/components/art/hero-scene'
import { Logo } from '@/components/art/logo'
import { pieceDrawings } from '@/components/art/mascot/pieces'
import { Mascot, mascotPoses } from '@/components/art/mascot'
import { DressedMascot, PieceArt } from '@/components/art/dressed-mascot'
import { PIECE_IDS } from '@/lib/learning/rewards/mascot-pieces'
import { StepScene, stepNames } from '@/components/art/steps-scene'
import { SubjectIcon } from '@/components/art/subject-icon'
import { SUBJECT_AREAS } from '@/lib/content/curriculum/model'
import { FUN_QUIZ_ICONS } from '@/lib/learning/fun-quizzes/icons'

const publicFolder = new URL('../../public/', import.meta.url)
const read = (file: string) => readFileSync(new URL(file, publicFolder), 'utf8')
const numbered = (name: string, count: number) =>
  Array.from({ length: count }, (_, level) => `${name}/${name}-${level}.svg`)
const render = (drawing: ReactElement) => renderToStaticMarkup(drawing)

/** Fails unless the markup is one safe, well-formed drawing of at most `maxBytes`. */
async function expectSafeDrawing(markup: string, maxBytes: number, viewBox: string) {
  expect(Buffer.byteLength(markup)).toBeLessThanOrEqual(maxBytes)
  expect(markup).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg"/)
  expect(markup).toContain(`viewBox="${viewBox}"`)
  expect(markup).not.toMatch(/<(script|foreignObject|style|image|use|text|a)\b/i)
  expect(markup).not.toMatch(/\s(href|xlink:href|src|on\w+)=/i)
  expect(markup).not.toMatch(/url\((?!#)/)
  expect(markup).not.toMatch(/NaN|undefined/)
  // librsvg parses strictly and refuses XML that is not well-formed.
  const { data, info } = await sharp(Buffer.from(markup)).ensureAlpha().raw().toBuffer({
    resolveWithObject: true,
  })
  expect(data.some((value, index) => index % info.channels === 3 && value > 200)).toBe(true)
}

describe('files under public', () => {
  const flames = numbered('fire', 6)
  const bolts = numbered('thunder', 12)
  const portraits = avatars.map(({ file }) => file.slice(1))

  test.each([...flames, ...bolts, ...portraits])('%s is a safe 96 grid drawing', async (file) => {
    await expectSafeDrawing(read(file), 4096, '0 0 96 96')
  })

  test('the favicon is a safe drawing, the same as in the logo', async () => {
    const favicon = read('favicon.svg')
    await expectSafeDrawing(favicon, 2048, '0 0 48 48')
    const shapes = (markup: string) => [...markup.matchAll(/ d="([^"]+)"/g)].map(([, d]) => d)
    expect(shapes(favicon).length).toBeGreaterThan(2)
    expect(shapes(render(createElement(Logo)))).toEqual(expect.arrayContaining(shapes(favicon)))
  })

  test.each([
    ['flames', flames],
    ['bolts', bolts],
    ['avatars', portraits],
  ])('no two %s are alike', (_, files) => {
    expect(new Set(files.map(read)).size).toBe(files.length)
  })

  test('a flame covers more with every level', async () => {
    const areas = await Promise.all(flames.slice(1).map(paintedPixels))
    expect(areas).toEqual(areas.toSorted((a, b) => a - b))
    expect(new Set(areas).size).toBe(areas.length)
  })

  test.each([
    ['icon-192.png', 192, 192],
    ['icon-512.png', 512, 512],
    ['apple-touch-icon.png', 180, 180],
    ['og.png', 1200, 630],
  ])('%s measures %i x %i', async (file, width, height) => {
    const bytes = readFileSync(new URL(file, publicFolder))
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'png', width, height })
    expect(bytes.byteLength).toBeLessThan(150_000)
  })
})

describe('avatars', () => {
  test('the list names every file of the folder once, the default first', () => {
    const files = readdirSync(new URL('avatars/', publicFolder)).map((name) => `/avatars/${name}`)
    expect(avatars.map(({ file }) => file).toSorted()).toEqual(files.toSorted())
    expect(avatars[0]).toBe(defaultAvatar)
    expect(defaultAvatar.file).toBe('/avatars/iskra.svg')
  })

  test('each has a Croatian name of its own', () => {
    expect(new Set(avatars.map(({ label }) => label)).size).toBe(12)
    expect(avatars.every(({ label }) => /^[A-ZČĆĐŠŽ][a-zčćđšž]+$/.test(label))).toBe(true)
  })
})

describe('components', () => {
  const row = (name: string, drawing: ReactElement, maxBytes: number, viewBox: string) =>
    [name, drawing, maxBytes, viewBox] as const
  const drawings = [
    ...mascotPoses.map((pose) =>
      row(`mascot ${pose}`, createElement(Mascot, { pose }), 6144, '0 0 200 200'),
    ),
    ...PIECE_IDS.flatMap((id) => [
      row(
        `mascot with ${id}`,
        createElement(DressedMascot, { pose: 'wave', pieces: [id] }),
        6144,
        '0 0 200 200',
      ),
      row(
        `piece ${id}`,
        createElement(PieceArt, { id, viewBox: '0 0 200 200' }),
        3072,
        '0 0 200 200',
      ),
    ]),
    row(
      'mascot with everything',
      createElement(DressedMascot, {
        pose: 'cheer',
        pieces: ['ljubicasta-iskra', 'kruna', 'zvjezdaste-naocale', 'plast', 'zmajic', 'duga'],
      }),
      10_240,
      '0 0 200 200',
    ),
    ...stepNames.map((step) =>
      row(`step ${step}`, createElement(StepScene, { step }), 3072, '0 0 120 96'),
    ),
    ...FUN_QUIZ_ICONS.map((icon) =>
      row(`fun quiz ${icon}`, createElement(FunQuizArt, { icon }), 3072, '0 0 120 96'),
    ),
    row('hero', createElement(HeroScene, { className: '' }), 14_336, '0 0 560 440'),
    row('logo', createElement(Logo), 2048, '0 0 140 48'),
  ]

  test.each(drawings)('%s is a safe drawing without ids', async (_, drawing, maxBytes, viewBox) => {
    const markup = render(drawing)
    await expectSafeDrawing(markup, maxBytes, viewBox)
    expect(markup).not.toMatch(/\sid=/)
  })

  test('each piece of the mascot has a drawing of its own', () => {
    expect(Object.keys(pieceDrawings).toSorted()).toEqual(PIECE_IDS.toSorted())
    const drawn = PIECE_IDS.map((id) =>
      render(createElement(DressedMascot, { pose: 'wave', pieces: [id] })),
    )
    expect(new Set(drawn).size).toBe(PIECE_IDS.length)
    const plain = render(createElement(Mascot, { pose: 'wave' }))
    expect(render(createElement(DressedMascot, { pose: 'wave', pieces: [] }))).toBe(plain)
  })

  test('every fun quiz of the content format has a drawing of its own', () => {
    const format = readFileSync(new URL('../docs/content-format.md', publicFolder), 'utf8')
    const sentence = /`slika` names the drawing: ([^.]+)\./.exec(format)?.[1] ?? ''
    expect([...FUN_QUIZ_ICONS]).toEqual(
      [...sentence.matchAll(/`([^`]+)`/g)].map(([, icon]) => icon),
    )
    const drawn = FUN_QUIZ_ICONS.map((icon) => render(createElement(FunQuizArt, { icon })))
    expect(new Set(drawn).size).toBe(FUN_QUIZ_ICONS.length)
  })

  test('a drawing without a title is hidden from readers, with one it is a named picture', () => {
    expect(render(createElement(Mascot, { pose: 'wave' }))).toContain('aria-hidden="true"')
    const named = render(createElement(Mascot, { pose: 'wave', title: 'Iskra maše' }))
    expect(named).toContain('role="img" aria-label="Iskra maše"')
    expect(named).not.toContain('aria-hidden')
  })
})

describe('subject icons', () => {
  const icon = (area: string) => render(createElement(SubjectIcon, { area }))

  test('every area of the content format has an icon of its own', () => {
    const format = readFileSync(new URL('../docs/content-format.md', publicFolder), 'utf8')
    const sentence = /`podrucje` gives colour and icon: ([^.]+)\./.exec(format)?.[1] ?? ''
    expect([...SUBJECT_AREAS]).toEqual([...sentence.matchAll(/`([^`]+)`/g)].map(([, area]) => area))
    expect(new Set(SUBJECT_AREAS.map(icon)).size).toBe(SUBJECT_AREAS.length)
    expect(SUBJECT_AREAS.map(icon)).not.toContain(icon('nepoznato'))
  })

  test.each([...SUBJECT_AREAS, 'nepoznato'])('%s follows the text colour', async (area) => {
    await expectSafeDrawing(icon(area), 1024, '0 0 24 24')
    expect(icon(area)).toContain('stroke="currentColor"')
    expect(icon(area)).not.toMatch(/#[0-9a-f]{3,6}/i)
  })

  test('an unknown area is a book, also when it is named like a built-in', () => {
    expect(icon('constructor')).toBe(icon('nepoznato'))
  })
})

async function paintedPixels(file: string) {
  const { data, info } = await sharp(Buffer.from(read(file)))
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return data.filter((value, index) => index % info.channels === 3 && value > 200).length
}
