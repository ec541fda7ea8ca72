import { fromMoodle, toMoodle } from './markdown'

/** Beside `=`, an arrow anywhere would make of a short answer a matching. */
const ARROW = '->'
const ARROW_CODE = '-&gt;'

/** Markdown in GIFT as Moodle reads and draws it. */
export const toGift = (markdown: string): string => toMoodle(markdown).replaceAll(ARROW, ARROW_CODE)

/** The Markdown that `toGift` was given. */
export const fromGift = (text: string): string => fromMoodle(text.replaceAll(ARROW_CODE, ARROW))
