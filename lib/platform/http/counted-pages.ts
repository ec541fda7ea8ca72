const UNCOUNTED =
  /^\/(?:profil|inbox|admin|prijava|registracija|resetiraj-lozinku|potvrda-emaila|povrat-emaila)(?:\/|$)/

/**
 * Pages whose visits may be counted if the visitor consents: no personal or admin pages, no pages
 * where passwords are typed, and none whose address contains an access token.
 */
export const canCountVisits = (path: string) => !UNCOUNTED.test(path)
