import { z } from 'zod'
import { singleHostAddresses } from './database-hosts'

// Fields of the schema. Each message ends the sentence "The setting X ...".

const shown = (value: unknown) => `, but it is "${String(value)}"`

const wholeNumber = (min: number, max: number) =>
  z
    .string()
    .refine((text) => isWholeNumber(text, min, max), {
      error: ({ input }) => `must be a whole number from ${min} to ${max}${shown(input)}`,
    })
    .transform(Number)

function isWholeNumber(text: string, min: number, max: number): boolean {
  return /^\d{1,9}$/.test(text) && Number(text) >= min && Number(text) <= max
}

const matching = (pattern: RegExp, description: string) =>
  z.string().regex(pattern, {
    error: ({ input }) => `must be ${description}${shown(input)}`,
  })

const oneOf = <const Choice extends string>(choices: readonly Choice[]) =>
  z.enum(choices, {
    error: ({ input }) => `must be one of ${choices.join(', ')}${shown(input)}`,
  })

/** The address of a service. It may contain a password, so the error message doesn't repeat it. */
const address = (...protocols: string[]) =>
  z.string().refine((text) => hasProtocol(text, protocols), {
    error: `must be an address that begins with ${protocols.map((p) => `${p}://`).join(' or ')}`,
  })

/** The address of a database, which may list several hosts. */
const databaseAddress = () =>
  z
    .string()
    .refine(
      (text) =>
        singleHostAddresses(text).every((one) => hasProtocol(one, ['postgres', 'postgresql'])),
      { error: 'must be an address that begins with postgres:// or postgresql://' },
    )

function hasProtocol(text: string, protocols: string[]): boolean {
  return URL.canParse(text) && protocols.some((protocol) => text.startsWith(`${protocol}://`))
}

const host = () => matching(/^[A-Za-z0-9.:_-]+$/, 'a host name or an IP address')

/** The public address of the site, reduced to scheme, host and port. */
const origin = () =>
  z
    .string()
    .refine((text) => hasProtocol(text, ['http', 'https']), {
      error: ({ input }) => `must be an address such as https://skola.example${shown(input)}`,
    })
    .transform((text) => new URL(text).origin)

/**
 * The issuer of an OpenID provider: https, or http on this machine for tests. Written as browsers
 * write addresses, because accounts are stored with it.
 */
const issuer = () =>
  z
    .string()
    .refine(isIssuer, {
      error: ({ input }) => `must be an https address without a query${shown(input)}`,
    })
    .transform((text) => new URL(text).href)

function isIssuer(text: string): boolean {
  if (!URL.canParse(text)) return false
  const { protocol, hostname, search, hash, username, password } = new URL(text)
  const isLocal = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/.test(hostname)
  const isSafe = protocol === 'https:' || (protocol === 'http:' && isLocal)
  return isSafe && !search && !hash && !username && !password
}

/** An address that needs no escaping in a `mailto:` link. */
const email = () => matching(/^[\w.+-]+@[\w-]+(\.[\w-]+)+$/, 'an e-mail address')

const secret = (minLength: number) =>
  z.string().min(minLength, { error: `must have at least ${minLength} characters` })

const share = () =>
  z
    .string()
    .refine((text) => /^(?:0(?:\.\d{1,6})?|1)$/.test(text), {
      error: ({ input }) => `must be a share from 0 to 1${shown(input)}`,
    })
    .transform(Number)

/** Number of trusted reverse proxies in front of the app; `true` means one. */
const proxyCount = () =>
  z
    .string()
    .refine((text) => text === 'true' || text === 'false' || isWholeNumber(text, 0, 10), {
      error: ({ input }) => `must be true, false or a number of proxies up to 10${shown(input)}`,
    })
    .transform((text) => (text === 'true' ? 1 : text === 'false' ? 0 : Number(text)))

