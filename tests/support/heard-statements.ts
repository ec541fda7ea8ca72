import pg from 'pg'

/** A statement that the app sent, with the values of one execution. */
export type Statement = { text: string; values: unknown[] }

const isExplainable = (text: string) => /^\s*(select|insert|update|delete|with)\b/i.test(text)

/** Distinct statements that this process sends to its database during `work`. */
export async function recordStatements(work: () => Promise<void>): Promise<Statement[]> {
  const heard = new Map<string, Statement>()
  const { prototype } = pg.Client
  const send = prototype.query
  prototype.query = function (this: pg.Client, ...asked: [unknown, unknown?]) {
    const [config, second] = asked
    const text = typeof config === 'string' ? config : (config as { text?: string }).text
    const values = Array.isArray(second) ? second : (config as { values?: unknown[] }).values
    if (text && isExplainable(text)) heard.set(text, { text, values: values ?? [] })
    return Reflect.apply(send, this, asked) as unknown
  } as typeof send
  try {
    await work()
  } finally {
    prototype.query = send
  }
  return [...heard.values()]
}
