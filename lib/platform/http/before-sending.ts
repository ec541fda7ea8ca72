import 'server-only'
import type { ServerResponse } from 'node:http'

type Method = 'write' | 'end'

/**
 * Calls `look` before every `write` or `end` of a response, with arguments that it may change. The
 * layer that wrapped last is called first. For status and headers there is `on-headers`, which sees
 * them however they are sent.
 */
export function beforeSending(
  response: ServerResponse,
  methods: readonly Method[],
  look: (args: unknown[], method: Method) => void,
): void {
  for (const method of methods) {
    const send = response[method] as (...args: unknown[]) => never
    response[method] = function (this: ServerResponse, ...args: unknown[]) {
      look(args, method)
      return send.apply(this, args)
    }
  }
}
