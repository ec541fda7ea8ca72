/**
 * A list of options that an answer refers to: the options of a choice, the left or the right sides
 * of a matching, the items of an ordering, the items or the groups of a grouping, or the labels or
 * the places in a picture.
 */
export type OptionSide = {
  texts: string[]
  /**
   * Ids in the body; a new option has none. Unless all options have ids, `places` determine them.
   */
  named: (string | undefined)[]
  /** The shown position of each option, which older stored answers use as ids. */
  places: number[]
}

/** How to read and write the options of a body. */
export type SideRules<Body> = {
  read: (body: Body) => OptionSide[]
  /** Sets the ids of the body's options, one list per side; undefined removes them. */
  write: (body: Body, ids: Ids) => Body
}
type Ids = (string[] | undefined)[]
