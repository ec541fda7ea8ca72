import type { MistakeGroup, MistakePage } from '@/lib/mistakes/model'

/** A page and the one after it as one: a lesson that goes on stays one group, nothing is twice. */
export function addPage(page: MistakePage, more: MistakePage): MistakePage {
  const groups: MistakeGroup[] = [...page.groups]
  for (const { lesson, items } of more.groups) {
    const place = groups.findIndex((one) => one.lesson.lessonId === lesson.lessonId)
    const known = groups[place]
    if (!known) groups.push({ lesson, items })
    else {
      const ids = new Set(known.items.map(({ _id }) => _id))
      groups[place] = {
        lesson,
        items: [...known.items, ...items.filter(({ _id }) => !ids.has(_id))],
      }
    }
  }
  return { ...more, groups }
}
