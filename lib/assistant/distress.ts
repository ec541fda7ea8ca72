import { fold } from '@/lib/hr/fold'

/**
 * What a child says who needs people and not a program. Words are folded, `*` is the rest of a word.
 * Too many is better than too few: the answer does no harm.
 */
const words = (list: string) =>
  list
    .split(/\s+/)
    .map((word) => word.replaceAll('*', '[a-z]*'))
    .join('|')

const WISH = words(`hocu zelim zeli hoce htio htjela zeljela zelio voljela volio bih cu planiram
  namjeravam razmisljam mislim pomisljam mogu moram najradije bolje`)

/** Words that mean it only together; Croatian puts them in any order, with a few between. */
const PAIRS = [
  // To oneself.
  [words('ubijem'), words('se')],
  [
    words('rezem rezala rezao porezem porezala porezao objesim objesit ozljedujem ozlijedim'),
    words('se si sebe'),
  ],
  [words('ubila ubio bacila bacio objesila objesio'), words('bih')],
  [words('naudi* ozlijedi* ozljed* nanosim nanijeti'), words('sebi sebe')],
  [
    words('bacim skocim skocit* skociti baciti bacila skocila skocio bacio'),
    words('prozor* balkon* zgrad* most* vlak*'),
  ],
  [words('popit popijem popila popio popiti'), words('tablet* lijekov*')],
  [WISH, words('umrijeti umrijet umrem nestanem nestati')],
  ['ne zelim|necu', words('zivjeti zivjet')],
  [words('ne'), words('probudim')],
  [words('mrzim'), words('se sebe')],
  [words('svi nitko niko'), words('mrze mrzi voli ruga rugaju')],
  // By others.
  [
    words(`tuce tuku tukao tukla tukli istuk* pretuk* premlat* udara* udari* mlati* zlostavlj*
      maltretir* prijet* ruga* vrijeda* dira diraju dirao dirala dodiruj* dodirn* sili siluj* silova*
      prisiljava* gusi* zatvara* izbacili izbacio izbacila`),
    words('me mi nas mene meni mamu brata sestru'),
  ],
  [words('bije biju'), words('me nas mamu brata sestru')],
  [words('bojim'), words('kuci kucu oca tate tatu mame mamu majke ocuha ujaka strica brata djeda')],
  [
    words('salje salji trazi traze zeli hoce posaljem'),
    'gole|gola|(?:slik[a-z]*|fotk[a-z]*) bez [a-z]+',
  ],
  [words('pobjeci pobjegla pobjegao pobjegnem'), words('kuce')],
  [words('nemam nemamo ne'), words('jesti')],
  [words('ostavili ostavila ostavio'), words('samu samog samoga')],
].map(([one = '', other = '']) => {
  const [first, second] = [`(?:${one})`, `(?:${other})`]
  const between = '(?: [a-z]+){0,4} '
  return new RegExp(`\\b(?:${first}${between}${second}|${second}${between}${first})\\b`)
})

/** In any order: one wants to do it to oneself. */
const KILL = new RegExp(`^(?=.*\\b(?:${WISH})\\b)(?=.*\\bse\\b)(?=.*\\bubiti?\\b)`)

/** What means it alone. */
const ALONE = new RegExp(
  `\\b(?:${[
    words('samoubojstv* samoubijstv* suicid* samoozljed* silovao silovala bullying gladujem'),
    'da me nema|nemam razloga zivjeti|da (?:bar )?nisam ziv[a-z]*|da se nisam rodi[a-z]*',
    'ne (?:zeli|da) mi se zivjeti|ne mogu vise (?:ovako|izdrzati)|mrzim svoj zivot',
    'osjecam se bezvrijedn[a-z]*|sve je besmislen[a-z]*|vrsnjacko nasilj[a-z]*|nasilje u obitelji',
    'spolno me|seksualno me|na silu me|poljubio me na silu|nasa tajna',
  ].join('|')})\\b`,
)

/** True for words of a child in distress: they get help of people, and are sent nowhere. */
export function isDistress(text: string): boolean {
  return fold(text)
    .split(/[.!?;\n]+/)
    .map((sentence) => (sentence.match(/[a-z]+/g) ?? []).join(' '))
    .some((sentence) => [KILL, ALONE, ...PAIRS].some((one) => one.test(sentence)))
}
