import type { FieldErrors, FieldValues, Path, Resolver } from 'react-hook-form'
import type { z } from 'zod'

/** A schema, or a function that loads it: a page that only shows a form needs no Zod. */
export type SchemaSource<Input, Output> =
  z.ZodType<Output, Input> | (() => Promise<z.ZodType<Output, Input>>)

/** Values the server has rejected, with its message, until they change. */
export type ServerRejections<Input extends FieldValues> = Map<
  Path<Input>,
  { value: unknown; sentence: string }
>

type Judge<Input extends FieldValues, Output> = Resolver<Input, unknown, Output>

/** Validates by the schema and by the server's earlier rejections. */
export function schemaValidator<Input extends FieldValues, Output extends FieldValues>(
  source: SchemaSource<Input, Output>,
  refused: ServerRejections<Input>,
): { judge: Judge<Input, Output>; prepare: () => void } {
  let loading: Promise<Judge<Input, Output>> | undefined
  const load = () =>
    (loading ??= loadJudge(source).catch(() => {
      // Offline: the server validates by the same schema, and the next try may load it.
      loading = undefined
      return trusting
    }))
  return {
    prepare: () => void load(),
    judge: async (values, context, options) => {
      const judgement = await (await load())(values, context, options)
      const errors = { ...refusals(values, refused), ...judgement.errors }
      return Object.keys(errors).length ? { values: {}, errors } : judgement
    },
  }
}

const trusting = <Values>(values: Values) => ({ values: values as never, errors: {} })

async function loadJudge<Input extends FieldValues, Output extends FieldValues>(
  source: SchemaSource<Input, Output>,
): Promise<Judge<Input, Output>> {
  const [{ zodResolver }, { croatianErrorMap }, schema] = await Promise.all([
    import('@hookform/resolvers/zod'),
    import('@/lib/platform/http/zod-messages'),
    typeof source === 'function' ? source() : source,
  ])
  return zodResolver(schema, { error: croatianErrorMap })
}

function refusals<Input extends FieldValues>(values: Input, refused: ServerRejections<Input>) {
  const still = [...refused].filter(([name, { value }]) => Object.is(values[name], value))
  return Object.fromEntries(
    still.map(([name, { sentence }]) => [name, { type: 'refused', message: sentence }]),
  ) as FieldErrors<Input>
}
