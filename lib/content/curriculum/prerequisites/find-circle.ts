/** Lessons by id, each with the ids of its prerequisites. */
export type PrerequisiteGraph = ReadonlyMap<string, readonly string[]>

/**
 * Lessons that need one another in a circle, each needed by the one after it and the last one by
 * the first; null without a circle.
 * @param starts ids of the lessons whose prerequisites are followed
 */
export function findCircle(graph: PrerequisiteGraph, starts: Iterable<string>): string[] | null {
  const finished = new Set<string>()
  for (const start of starts) {
    if (finished.has(start)) continue
    const path: string[] = []
    const onPath = new Set<string>()
    const stack = [{ id: start, isLeaving: false }]
    for (let step = stack.pop(); step; step = stack.pop()) {
      const { id, isLeaving } = step
      if (isLeaving) {
        path.pop()
        onPath.delete(id)
        finished.add(id)
      } else if (onPath.has(id)) return path.slice(path.indexOf(id)).reverse()
      else if (!finished.has(id)) {
        path.push(id)
        onPath.add(id)
        stack.push({ id, isLeaving: true })
        for (const next of graph.get(id) ?? []) stack.push({ id: next, isLeaving: false })
      }
    }
  }
  return null
}
