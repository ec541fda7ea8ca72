/** Words that occur everywhere and say nothing about the subject; folded. */
const FILLERS = new Set(
  `a ako ali bi bih bila bili bilo bio biti bude bit ce cega cemu cim da do ga gdje i ih ili im iz ja je jedan jedna
  jesam jesmo jesu jest joj ju kad kada kako kao kakav kakva kakvo kakve kakvi kod koga koja koje koji kojih kojim kojoj
  koju kome koliko kolika kolike koliki li me mi moj moja moje mu na nad nam nas ne neki neka neko nego ni nije no o od
  ona one oni ono pa po pod pred pri s sa sam se si smo ste su sto sta svoj ta taj te ti to tko tu u uz va vam vas vi
  za zasto znaci zove zovu
  bas cija cije ciji cijih di gdi il jel jeli jer kaj kak kojeg kojem kojom kojoj kolko ko ka kud kuda kam kamo nek
  nesto onda samo sve svi tako tamo tog tom zbog zas znam znas zna znati znat ima imaju imam treba trebam trebamo
  moze mogu mozemo mora moram moramo izmedu izmedju medu medju`.split(/\s+/),
)

/** Words about how to explain something, not about the subject. */
const ASKING = new Set(
  `objasni objasnite objasnjenje objasnjeno molim pomoc pomozi pomozite pomognite hitno zadatak zadaci zadatke zadatci
  zadataka zadaca zadacu vjezba vjezbe vjezbi vjezbu vjezbanje vjezbati test testa testu testove ispit ispita ispitu
  lekcija lekcije lekciju gradivo primjer primjeri primjere primjera popis trik trikovi lagano lako jednostavno
  skraceno ukratko sazetak sin kci kcerka djete dijete razumije razumijem razumjeti razumim shvacam kuzim skuzim
  naucim nauciti ucim uciti profesor profesorica uciteljica ucitelj skola skole skolu skoli domaci hvala bok
  help plz pls`.split(/\s+/),
)

/** Words common in all kinds of queries: they count for ranking, but results may lack them. */
const LIGHT = new Set(
  `raditi racunati prepoznati naci nalaziti koristiti upotrebljavati primijeniti napraviti praviti sluziti nastati
  dogoditi dogadati dolaziti reci kazati nazvati odrediti pokazati vidjeti razlikovati razlika vrsta pravilo formula
  definicija znacenje nacin postati pisati rjesavati rjesiti naucen brzo tocno svojstvo osobina obiljezje kratko
  objasniti opisati navesti nabrojati izgledati zvuciti imenovati objasnjavati uciniti ciniti`.split(
    /\s+/,
  ),
)

export const isOptionalWord = (keys: readonly string[]): boolean =>
  keys.some((key) => LIGHT.has(key))

export const isFiller = (word: string): boolean => FILLERS.has(word) || ASKING.has(word)
