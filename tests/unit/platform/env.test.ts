import { describe, expect, test } from 'vitest'
import { EnvError, parseEnv } from '@/lib/platform/env'

const secret = 's'.repeat(32)
const external = { DATABASE_URL: 'postgres://iskra:hidden@db.example/iskra', AUTH_SECRET: secret }
const oidc = {
  OIDC_ISSUER: 'https://prijava.example',
  OIDC_CLIENT_ID: 'iskra',
  OIDC_CLIENT_SECRET: 'secret',
  OIDC_NAME: 'AAI@EduHr',
}
const without = (settings: Record<string, string>, name: string) =>
  Object.fromEntries(Object.entries(settings).filter(([one]) => one !== name))

describe('defaults', () => {
  test('without settings: port 3000, data in .data, demo content, no proxy', () => {
    expect(parseEnv({})).toEqual({
      PORT: 3_000,
      DATABASE_NAMED_STATEMENTS: true,
      DATABASE_CONNECTIONS: 10,
      CONTACT_EMAIL: 'pomoc@iskra.test',
      ISKRA_DATA_DIR: '.data',
      ISKRA_SEED: 'demo',
      TRUST_PROXY: 0,
      LOG_LEVEL: 'info',
      METRICS_HOST: '127.0.0.1',
      OTEL_TRACES_SAMPLER_ARG: 1,
    })
  })

  test('an external database is not seeded', () => {
    expect(parseEnv(external).ISKRA_SEED).toBe('none')
    expect(parseEnv({ ...external, ISKRA_SEED: 'content' }).ISKRA_SEED).toBe('content')
  })

  test('an empty value counts as unset, and other variables are ignored', () => {
    expect(parseEnv({ PORT: ' ', DATABASE_URL: '', EDITOR: 'ed' })).toEqual(parseEnv({}))
  })

  test.each([
    ['PORT', '0', 0],
    ['PORT', '65535', 65_535],
    ['SITE_URL', 'https://iskra.example/path', 'https://iskra.example'],
    [
      'CONTACT_EMAIL',
      'ured.ucenika+iskra@os-primjer.skole.hr',
      'ured.ucenika+iskra@os-primjer.skole.hr',
    ],
    ['TRUST_PROXY', 'true', 1],
    ['TRUST_PROXY', 'false', 0],
    ['TRUST_PROXY', '2', 2],
    ['HOST', '::1', '::1'],
    ['LOG_LEVEL', 'debug', 'debug'],
    ['METRICS_PORT', '9464', 9_464],
    ['OTEL_TRACES_SAMPLER_ARG', '0.05', 0.05],
    ['METRICS_HOST', '10.0.0.5', '10.0.0.5'],
  ] as const)('%s=%s is read as %s', (name, text, value) => {
    expect(parseEnv({ [name]: text })[name]).toBe(value)
  })

  test.each([
    ['OIDC_ISSUER', 'https://prijava.example', 'https://prijava.example/'],
    ['OIDC_ISSUER', 'HTTPS://Prijava.example/aai', 'https://prijava.example/aai'],
    ['OIDC_ISSUER', 'http://127.0.0.1:4000', 'http://127.0.0.1:4000/'],
    ['OIDC_NAME', 'AAI@EduHr', 'AAI@EduHr'],
  ] as const)(
    'with the other settings of the provider, %s=%s is read as %s',
    (name, text, value) => {
      expect(parseEnv({ ...oidc, [name]: text })[name]).toBe(value)
    },
  )
})

