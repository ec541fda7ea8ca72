import { UnreadableUpload } from '@/lib/platform/archives/unzip'
import { fold } from '@/lib/platform/hr/fold'
import type { CardRow } from './records'

/** Column titles of card sides, without diacritics. */
const FRONTS = words('front,prednja strana,lice,pojam,term,pitanje,question,rijec,word,izraz')
const BACKS = words(
  'back,straznja strana,nalicje,definicija,definition,odgovor,answer,prijevod,translation,znacenje,meaning,opis,objasnjenje',
)
const LANGUAGES = words(
  'hrvatski,engleski,njemacki,talijanski,francuski,spanjolski,latinski,croatian,english,german,italian,french,spanish,latin',
)

function words(list: string): ReadonlySet<string> {
  return new Set(list.split(','))
}

/** The columns of both sides, and the first row if it only holds titles. */
export type SideColumns = { front: number; back: number; head: CardRow | null }

/** Finds the columns of both sides by their titles; without titles, the first two. */
export function findSideColumns([first]: CardRow[]): SideColumns {
  const titles = (first?.columns ?? []).map((title) => fold(title.trim()))
  const at = (known: ReadonlySet<string>) => titles.findIndex((title) => known.has(title))
  const places = [at(FRONTS), at(BACKS)]
  const languages = titles.flatMap((title, place) => (LANGUAGES.has(title) ? place : []))
  const [front = -1, back = -1] = languages.length === 2 && titles.length === 2 ? languages : places
  if (first && front >= 0 && back >= 0) return { front, back, head: first }
  return { front: 0, back: 1, head: null }
}

/** A table with more columns does not hold cards. */
const MOST_COLUMNS = 3

/** @throws UnreadableUpload when most rows have more columns than two sides and a note */
export function assertCardTable(records: CardRow[], kind: string): void {
  const counts = records.map(({ columns }) => columns.filter((one) => one.trim()).length)
  const wide = counts.filter((count) => count > MOST_COLUMNS)
  if (wide.length * 2 <= records.length) return
  const most = wide.reduce((one, other) => Math.max(one, other), 0)
  throw new UnreadableUpload(
    `Datoteka je pročitana kao ${kind}, ali joj redci imaju ${most} stupaca. Kartice imaju dva: prednju i stražnju stranu. Pitanja upiši u Iskrin predložak.`,
  )
}

export const headerRowNote = ({ columns }: CardRow, { front, back }: SideColumns): string =>
  `Prvi redak („${columns[front]?.trim() ?? ''}”, „${columns[back]?.trim() ?? ''}”) je zaglavlje, a ne kartica.`
