import { expect, test } from 'vitest'
import { briefDescription } from '@/lib/platform/reading/brief-description'

test.each([
  ['Mačka', 'Mačka'],
  ['Vaga je u ravnoteži. Na lijevoj zdjelici: 3.', 'Vaga je u ravnoteži.'],
  ['Igraće kocke, slijeva nadesno: 6 točkica, 5 točkica.', 'Igraće kocke, slijeva nadesno'],
  ['Stupčasti dijagram (os: djece). Razmak je 1.', 'Stupčasti dijagram'],
  ['Sat pokazuje 3:15.', 'Sat pokazuje 3:15.'],
  [
    'Ulica odozgo s dva nogostupa, kolnik i pješački prijelaz s crtama, a na njemu pješak gleda lijevo pa desno',
    'Ulica odozgo s dva nogostupa, kolnik i pješački prijelaz s crtama,',
  ],
  [
    Array.from({ length: 20 }, () => 'a').join(' '),
    Array.from({ length: 15 }, () => 'a').join(' '),
  ],
  ['', ''],
])('%j is read briefly as %j', (description, brief) => {
  expect(briefDescription(description)).toBe(brief)
})
