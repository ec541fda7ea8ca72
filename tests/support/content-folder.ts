import { onTestFinished } from 'vitest'
import { makeContentFolder, removeContentFolder } from '../fixtures/content-folder'

/** The folder of the fixture, with changes, until the test is over. */
export function contentFolder(changes?: Parameters<typeof makeContentFolder>[0]): string {
  const folder = makeContentFolder(changes)
  onTestFinished(() => removeContentFolder(folder))
  return folder
}
