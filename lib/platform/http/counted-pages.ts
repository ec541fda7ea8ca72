const UNCOUNTED =
  /^\/(?:profil|inbox|admin|prijava|registracija|resetiraj-lozinku|potvrda-emaila|povrat-emaila)(?:\/|$)/

/**
 * Pages whose visits may be counted, once the visitor allows it: neither those of one person or of
 * editors, nor those where passwords are typed or an address holds what opens an account.
 */
export const isCountedPage = (path: string) => !UNCOUNTED.test(path)
