import { useState } from 'react'

/** The time at which the component was mounted, so that rendering again shows the same text. */
export const useMountTime = (): Date => useState(() => new Date())[0]
