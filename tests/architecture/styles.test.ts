import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** A root that asks what is in it, and styles something else by that. */
const ASKING_ROOT = /(?:^|[\s,}])(?:html|body|:root):has\([^{]*?\)\s+[^{\s,]/m

test('no style makes a browser style the whole page anew at each element that arrives', () => {
  expect('html:has(dialog:modal) {').not.toMatch(ASKING_ROOT)
  expect('html:has([data-bar]) body {').toMatch(ASKING_ROOT)
  const asking = globSync('{app,components}/**/*.css').filter((file) =>
    ASKING_ROOT.test(readFileSync(file, 'utf8')),
  )
  expect(asking).toEqual([])
})