describe('an invalid value gives one sentence that names the variable', () => {
  test.each([
    ['PORT', 'abc', 'must be a whole number from 0 to 65535, but it is "abc"'],
    ['PORT', '65536', 'must be a whole number from 0 to 65535, but it is "65536"'],
    ['PORT', '-1', 'must be a whole number from 0 to 65535, but it is "-1"'],
    ['PORT', '80.5', 'must be a whole number from 0 to 65535, but it is "80.5"'],
    ['HOST', 'a b', 'must be a host name or an IP address, but it is "a b"'],
    ['SITE_URL', 'iskra', 'must be an address such as https://skola.example, but it is "iskra"'],
    ['LOG_LEVEL', 'loud', 'must be one of error, warn, info, debug, but it is "loud"'],
    ['METRICS_PORT', '0', 'must be a whole number from 1 to 65535, but it is "0"'],
    ['OTEL_TRACES_SAMPLER_ARG', '1.5', 'must be a share from 0 to 1, but it is "1.5"'],
    ['METRICS_HOST', 'a b', 'must be a host name or an IP address, but it is "a b"'],
    ['ISKRA_SEED', 'all', 'must be one of demo, content, none, but it is "all"'],
    ['AUTH_SECRET', 's'.repeat(31), 'must have at least 32 characters'],
    ['SMTP_URL', 'mail:25', 'must be an address that begins with smtp:// or smtps://'],
    ['MAIL_FROM', 'iskra', 'must be an e-mail address, but it is "iskra"'],
    ['CONTACT_EMAIL', 'iskra', 'must be an e-mail address, but it is "iskra"'],
    ['CONTACT_EMAIL', 'a@b', 'must be an e-mail address, but it is "a@b"'],
    [
      'CONTACT_EMAIL',
      'a@b.hr?cc=c@d.hr',
      'must be an e-mail address, but it is "a@b.hr?cc=c@d.hr"',
    ],
    ['S3_ENDPOINT', 's3', 'must be an address that begins with http:// or https://'],
    ['AI_BASE_URL', 'ai', 'must be an address that begins with http:// or https://'],
    ['GOOGLE_ANALYTICS_ID', 'X', 'must be an id such as G-AB12CD34EF, but it is "X"'],
    [
      'OIDC_ISSUER',
      'http://prijava.example',
      'must be an https address without a query, but it is "http://prijava.example"',
    ],
    ['OIDC_ISSUER', 'aai', 'must be an https address without a query, but it is "aai"'],
    [
      'OIDC_ISSUER',
      'https://prijava.example/?a=1',
      'must be an https address without a query, but it is "https://prijava.example/?a=1"',
    ],
    ['OIDC_NAME', '<b>', 'must be a name of at most 40 characters, but it is "<b>"'],
    ['TRUST_PROXY', '11', 'must be true, false or a number of proxies up to 10, but it is "11"'],
  ])('%s=%s', (name, value, message) => {
    expect(() => parseEnv({ [name]: value })).toThrow(
      new EnvError(`The setting ${name} ${message}.`),
    )
  })

  test('the message never repeats an address that may contain a password', () => {
    expect(() => parseEnv({ ...external, DATABASE_URL: 'mysql://iskra:hidden@db/iskra' })).toThrow(
      new EnvError(
        'The setting DATABASE_URL must be an address that begins with postgres:// or postgresql://.',
      ),
    )
  })
})

test.each([
  ['DATABASE_URL', { DATABASE_REPLICA_URL: external.DATABASE_URL }, 'DATABASE_REPLICA_URL'],
  ['DATABASE_URL', { DATABASE_DIRECT_URL: external.DATABASE_URL }, 'DATABASE_DIRECT_URL'],
  ['AUTH_SECRET', { DATABASE_URL: external.DATABASE_URL }, 'DATABASE_URL'],
  ['MAIL_FROM', { SMTP_URL: 'smtp://mail.example' }, 'SMTP_URL'],
  ['S3_ACCESS_KEY_ID', { S3_BUCKET: 'iskra' }, 'S3_BUCKET'],
  ['S3_SECRET_ACCESS_KEY', { S3_BUCKET: 'iskra', S3_ACCESS_KEY_ID: 'id' }, 'S3_BUCKET'],
  ['S3_BUCKET', { S3_ACCESS_KEY_ID: 'id' }, 'S3_ACCESS_KEY_ID'],
  ['S3_BUCKET', { S3_ENDPOINT: 'https://s3.example' }, 'S3_ENDPOINT'],
  ['AI_MODEL', { AI_BASE_URL: 'https://ai.example', AI_API_KEY: 'k' }, 'AI_BASE_URL'],
  ['AI_API_KEY', { AI_BASE_URL: 'https://ai.example', AI_MODEL: 'some' }, 'AI_BASE_URL'],
  ['AI_BASE_URL', { AI_API_KEY: 'k' }, 'AI_API_KEY'],
  ['AI_BASE_URL', { AI_MODEL: 'some' }, 'AI_MODEL'],
  ['OIDC_CLIENT_ID', { OIDC_ISSUER: 'https://prijava.example' }, 'OIDC_ISSUER'],
  ['OIDC_CLIENT_SECRET', without(oidc, 'OIDC_CLIENT_SECRET'), 'OIDC_ISSUER'],
  ['OIDC_NAME', without(oidc, 'OIDC_NAME'), 'OIDC_ISSUER'],
  ['OIDC_ISSUER', { OIDC_CLIENT_ID: 'iskra' }, 'OIDC_CLIENT_ID'],
  ['OIDC_ISSUER', { OIDC_CLIENT_SECRET: 's' }, 'OIDC_CLIENT_SECRET'],
  ['OIDC_ISSUER', { OIDC_NAME: 'AAI@EduHr' }, 'OIDC_NAME'],
])('%s is required by another setting', (name, source, owner) => {
  expect(() => parseEnv(source)).toThrow(
    new EnvError(`The setting ${name} is required when ${owner} is set.`),
  )
})
