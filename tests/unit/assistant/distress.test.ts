import { expect, test } from 'vitest'
import { isDistress } from '@/lib/assistant/distress'

test.each([
  'Ne želim više živjeti.',
  'hocu umrijeti',
  'Ubit ću se',
  'mama me TUČE svaki dan',
  'Tata me često jako tuče',
  'netko mi prijeti preko interneta, prijete mi',
  'rugaju mi se u razredu svi',
  'jedan stric me dira',
  'režem se kad sam tužna',
  'svi me mrze',
  'šalje mi gole slike',
  'bojim se ići kući',
  'razmišljam o samoubojstvu',
])('%s', (text) => expect(isDistress(text)).toBe(true))

test.each([
  'Što je razlomak?',
  'Zašto je Hitler počinio zločine?',
  'Tko je ubio Cezara?',
  'Kako se reže pizza na osmine?',
  'Zašto životinje umiru zimi?',
  'Ovo me zanima, objasni mi!',
  'Kako udara grom?',
  'Mogu li dirati kiselinu u pokusu?',
  'Ne mogu više s ovim zadatkom, dosadno je',
])('not: %s', (text) => expect(isDistress(text)).toBe(false))
