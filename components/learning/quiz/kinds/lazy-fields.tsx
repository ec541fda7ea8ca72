import { useEffect, useState, type FunctionComponent } from 'react'
import { useHydrated } from '@/components/ui/use-hydrated'
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
 *
 * Not with `Suspense`: React sends the fallback of larger boundaries first, although their content
 * is known, and the page would jump.
 */
export function lazyFields<Kind extends QuestionKind>(
  load: () => Promise<Fields<Kind>>,
): LazyFields<Kind> {
  let known: Fields<Kind> | undefined
  const preload = async () => {
    known ??= await load()
  }
  // A page is cached as it is first rendered, which should not be the skeleton.
  if (isServer) preload().catch(() => undefined)
  return Object.assign(KindFields, { preload })

  function KindFields(props: FieldsProps<Kind>) {
    const [Loaded, setLoaded] = useState(() => known)
    const isHydrated = useHydrated()
    // False in a part of the page that the browser itself renders first.
    const [isFromServer] = useState(!isHydrated)
    const isMissing = !Loaded
    useEffect(() => {
      if (isMissing) void untilLoaded(load).then((one) => setLoaded(() => (known = one)))
    }, [isMissing])
    if (Loaded && (isServer || isHydrated)) {
      return (
        <div key="fields">
          <Loaded {...props} />
        </div>
      )
    }
    if (isServer || !isFromServer) return <FieldsSkeleton />
    // React leaves the server's HTML alone until the scripts are loaded.
    return <div key="html" suppressHydrationWarning dangerouslySetInnerHTML={UNKNOWN_HTML} />
  }
}

const isServer = typeof window === 'undefined'
const UNKNOWN_HTML = { __html: '' }

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
