import { fold } from '@/lib/hr/fold'

/**
 * Beginnings of what a child says who needs people and not a program, folded. `*` stands for the rest
 * of a word. Too many is better than too few: the answer does no harm.
 */
const PHRASES =
  `ubit cu se|ubiti se|ubila bih se|ubio bih se|ubij* se|zelim umrijeti|hocu umrijeti|zelim umrit|hocu umrit
ne zelim zivjeti|ne zelim vise zivjeti|necu vise zivjeti|ne zeli mi se zivjeti|ne da mi se zivjeti|nemam razloga zivjeti
da me nema|da bar nisam zivjel*|da nisam ziv*|samoubojstv*|samoubijstv*|suicid*|rezem se|rezati se|porezala se|porezao se|samoozljed*
ozlijedi* sebe|ozlijediti se|naudi* sebi|nanosim si|skocit* s prozor*|skociti s zgrad*|popit cu tablet*|popila sam tablet*|popio sam tablet*
mrzim sebe|mrzim svoj zivot|nitko me ne voli|niko me ne voli|svi me mrze|osjecam se bezvrijedn*|sve je besmislen*
tuce me|tuku me|udara me|udaraju me|udario me|udarila me|istuk* me|pretuk* me|istukli su me|bije me|biju me|premlati* me|zlostavlj*
maltretira*|prijeti mi|prijete mi|prijetio mi|prijetila mi|bojim se ici kuci|bojim se kuci|bojim se oca|bojim se tate|bojim se mame|bojim se majke|bojim se ocuha|bojim se ujaka
rugaju mi se|svi mi se rugaju|vrsnjacko nasilj*|nasilje u obitelji|bullying*
dira me|diraju me|dirao me|dirala me|dodiruje me|dodirivao me|dotice me gdje ne|trazi moje slike|trazi gole slike|salje mi gole|gole slike|silova*|spolno me|seksualno me|poljubio me na silu
pobjeci od kuce|pobjeci cu od kuce|pobjegla sam od kuce|pobjegao sam od kuce|izbacili su me|ne daju mi jesti|nemam sto jesti|gladujem|ostavili su me samog|ostavili su me samu
ne mogu vise ovako|ne mogu vise izdrzati|pomozite mi molim|pomozi mi bojim se`
    .split(/[|\n]/)
    .map((phrase) => phrase.trim())

const PATTERN = new RegExp(
  `(?:^| )(?:${PHRASES.map((phrase) => phrase.replaceAll('*', '[a-z]*')).join('|')})(?= |$)`,
)

/** Verbs of the list are often written apart: „tata me često tuče”. */
const APART =
  /(?:^| )me (?:[a-z]+ ){0,3}(?:tuce|tuku|udara|udaraju|udario|udarila|bije|biju|dira|diraju|dirao|zlostavlja|maltretira|premlati|istukao|istukla|istukli)(?= |$)/

/** True for words of a child in distress: they get help of people, and are sent nowhere. */
export function isDistress(text: string): boolean {
  const words = (fold(text).match(/[a-z]+/g) ?? []).join(' ')
  return PATTERN.test(words) || APART.test(words)
}
