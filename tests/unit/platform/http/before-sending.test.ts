import { expect, test } from 'vitest'
import { beforeSending } from '@/lib/platform/http/before-sending'
import { serveBehindLayers } from '@/tests/support/layer-server'

test('sees every part that is sent, in order', async () => {
  const seen: unknown[] = []
  const { get } = await serveBehindLayers([], (_, response) => {
    beforeSending(response, ['write', 'end'], ([piece], method) => seen.push([method, piece]))
    response.write('prvi, ')
    response.end('drugi')
  })
  expect((await get('/')).body.toString()).toBe('prvi, drugi')
  expect(seen).toEqual([
    ['write', 'prvi, '],
    ['end', 'drugi'],
  ])
})

test('sends changed parts, after each layer in turn', async () => {
  const { get } = await serveBehindLayers([], (_, response) => {
    beforeSending(response, ['end'], (args) => (args[0] = `${args[0]} vani`))
    beforeSending(response, ['end'], (args) => (args[0] = `${args[0]} unutra`))
    response.end('stranica')
  })
  expect((await get('/')).body.toString()).toBe('stranica unutra vani')
})
