'use client'
import { lazyPart } from '@/components/ui/lazy-part'
import { LineForPupils } from '@/components/learning/mastery/pupil-line'
import type { ElementOfLesson } from './element-state-line'

/** Loaded for pupils only: guests don't download it. */
const ElementStateLine = lazyPart(() => import('./pupil-parts').then((one) => one.ElementStateLine))

/** Reserves a line on an element's tile and loads a pupil's state into it. */
export function ElementState(props: ElementOfLesson) {
  return (
    <LineForPupils>
      <ElementStateLine {...props} />
    </LineForPupils>
  )
}
