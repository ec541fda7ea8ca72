import { counted } from '@/lib/platform/hr/plurals'
import { FLAME_FORMS } from './fire-level'

/** Lines shown when a flame grows, one at a time, about regularity and streaks. */
export const STREAK_LINES = [
  'Malo po malo, svaki dan, i znanje raste kao vatra.',
  'Redovitost je tvoja supermoć. Tako se uči!',
  'Dan po dan slažeš nešto veliko.',
  'Svaki tvoj dolazak dodaje iskru. Vidi se!',
  'Deset minuta svaki dan vrijedi više od dva sata odjednom.',
  'Tvoja vatra raste jer se vraćaš. Bravo!',
  'Dobar niz! Mozak voli kad se često javljaš.',
] as const

/** Texts of the welcome (rule 20.11). */
export const WELCOME = {
  title: 'Iskra ti želi dobrodošlicu!',
  gift: (flames: number) =>
    flames === 1
      ? 'Prva vatrica je tvoja: poklon za dobrodošlicu!'
      : `Prve ${counted(flames, FLAME_FORMS)} su tvoje: poklon za dobrodošlicu i nedjelju!`,
  lines: [
    'Nove vatrice dobivaš kad redovito svraćaš, a nedjeljom čak dvije.',
    'Za točne odgovore skupljaš XP i prelaziš razine.',
    'Uči uz skripte, kvizove i kartice. U ovoj školskoj godini čeka te i novi sadržaj!',
  ],
  start: 'Započni odmah',
} as const
