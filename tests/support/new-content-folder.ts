import { onTestFinished } from 'vitest'
import { makeContentFolder, removeContentFolder } from '../fixtures/content-folder'

/** A copy of the fixture folder with changes, removed after the test. */
export function newContentFolder(changes?: Parameters<typeof makeContentFolder>[0]): string {
  const folder = makeContentFolder(changes)
  onTestFinished(() => removeContentFolder(folder))
  return folder
}
