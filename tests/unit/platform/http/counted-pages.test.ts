import { expect, test } from 'vitest'
import { canCountVisits } from '@/lib/platform/http/counted-pages'

test.each([
  ...['/', '/5-razred', '/5-razred/matematika-5/razlomci/kwiz', '/cjenik', '/blog/novosti'],
  ...['/profilaksa', '/administracija', '/prijava-nije'],
])('%s may be counted', (path) => expect(canCountVisits(path)).toBe(true))

test.each([
  ...['/profil', '/profil/izvjestaj/a', '/inbox', '/admin', '/admin/login', '/admin/lekcije'],
  ...['/prijava', '/registracija', '/resetiraj-lozinku', '/potvrda-emaila'],
  ...['/povrat-emaila', '/prijava/vanjska'],
])('%s is not counted', (path) => expect(canCountVisits(path)).toBe(false))
