import { FigureFault, type FigureField } from './fields'

type Fields = Record<string, FigureField<unknown>>
type ValuesOf<Own extends Fields> = { [Name in keyof Own]: ReturnType<Own[Name]['read']> }

/** A drawing: its size in pixels and its elements. */
type Drawing = { width: number; height: number; body: string }

type FigureData<Own extends Fields> = {
  /** Croatian name in the editor's gallery. */
  title: string
  fields: Own
  /** @throws FigureFault for values that contradict each other */
  draw: (values: ValuesOf<Own>) => Drawing
  /**
   * What a reader of the drawing sees, in Croatian sentences: marks and parts to count, not the
   * number that they stand for.
   */
  describe: (values: ValuesOf<Own>) => string
}

/** A kind of figure; `written` are a figure's values as text, by the names of the fields. */
export type FigureKind = {
  title: string
  fields: Fields
  /** @throws FigureFault */
  draw: (written: ReadonlyMap<string, string>) => Drawing & { description: string }
}

export function defineFigure<Own extends Fields>({
  title,
  fields,
  draw,
  describe,
}: FigureData<Own>): FigureKind {
  return {
    title,
    fields,
    draw: (written) => {
      const read = Object.entries(fields).map(([name, field]) => [
        name,
        withName(name, () => field.read(written.get(name))),
      ])
      const values = Object.fromEntries(read) as ValuesOf<Own>
      return { ...draw(values), description: describe(values) }
    },
  }
}

/** Begins the message of a fault with the field's name. */
function withName<Value>(name: string, read: () => Value): Value {
  try {
    return read()
  } catch (error) {
    if (!(error instanceof FigureFault)) throw error
    throw new FigureFault(`„${name}” ${error.message}`)
  }
}
