import { z } from 'zod'

/** Building blocks of the settings' schema. Each message ends the sentence "The setting X ...". */

const shown = (value: unknown) => `, but it is "${String(value)}"`

export const wholeNumber = (min: number, max: number) =>
  z
    .string()
    .refine((text) => isWholeNumber(text, min, max), {
      error: ({ input }) => `must be a whole number from ${min} to ${max}${shown(input)}`,
    })
    .transform(Number)

function isWholeNumber(text: string, min: number, max: number): boolean {
  return /^\d{1,9}$/.test(text) && Number(text) >= min && Number(text) <= max
}

export const matching = (pattern: RegExp, description: string) =>
  z.string().regex(pattern, {
    error: ({ input }) => `must be ${description}${shown(input)}`,
  })

export const oneOf = <const Choice extends string>(choices: readonly Choice[]) =>
  z.enum(choices, {
    error: ({ input }) => `must be one of ${choices.join(', ')}${shown(input)}`,
  })

/** An address of a service. It may hold a password, so the message doesn't repeat it. */
export const address = (...protocols: string[]) =>
  z.string().refine((text) => hasProtocol(text, protocols), {
    error: `must be an address that begins with ${protocols.map((p) => `${p}://`).join(' or ')}`,
  })

function hasProtocol(text: string, protocols: string[]): boolean {
  return URL.canParse(text) && protocols.some((protocol) => text.startsWith(`${protocol}://`))
}

/** The public address of the site, cut to scheme, host and port. */
export const siteUrl = () =>
  z
    .string()
    .refine((text) => hasProtocol(text, ['http', 'https']), {
      error: ({ input }) => `must be an address such as https://skola.example${shown(input)}`,
    })
    .transform((text) => new URL(text).origin)

/** An address that a `mailto:` link can hold as it is. */
export const email = () => matching(/^[\w.+-]+@[\w-]+(\.[\w-]+)+$/, 'an e-mail address')

export const secret = (minLength: number) =>
  z.string().min(minLength, { error: `must have at least ${minLength} characters` })

/** How many reverse proxies in front of the app are trusted; `true` means one. */
export const proxyCount = () =>
  z
    .string()
    .refine((text) => text === 'true' || text === 'false' || isWholeNumber(text, 0, 10), {
      error: ({ input }) => `must be true, false or a number of proxies up to 10${shown(input)}`,
    })
    .transform((text) => (text === 'true' ? 1 : text === 'false' ? 0 : Number(text)))
