import 'server-only'
import type { ServerResponse } from 'node:http'

/**
 * Calls `look` before every `write` or `end` of a response, with arguments that it may change. The
 * layer that wrapped last is called first.
 */
export function beforeSending(
  response: ServerResponse,
  methods: readonly ('write' | 'end')[],
  look: (args: unknown[]) => void,
): void {
  for (const method of methods) {
    const send = response[method] as (...args: unknown[]) => never
    response[method] = function (this: ServerResponse, ...args: unknown[]) {
      look(args)
      return send.apply(this, args)
    }
  }
}
