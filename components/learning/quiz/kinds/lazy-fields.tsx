import { lazy, Suspense, useState, type FunctionComponent } from 'react'
import type { QuestionKind } from '@/lib/content/questions/model'
import { repeatUntilStopped } from '@/lib/platform/browser/repeat-until-stopped'
import type { FieldsProps } from './fields-props'

type Fields<Kind extends QuestionKind> = FunctionComponent<FieldsProps<Kind>>

export type LazyFields<Kind extends QuestionKind> = Fields<Kind> & {
  /** Loads the scripts, so that the first question of the kind is rendered at once. */
  preload: () => Promise<void>
}

/**
 * Fields of a rarer kind of question, whose scripts only rounds with such a question load. The
 * server renders them like any others, for pages of single questions. On failure the loading
 * repeats: the error page would replace a whole round (rule 6.3).
 */
export function lazyFields<Kind extends QuestionKind>(
  load: () => Promise<Fields<Kind>>,
): LazyFields<Kind> {
  let known: Fields<Kind> | undefined
  const preload = async () => {
    known ??= await load()
  }
  const Late = lazy(async () => ({ default: await untilLoaded(load) })) as unknown as Fields<Kind>
  return Object.assign(KindFields, { preload })

  function KindFields(props: FieldsProps<Kind>) {
    const [Loaded] = useState(() => known ?? Late)
    return (
      <Suspense fallback={<FieldsSkeleton />}>
        <Loaded {...props} />
      </Suspense>
    )
  }
}

function untilLoaded<Loaded>(load: () => Promise<Loaded>): Promise<Loaded> {
  return load().catch(
    () =>
      new Promise<Loaded>((resolve) => {
        const stop = repeatUntilStopped(async () => {
          try {
            resolve(await load())
            stop()
          } catch (error) {
            console.error(error)
          }
        }, false)
      }),
  )
}

/** About as high as four rows. */
const FieldsSkeleton = () => (
  <p role="status" className="h-64 rounded-card bg-sunken motion-safe:animate-pulse">
    <span className="sr-only">Učitavam odgovore</span>
  </p>
)
