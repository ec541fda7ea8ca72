import { cleanup, configure } from '@testing-library/react'
import { afterEach } from 'vitest'

afterEach(cleanup)

// A busy machine loads what is fetched lazily later than the second that is usual.
configure({ asyncUtilTimeout: 5_000 })

// jsdom has no layout, so nothing to scroll.
Element.prototype.scrollIntoView = () => undefined
