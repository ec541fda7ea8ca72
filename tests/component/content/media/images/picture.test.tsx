import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Picture } from '@/components/content/media/images/picture'

const show = (props: Partial<Parameters<typeof Picture>[0]>) =>
  render(<Picture src="/slike/lav" alt="" className="w-full" {...props} />).container.querySelector(
    'img',
  )

test('a large picture offers the stored widths, and has its own size', () => {
  const image = show({ facts: { width: 900, height: 600, mark: 'm' }, sizes: '50vw' })
  expect(image?.getAttribute('srcset')).toBe(
    '/slike/lav-320.webp?v=m 320w, /slike/lav-640.webp?v=m 640w, ' +
      '/slike/lav-768.webp?v=m 768w, /slike/lav-1024.webp?v=m 900w',
  )
  expect(image?.getAttribute('sizes')).toBe('50vw')
  expect([image?.getAttribute('width'), image?.getAttribute('height')]).toEqual(['900', '600'])
})

test('an image narrower than the first width has one file', () => {
  const image = show({ facts: { width: 200, height: 100, mark: 'm' }, sizes: '50vw' })
  expect(image?.getAttribute('srcset')).toBe('/slike/lav-320.webp?v=m 200w')
})

test('a small library picture loads its narrowest file', () => {
  expect(show({})?.getAttribute('src')).toBe('/slike/lav-320.webp')
})

test.each(['/avatars/lav.svg', '/api/pdfs/1/thumbnail', 'https://primjer.hr/a.png'])(
  'pictures outside the library stay unchanged: %s',
  (src) => expect(show({ src })?.getAttribute('src')).toBe(src),
)

test('a large picture without facts keeps its address', () => {
  const image = show({ facts: null, sizes: '50vw' })
  expect(image?.getAttribute('src')).toBe('/slike/lav')
  expect(image?.hasAttribute('srcset')).toBe(false)
})
