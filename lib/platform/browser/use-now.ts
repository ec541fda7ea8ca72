import { useState } from 'react'

/** The moment at which a component appeared: rendering it again gives the same text. */
export const useNow = (): Date => useState(() => new Date())[0]
