import type { MistakePage } from '@/lib/mistakes/model'

/** The page as the server has it after an answer (lib/answers/mistakes), without asking again. */
export function afterAnswer(page: MistakePage, id: string, isKnown: boolean): MistakePage {
  const { today } = page
  const isCleared = page.groups.some(({ items }) =>
    items.some((one) => one._id === id && isKnown && one.rightDay !== null && one.rightDay < today),
  )
  const groups = page.groups
    .map(({ lesson, items }) => ({
      lesson,
      items: items
        .filter((one) => !(isCleared && one._id === id))
        .map((one) =>
          one._id === id ? { ...one, rightDay: isKnown ? (one.rightDay ?? today) : null } : one,
        ),
    }))
    .filter(({ items }) => items.length > 0)
  return { ...page, groups, total: page.total - (isCleared ? 1 : 0) }
}
