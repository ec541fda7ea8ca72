/** Limits of signing in at a school's OpenID provider (decision 103). */
export const OIDC_LIMITS = {
  /** From leaving for the provider to coming back. */
  flowSeconds: 10 * 60,
  /** How much the provider's clock may differ from this one. */
  clockToleranceSeconds: 60,
  /** For each request to the provider. */
  timeoutSeconds: 5,
  /** How long the provider's description is kept. Its keys are kept for five minutes. */
  descriptionSeconds: 60 * 60,
  /** Maximum size of a response of the provider. */
  responseBytes: 256_000,
  /** Maximum size of an ID token that is kept for signing out at the provider. */
  idTokenLength: 2_000,
  /** Maximum lengths of stored texts; a subject has at most 255 ASCII characters (OIDC Core, 2). */
  issuer: 500,
  subject: 255,
} as const
