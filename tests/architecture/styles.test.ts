import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** A selector whose root has `:has()` and that styles a descendant. */
const ASKING_ROOT = /(?:^|[\s,}])(?:html|body|:root):has\([^{]*?\)\s+[^{\s,]/m

test('no style makes the browser restyle the whole page for each element that arrives', () => {
  expect('html:has(dialog:modal) {').not.toMatch(ASKING_ROOT)
  expect('html:has([data-bar]) body {').toMatch(ASKING_ROOT)
  const asking = globSync('{app,components}/**/*.css').filter((file) =>
    ASKING_ROOT.test(readFileSync(file, 'utf8')),
  )
  expect(asking).toEqual([])
})
