import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { joinDataScripts, scriptHashes } from '@/lib/platform/http/defer-scripts'

const sourceOf = (script: string) =>
  `'sha256-${createHash('sha256').update(script, 'utf8').digest('base64')}'`

test('every inline script is listed once, but no files and no data', () => {
  const html = [
    '<script>a("č")</script><script nonce="">\nb()\n</script><script>a("č")</script>',
    '<script src="/_next/a.js" async=""></script>',
    '<script type="application/ld+json">{"@type":"Quiz"}</script>',
  ].join('')
  expect(scriptHashes(html)).toEqual([sourceOf('a("č")'), sourceOf('\nb()\n')])
})

test('a page without scripts has no hashes', () => {
  expect(scriptHashes('<p>Skripta</p>')).toEqual([])
})

test('scripts with the data of a page are joined to one, in order', () => {
  const html =
    '<script>(self.__next_f=self.__next_f||[]).push([0])</script>' +
    '<script>self.__next_f.push([1,"a"])</script><script>self.__next_f.push([1,"b"])</script><p></p>'
  expect(joinDataScripts(html)).toBe(
    '<script>(self.__next_f=self.__next_f||[]).push([0]);' +
      'self.__next_f.push([1,"a"]);self.__next_f.push([1,"b"])</script><p></p>',
  )
})
