import { BOOK_MAP_SLUG, KEPT_PAGES_PATH, UNIT_REVIEW_SLUG } from '@/lib/platform/paths'
import type { KeptPage } from './kept-pages'

/** A place of the site with its stored pages, such as a lesson with its quiz. */
type KeptPlace = { path: string; title: string; parts: { path: string; name: string }[] }

/** The places of one textbook, or all places outside of textbooks. */
export type KeptGroup = {
  /** The textbook's path; null for pages outside of textbooks. */
  path: string | null
  name: string
  /** True if the user saved the whole textbook. */
  isSaved: boolean
  places: KeptPlace[]
}

/** Number of breadcrumbs on a lesson's page: home, grade, textbook, lesson. */
const OF_LESSON = 4

const isOfBook = ({ trail, path }: KeptPage) =>
  trail.length >= OF_LESSON - 1 && /^\/\d-[^/]+\/[^/]+/.test(path)

const above = (path: string, count: number) => path.split('/').slice(0, count).join('/')

/** Groups stored pages by textbook and then by lesson. Pages outside of textbooks come last. */
export function groupKept(pages: KeptPage[]): KeptGroup[] {
  const groups = new Map<string | null, KeptGroup>()
  for (const page of pages) {
    if (page.path === KEPT_PAGES_PATH) continue
    const { path, trail, title } = page
    const isInBook = isOfBook(page)
    const book = isInBook ? above(path, 3) : null
    const [, grade = '', bookName = '', lesson, part] = trail
    const name = isInBook ? `${bookName}, ${grade}` : 'Ostale stranice'
    const group = groups.get(book) ?? { path: book, name, isSaved: false, places: [] }
    groups.set(book, group)
    if (path === book && page.book === book) group.isSaved = true
    const isInLesson = isInBook && lesson !== undefined && !path.includes('/-/')
    const isOfUnit = path.split('/')[3] === UNIT_REVIEW_SLUG
    const placePath = isInLesson ? above(path, isOfUnit ? 5 : 4) : path
    const known = group.places.find((one) => one.path === placePath)
    const place = known ?? {
      path: placePath,
      title: isInLesson ? lesson : isInBook ? bookName : title,
      parts: [],
    }
    if (!known) group.places.push(place)
    const isLesson = isInLesson && !isOfUnit && !path.endsWith(`/${BOOK_MAP_SLUG}`)
    place.parts.push({ path, name: part ?? (isLesson ? 'Lekcija' : 'Otvori') })
  }
  const ofNone = groups.get(null)
  groups.delete(null)
  const all = [...groups.values(), ...(ofNone ? [ofNone] : [])]
  for (const group of all) for (const { parts } of group.places) parts.sort(byAddress)
  return all
}

const byAddress = (one: { path: string }, other: { path: string }) =>
  one.path.length - other.path.length