/** All environment settings (rule 1.1). An empty value counts as unset. */
const fields = z.object({
  PORT: wholeNumber(0, 65_535).default(3_000),
  HOST: host().optional(),
  SITE_URL: origin().optional(),
  ISKRA_DATA_DIR: z.string().default('.data'),
  ISKRA_SEED: oneOf(['demo', 'content', 'none']).optional(),
  DATABASE_URL: databaseAddress().optional(),
  DATABASE_DIRECT_URL: databaseAddress().optional(),
  DATABASE_REPLICA_URL: address('postgres', 'postgresql').optional(),
  DATABASE_NAMED_STATEMENTS: oneOf(['true', 'false'])
    .default('true')
    .transform((text) => text === 'true'),
  DATABASE_CONNECTIONS: wholeNumber(2, 200).default(10),
  AUTH_SECRET: secret(32).optional(),
  CONTACT_EMAIL: email().default('pomoc@iskra.test'),
  SMTP_URL: address('smtp', 'smtps').optional(),
  MAIL_FROM: matching(/^[^<>]*<?[^\s<>@]+@[^\s<>@]+>?$/, 'an e-mail address').optional(),
  S3_ENDPOINT: address('http', 'https').optional(),
  S3_REGION: matching(/^[a-z0-9-]+$/, 'a region such as eu-central-1').optional(),
  S3_BUCKET: matching(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'the name of a bucket').optional(),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  AI_BASE_URL: address('http', 'https').optional(),
  AI_API_KEY: z.string().optional(),
  AI_MODEL: z.string().optional(),
  GOOGLE_ANALYTICS_ID: matching(/^G-[A-Z0-9]+$/, 'an id such as G-AB12CD34EF').optional(),
  OIDC_ISSUER: issuer().optional(),
  OIDC_CLIENT_ID: z.string().optional(),
  OIDC_CLIENT_SECRET: z.string().optional(),
  OIDC_NAME: matching(/^[\p{L}\p{N}\p{P} ]{1,40}$/u, 'a name of at most 40 characters').optional(),
  TRUST_PROXY: proxyCount().default(0),
  LOG_LEVEL: oneOf(['error', 'warn', 'info', 'debug']).default('info'),
  METRICS_PORT: wholeNumber(1, 65_535).optional(),
  METRICS_HOST: host().default('127.0.0.1'),
  OTEL_EXPORTER_OTLP_ENDPOINT: address('http', 'https').optional(),
  OTEL_TRACES_SAMPLER_ARG: share().default(1),
})

/** The names of all settings. */
export const SETTING_NAMES = Object.keys(fields.shape)

const schema = fields
  .superRefine((settings, context) => {
    const missing = missingCompanion(settings)
    if (missing) context.addIssue({ code: 'custom', path: [missing[0]], message: missing[1] })
  })
  .transform((settings) => ({
    ...settings,
    ISKRA_SEED: settings.ISKRA_SEED ?? (settings.DATABASE_URL ? 'none' : 'demo'),
  }))

type Source = Record<string, string | undefined>

/** The validated settings, including defaults. */
export type Env = z.output<typeof schema>

/**
 * An invalid setting; the message is one sentence that names the variable and contains no secret.
 */
export class EnvError extends Error {}

/** Reads the settings from `source`. Throws an EnvError about the first invalid one. */
export function parseEnv(source: Source): Env {
  const filled = Object.entries(source).filter(([, value]) => value?.trim())
  const { success, data, error } = schema.safeParse(Object.fromEntries(filled))
  if (success) return data
  const [issue] = error.issues
  throw new EnvError(`The setting ${issue?.path.join('.')} ${issue?.message}.`)
}

let parsed: Env | undefined

/** The settings of this process, read once. */
export const env = (): Env => (parsed ??= parseEnv(process.env))

/** For settings that need another one: the name of the missing setting and the reason. */
function missingCompanion(settings: Record<string, unknown>): [string, string] | undefined {
  const needs = (name: string, owner: string): [string, string] | undefined =>
    settings[owner] && !settings[name] ? [name, `is required when ${owner} is set`] : undefined
  return (
    needs('AUTH_SECRET', 'DATABASE_URL') ??
    needs('DATABASE_URL', 'DATABASE_DIRECT_URL') ??
    needs('DATABASE_URL', 'DATABASE_REPLICA_URL') ??
    needs('MAIL_FROM', 'SMTP_URL') ??
    needs('S3_ACCESS_KEY_ID', 'S3_BUCKET') ??
    needs('S3_SECRET_ACCESS_KEY', 'S3_BUCKET') ??
    needs('S3_BUCKET', 'S3_ACCESS_KEY_ID') ??
    needs('S3_BUCKET', 'S3_ENDPOINT') ??
    (settings.S3_ENDPOINT ? undefined : needs('S3_REGION', 'S3_BUCKET')) ??
    needs('AI_MODEL', 'AI_BASE_URL') ??
    needs('AI_API_KEY', 'AI_BASE_URL') ??
    needs('AI_BASE_URL', 'AI_MODEL') ??
    needs('AI_BASE_URL', 'AI_API_KEY') ??
    needs('OIDC_CLIENT_ID', 'OIDC_ISSUER') ??
    needs('OIDC_CLIENT_SECRET', 'OIDC_ISSUER') ??
    needs('OIDC_NAME', 'OIDC_ISSUER') ??
    needs('OIDC_ISSUER', 'OIDC_CLIENT_ID') ??
    needs('OIDC_ISSUER', 'OIDC_CLIENT_SECRET') ??
    needs('OIDC_ISSUER', 'OIDC_NAME')
  )
}

/** The contact address in the footer of every page. */
export const contactEmail = (): string => env().CONTACT_EMAIL

/** Contact e-mail address, or null if only the default one is set, which nobody reads. */
export function configuredContactEmail(): string | null {
  const { CONTACT_EMAIL: address } = env()
  // The default is in the reserved domain .test (RFC 2606).
  return address.endsWith('.test') ? null : address
}

/** The public address of the site; by default the address that `npm start` serves. */
export const siteUrl = (): string => env().SITE_URL ?? `http://localhost:${env().PORT}`
