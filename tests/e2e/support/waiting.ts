import type { Page } from './test'

/** The owners of the answers and reviews that wait in the browser to be sent. */
export const waitingOwners = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<string[]>((resolve, reject) => {
        const opening = indexedDB.open('iskra')
        opening.onerror = () => reject(opening.error)
        opening.onsuccess = () => {
          const all = opening.result.transaction('outbox').objectStore('outbox').getAll()
          all.onsuccess = () => {
            const items = all.result as { kind: string; owner: string }[]
            opening.result.close()
            resolve(items.filter(({ kind }) => kind !== 'vrijeme').map(({ owner }) => owner))
          }
        }
      }),
  )
