import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sentencesOf, spokenPieces } from '@/lib/platform/reading/sentences'

/** A bar marks the end of each sentence but the last. */
const SPLIT = [
  'Pas laje.| Mačka spava.',
  'Da.| Tako je.',
  'Tko je to?| Ne znam!| Pogledaj.',
  'Zar ne?!| Naravno.',
  'Čekao je…| Nitko nije došao.',
  'Čekao je... i čekao.',
  'Sisavci, npr. vuk i medvjed, imaju dlaku.| Ptice imaju perje.',
  'Veći grad, tj. Zagreb, ima više stanovnika.',
  'Tzv. Velika škola.| Tako su je zvali.',
  'Voće: jabuke, kruške itd. ima vitamine.',
  'Voće: jabuke, kruške itd.| Povrće: mrkva.',
  'Olovke, bojice i sl.| Sve to nosi u torbi.',
  'Matoš, Nazor i dr.| Njihove pjesme čitamo.',
  'Vidi sl. 3 na kraju.',
  'Dr. Horvat liječi djecu.| Prof. Anić predaje.',
  'Pjesnik A. G. Matoš rodio se u Tovarniku.',
  'Papa Ivan Pavao II. Hrvatsku je posjetio triput.',
  'Ideš u 5. razred.| Ja idem u 6. razred.',
  'Rođen je 12. 3. 2026. u Splitu.',
  'Rođen je 12. 3. 2026.| Živi u Splitu.',
  'Broj pi je oko 3,14.| Zapamti ga.',
  'Cijena je 1.250,50 eura.| Skupo je.',
  'Grad je iz 19. st. i vrlo je lijep.',
  '1. Opatijska vila stoji uz more.| Bijela je.',
  'Zbroj je 12.| Koliko je razlika?',
  'Dan ima 24 sata.| 7 dana je tjedan.',
  'Str. 5 i br. 12 nedostaju.',
  '„Kamo ideš?” upita majka.| „U školu.”',
  '„Dobro je.”| Nasmijala se.',
  '– Kamo ideš? – upita majka.| – U školu.| – Sretno!',
  'Piše se odvojeno (ne znam!) i uvijek tako.',
  'Ovo je kraj.\n|Ovo je početak.',
  'Rim je osnovan 753. pr. Kr. prema predaji.',
  'Gustoća je 8 g. po litri.',
  'Adresa www.skola.hr ne završava rečenicu.',
  'bez točke na kraju',
]

const marked = (text: string) => sentencesOf(text).map((sentence) => sentence.trim())

describe('sentences', () => {
  it.each(SPLIT)('%s', (text) => {
    expect(marked(text.replaceAll('|', ''))).toEqual(text.split('|').map((part) => part.trim()))
  })

  const letters = fc.string({ unit: fc.constantFrom(...'aBč1.!?… „”–)(\n'), maxLength: 60 })

  it('joined are the text, and none is empty', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'binary' }), letters), (text) => {
        const sentences = sentencesOf(text)
        expect(sentences.join('')).toBe(text)
        expect(sentences).not.toContain('')
      }),
    )
  })

  it('split into pieces keep all words, and each piece is short enough for every voice', () => {
    const words = fc.array(fc.string({ unit: fc.constantFrom(...'abc,;'), minLength: 1 }))
    fc.assert(
      fc.property(words, (list) => {
        const sentence = list.join(' ')
        const pieces = spokenPieces(sentence)
        expect(pieces.join('').replaceAll(' ', '')).toBe(sentence.replaceAll(' ', ''))
        for (const piece of pieces) expect(piece.length).toBeLessThanOrEqual(161)
        expect(pieces).not.toContain('')
      }),
    )
  })

  it('are split at pauses', () => {
    const part = `${'riječ '.repeat(20).trim()}, `
    expect(spokenPieces(part.repeat(2))).toEqual([part.trim(), part.trim()])
  })

  it('are cut inside a word that is too long', () => {
    expect(spokenPieces('a'.repeat(400)).map(({ length }) => length)).toEqual([160, 160, 80])
  })
})
