/** Messages of the report calls. */
export const REPORT_MESSAGES = {
  membersOnly: 'Izvještaji o učenju dio su pretplate. Sve ostalo otvoreno je kao i dosad.',
  failed: 'Došlo je do greške prilikom dohvaćanja izvještaja',
  wishFailed: 'Došlo je do greške prilikom spremanja',
} as const
