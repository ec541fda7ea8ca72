/** Messages of the user calls. */
export const USER_MESSAGES = {
  /** Rule 4.18. */
  wrongCredentials: 'Neispravni korisnički podaci',
  wrongPictures:
    'To nisu prave slike. Pokušaj ponovno. Ako i dalje ne ide, neka se roditelj prvo prijavi na ovom uređaju.',
  tooManyPictures: 'Previše pogrešnih slika.',
  parentCan: 'Roditelj te i sada može prijaviti sa svojeg računa.',
  onlyParentsSwitch: 'Samo roditelji mogu se prijaviti kao dijete',
  noReturn: 'Nije moguće vratiti se na roditeljski račun',
  addFailed: 'Došlo je do greške prilikom dodavanja djeteta',
  deleteFailed: 'Došlo je do greške prilikom brisanja djeteta',
  childUpdateFailed: 'Došlo je do greške pri ažuriranju podataka djeteta',
  resetRequestFailed: 'Došlo je do greške prilikom slanja zahtjeva za reset lozinke',
  registrationFailed: 'Došlo je do greške prilikom registracije',
  profileFailed: 'Došlo je do greške prilikom ažuriranja podataka',
  passwordFailed: 'Došlo je do greške prilikom promjene lozinke',
  signInFailed: 'Došlo je do greške prilikom prijave',
  passwordChanged: 'Uspješno ste promijenili lozinku',
  notFound: 'Korisnik nije pronađen',
  wrongPassword: 'Lozinka nije točna',
  linkSpent: 'Poveznica više ne vrijedi. Zatražite novu.',
  tooManyLetters: 'Na ovu smo adresu već poslali više poruka. Pričekajte sat vremena.',
  takenMeanwhile:
    'Ovu adresu u međuvremenu ima drugi račun. I dalje vrijedi dosadašnja, a u postavkama možete upisati drugu.',
  tooManyEmails: 'Danas ste već više puta mijenjali email. Pokušajte ponovno sutra.',
  notWaiting: 'Ova adresa više ne čeka potvrdu.',
  tooManyChildren: 'Dodali ste najveći mogući broj djece.',
  notViaParent: 'Lozinku i email može promijeniti samo onaj tko se prijavio lozinkom.',
  unknownAvatar: 'Odaberi jednu od ponuđenih sličica.',
} as const
