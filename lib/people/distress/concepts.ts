/**
 * Meanings, each with the words that express it. Words are folded (lower case, no accents) and
 * written as children write them: without endings (`ic`, `ubit`), in everyday forms (`bi`, `ocu`),
 * in the dialects of all parts of Croatia, and in English. `*` stands for any end of a word; `_`
 * separates the words of a phrase. A word may have several meanings.
 */
export const WORDS_BY_MEANING = {
  // People.
  me: 'me mi mene meni mnom menom samnom nam nas nama my im',
  i: 'ja sam san nisam nisan bih bin mogu nemogu moram cu ocu hocu necu zelim nezelim imam iman nemam neman mislim bojim bojin mrzim mrzin placem i ive',
  self: 'se si sebe sebi sobom myself',
  mine: 'moj moja moje moji moga mog mom moju mojoj mojim mojih',
  mother:
    'mama mame mami mamu mamom mamin* majka majke majci majku majkom mater matere materi mati keva keve kevu stara staru mom moms mum mother',
  father:
    'tata tate tati tatu tatom tatin* otac oca ocu ocem ocev* caca cace caci cacu ca cale caleta stari starog starom staroga fotr fotra fater fatra dad father babo tajo cako',
  parents: 'roditelj* starci staraca starce starcima parents udomitelj* odgajatelj* odgojitelj*',
  step: 'ocuh* maceh* macuh* poocim* pomajk* stepdad stepfather stepmom mamin_deck* mamin_muz* mamin_novi_muz tatin*_cur* tatin*_zen* polubrat*',
  brother:
    'brat brata bratu bratom brate brother sestra sestre sestri sestru sestrom seka seku seke sis sister bratic* rodak rodaka rodakom rodjak*',
  uncle:
    'stric* barba barbe ujak ujaka ujaku ujakom ujko ujka ujac tetak teta tete teti tetu tetkom tetka djed djeda djedu djedom dida dide didi didu deda dede dedek nono baka bake baki baku bakom baba babe uncle grandpa kum',
  partner: 'decko decka decku deckom bivsi bivseg bf boyfriend',
  adult:
    'trener* ucitelj* nastavni* profesor* profa profe svecenik* pop zupnik* susjed* susid* vjeroucitelj* vozac* doktor* cika cikica voditelj* animator* teacher coach',
  stranger:
    'covjek covik covek covjeka coveka lik tip tipa muskarac muskarca stranac stranca nepoznat* neki netko neko starac starcem man someone somebody odrasl* stariji',
  peers:
    'razred* decki decke deckima cure klinci osmas* sedmas* petas* skoli skolu skole skola hodniku wc wcu grupi grupu odmoru svlacionici school classmates ekipa',
  friend:
    'prijatelj prijatelja prijatelju prijateljem prijateljic* frend frendu frenda frendovi frendic* bestic* kolegic* friend curu_iz cura_iz decko_iz decku_iz',
  they: 'oni njih njima im ih they',
  he: 'on njega njemu mu ga njim he him his',
  she: 'ona nju njoj joj ju her she',
  everyone: 'svi svima svih cili_razred cijeli_razred cela_skola cijela_skola everyone everybody',
  nobody: 'nitko niko nikoga nikog nikome nikom nikim nobody no_one noone',
  // Negation, wishes, time and other words that change what a sentence says.
  not: 'ne nije nisam nisan nisi nisu nismo nema nemam neman nemamo nemaju nece necu neceju nemoj nemogu nezelim neda nedaju nemrem dont cant not never no bez nit niti',
  would: 'bi bih bin da_bar da_barem da_sam',
  want: 'hocu ocu ocem hoce oce zelim zelin zeli zele zeljela zelio zelila pozelim htjela htio htijo htjeo htila tila tio voljela volio volila volija najradije najrade radije wanna want gonna cekam',
  plan: 'planira* razmislja* odlucil* namjerav* plan pomislja* mislim_da mislim_na mislim_o mislin sanjam zamislja* misli',
  more: 'vise anymore dalje',
  always:
    'uvijek uvik stalno svaki svaku svako svake neprestano cesto opet ponovo ponovno danima mjesecima godinama tjednima always keeps',
  night: 'noc noci nocu navecer vecer sinoc nocas veceras spavam krevet*',
  ask: 'kako sto_da sta_da sto_ako kome koga tko_moze koji koliko smije smiju jel je_li how',
  // Harm that others do to the child.
  beat: `tuce tuku tukao tuko tukla tukli tukle tuci tuc tuk istuc* istuk* istuk pretuk* pretuc* prebi* premlat* mlati mlatio mlatila mlate izmlat* namlat* samar* osamar* isamar* pljusk* pljusne sutira* sutao
    nalema* zlema* izlema* izdevet* natuk* odalami* odvali* lupa_samar* batin* bati* biju bije udaraju udara udario udario udarila udari* udarala izgazi* cipelari* hits hit_me beats beat slaps punches kicks beaten cvrg* raspali* opali* saketa* tucee* liti lema lemaju`,
  rough: `gura gurnuo gurnula gurnuli guraju guro baca bacio bacila bacaju cupa cupaju vuce vukao povukao povukla stisnuo stisne stisce zavrce zgrab* davi davio davili gusi gusio gusili zadavi* grebe izgreb* stip* ustip* ugriz* griz* pec* opek* pali polio polila polili gadaju gazi slomi* razbi* baci lupa lupi* lupe* lupaju razvali* izbi* bode ubada jur* napad* napal* pukl* posjek*`,
  weapon:
    'sakom saka sake nogom remen* kais* kuhac* varjac* sib* stap* prut* uzet* kabl* kablom zic* daska daskom noz* pistolj* pusk* sjekir* cigaret* cipel* palicom palicama kamen* upaljac*',
  marks:
    'modric* masnic* masnica rane ozlj* ozljed* ozlij* povrij* povrj* krvi krv krvar* krvario natecen* plava plavo ozilj* oziljak trag* rebra',
  abuse:
    'zlostav* maltret* nasilj* nasiln* bully* bullied bulaj* bulaju bulin* mobing* terori* zlostavl* abus* harass* ponizav* ponizu* vrijeda* vredja* ucjenj* uciejn* ucjen* blackmail* iskoris* muci_me zezaju izivlj*',
  mock: 'ruga rugaju rugali rugala rugao izruguj* ismij* ismijav* podsmj* sprda* zadirk* smiju smije_mi zezaju zezali zafrkav* pljuju pljuvali pljunu* ogovara* ignorira* izbjegav* bulaju imitiraju kenjaju laugh* mock* tease*',
  insult:
    'glup* debel* ruzn* krav* svinj* kurv* kuj* droljo droljom drolj* smece smecem smrdi smrdim smrdis smrdo* nula nulo nitko_i_nista idiot* retard* gubitni* luzer* peder* ciga* nakaz* kreten* nesposobn* ugly fat klosar* grozna cudovist* govno',
  outcast:
    'izbacili izbacile druzit druziti druzi sjedit sjediti sjedi_s sama_na sam_na odbacil* u_paru ne_zove ne_zovu ne_pozdravlja maknu maknu_se fuj protiv_mene bez_drustva prijatelja prijateljicu zvali',
  threat:
    'prijeti prijete prijetio prijetila prijetili prijetnj* zaprijet* zaklat* zakolj* zapali* pobit* pobije ubit_ce_me ubiti_ce_me ubit_mamu ubiti_mamu ubije_mamu dokrajcit* threat* izbaciti_iz izbacit_iz izbacio_iz istjera* otjera* izbacio_me izbacila_me izbacio_mamu cekaju_me ceka_me docekuj*',
  touch:
    'dira diraju dirao diro dirala dirali dirati dirat pipa pipaju pipao pipo pipka* dodiruje dodiruju dodirivao dodirn* dotak* miluje milova* mazi mazio mazila stavio_ruku stavlja_ruk* stavi_ruku gurao_ruku trlja* napastuj* napastv* hvata_za hvataju_za hvata_me hvataju_me uhvatio_za prima_za touch* grope* molest* prislon* naslanja_se diranje ljubi_me poljubi*_me poljubi* ljubi_u ljubim',
  rape: 'siluj* silov* silova* rape* raped seks_sa seks* na_silu onu_stvar ono_mjesto ono_mesto pornic* trudna spolno_me seksualno_me porno*',
  private:
    'gac* gacic* grud* grudi sise sisa sisu guz* dupe dupet* penis* pimpek* butin* bedr* tamo_dolje tamo_gdje dolje suknj* grudnjak* ispod_majice ispod_maice intimn* spolni_organ majicu_ispod straznjic* koljen* krilo krilu usta',
  naked:
    'gol gola gole golu goli golog goloj golih golo nag naga skinem skinuo skida skinut* skidam skinemo skinuli svlac* svukl* svuc* razodje* presvlac* tusir* bez_odjece bez_majice rublj* donjem_rublju nudes nude nudse* nudsev* naked kupam kupaonu kupaoni kupaonicu kadi kadu',
  bedroom:
    'u_sobu u_krevet u_moju_sobu dolazi_u_sobu ulazi legne leg* pokrivac* dek* na_krevet kraj_mene do_mene na_meni u_krevetu',
  secret:
    'tajna tajne tajnu tajni secret nikome_ne ne_smijem_rec* nesmijem_rec* ne_smijem_kaz* ako_kazem ako_ikome nikom_ne kazem_mami saznaju sakri* skriv* sutim sutis suti lazem sram',
  force:
    'tjera tjeraju tjerao tera natjer* prisil* prisiljav* tjerali nagovara* forces forced makes_me made_me moram_ga morala_ga morao_ga moram_mu',
  picture: 'slik* fotk* fotograf* video* snim* pics pic photo* kamer* selfie*',
  send: 'salje salju posaljem posalje poslala poslao poslati posalji poslat trazi traze hoce_sliku asks asking objavi* objavlj* siri siri_moje dijele procuri* kruzi podijeli* nudi nudio placa platio',
  net: 'internet* instagram* instu insti insta tiktok* snap* discord* roblox* whatsapp* igric* igrici profil* poruk* online dm chat* dopisuj* fejs* facebook* viber*',
  meet: 'nademo nadjemo naci_s nac_s susret* upozna* upoznao upoznala vidimo dode_po doci_po doc_po po_mene prati_me prati pratio slijed* ceka_ispred autu kombi* hotel* nasamo sama_doma gdje_zivim di_zivim godina doda_mi k_njemu kod_njega',
  // Harm that a child does to itself.
  kill: 'ubit ubiti ubijem ubila_bi ubio_bi bi_ubila bi_ubio se_ubila se_ubio se_ubila ubicu vubil ubijam_se ubila_se ubio_se upuca* upucao skoncat skoncam zavrsim_sve okoncam okoncat* okonc* kms kys kill_myself kill_my* unaliv* sewerslide sebe_ubi* suic*',
  suicide:
    'samoub* suicid* suicide samoubis* oprostajn* objesi* objesim objesit vjesa* utopi* utopim utopila prerez*_ven* prerezat vene',
  die: 'umrijeti umrijet umret umreti umrit umriti umrem umren umro umrla umre mriti mrit mrijet smrt smrti smrcu mrtav mrtva mrtvi crkn* crkla krepa* die dying dead death sprovod* groblj* pod_zeml* na_nebo na_nebu nebo andeo andel uzme_k uzme_k_sebi da_me_uzme poginuo poginula pregazi* ziv_da',
  gone: 'nestan* nestat nestati nestala nestao da_me_nema me_nema me_nece me_vise bez_mene zbogom zauvijek disappear zadnji_put zadnja_poruka postojim postojati postojat postoja* ne_postoj* probudim probudit da_nisam da_se_nisam ni_rod* oprostite_mi oprosti_mama odlazim teret na_teret smetam suvisn* ne_treba* miss_me with_out_me end_it',
  live: 'zivjeti zivjet ziviti zivit ziveti zivet zivim zivin zivjela_v zivi ziva ziv zivot zivota zivotom zivotu zivel zivi_se rodena roden rodila rodio roditi rodit live life alive born svijetu svijet dozivjet* docekat* disati',
  meaning:
    'smisl* smisao razlog* svrh* besmisl* poant* volje volju izlaz izlaza nade nadu pointless',
  height:
    'prozor* balkon* most mosta mostu zgrad* neboder* krov* vlak vlaka tracnic* prug* litic* pod_auto pod_vlak',
  jump: 'skocim skocit skociti skocila skocio skacem bacim bacit baciti bacila_bi bacila bacija bacio_bi legao legnem',
  pills: 'tablet* lijek* lijekov* ljekov* pilul* otrov* izbjeljivac* sredstv* pills laksativ*',
  take: 'popij* popit popiti popila popio popija progut* pijem uzmem uzela uzeo skupljam overdose* svih sve puno kutij*',
  blade: 'zilet* britv* sestar* iglom skalpel* razor ostric* upaljac*',
  cut: 'rezem rezat rezati rezanj* rezala_se rezala rezao_se rezo rezes reze_se se_reze porezala_se porezao_se porezem porezala porezo zarez* rezov* rezova posjekot* oziljk* oziljc* samoozl* samopovr* selfharm self_harm sh cutting cut_my* cuttam cutam grebem_se grebem_ruke grebem_k* bodem palim_se palim_si grizem_se',
  hurtself:
    'nauditi naudit naudim naskod* ozlijediti_se se_ozlije* ozljedujem povredujem udaram_se lupam_se udaram_glavom tucem_sebe tucem_se kaznjavam_se kaznim_se kazniti_se napravit_si si_nest* si_nesto cu_si cupam_si cupam_kosu guram_glavu namjerno ubadam gasim boli_manje zasluz* udaram_sak*',
  body: 'ruka ruke ruku ruci rukama rukav* noga noge nogu nozi vena vene vrat vratu vrata_mi kozu koza glav* zapesc* wrist* tijelo',
  // Food, home and feelings.
  eat: 'jedem jede jesti jest jist jela jeo jelo jela_sam pojela pojeo pojedem hrana hranu hrane obrok* rucka kalorij* eat eating gladujem gladova* izgladn* starv*',
  hungry:
    'gladan gladna gladni nemamo_sto nemam_sto nemamo_hrane nemamo_za nemam_za prazan_friz* friz* frizider* nema_hrane nema_se',
  purge: 'povrac* povrat* prst*_u_grlo prste_u_grlo prst_u_grlo bljuj* blju* throw_up laksativ*',
  thin: 'smrsav* mrsav* udeblj* deblj* sala kila kile vaga vagi anoreks* bulimij* bulimi* thinspo dijet* mrsavlj* kost*_i_koz*',
  home: 'kuci kucu kuce doma dom domu home kod_kuce obitelj*',
  away: 'pobjec* pobjegn* pobjeg* pobig* pobic* pobeg* bjezim bjezi bjezat bjezati bjezimo run_away runaway spakir* spakiro maknem maknuti odvede* odvedu ne_vracam idem_od otisla_od',
  fear: 'bojim bojin boji bojimo bojala bojao bojo strah prestras* preplas* drhtim tresem panik* panic* tjeskob* anksioz* anxiety scared afraid prestravl* ne_smijem nesmijem plasim plasi uzas*',
  cry: 'placem plakati plakat place placu plakala plakao suze suza jecam crying cry',
  sad: 'tuzan tuzna tuga depres* depr* ocaj* ocajn* nesretn* nesrecn* sad depressed slomljen* bezvolj* praznin* prazno prazna prazan crno mracno mraku usamlj* lonely osamlj* alone patim pati jadno jadna',
  bad: 'tesko lose grozno zlo gore pakao bolno katastrof* uzasno',
  worthless:
    'bezvrij* bezvrj* nevrijed* ne_vrijed* nista_ne_vrijed* vrijedim vridim teret* promas* razocar* gresk* nula nicemu worthless useless beskorisn* dovoljno_dobr* ne_zasluzuj*',
  hate: 'mrzim mrzin mrzi mrze mrzila gadim gadi zgadi* odvratn* hate hates prezir*',
  selfhate:
    'mrzim_se mrzin_se mrzim_sebe mrzim_sama mrzim_svoj_zivot mrzim_svoje_tijelo mrzim_svoj se_mrzim gadim_se hate_myself hate_my_life',
  love: 'voli vole loves love volio_me stalo briga brine razumije cares',
  enough:
    'ne_mogu_vise ne_mogu_vise_ovako vise_ne_mogu nemogu_vise nemrem_vise ne_mogu_dalje ne_mogu_izdrz* izdrz* izdrzati odusta* umorna_od umoran_od dosta_mi puko pukla_sam pukao_sam trpim trpjeti na_kraju_snag* ne_znam_kako_dalje cant_take cant_do_this done_with give_up tonem ludim poludj* poludi*',
  help: 'pomoc pomozi* pomozite pomognem pomoci upomoc spasi* spasite prijaviti prijavit zasti* help hrabri_telefon hrabrog_telefona psiholog* razgovarati razgovarat saslus* povjerit* nemam_kome nemam_s_kim nemam_kim sos zovite policij* u_dom',
  drunk: 'pijan* popije napije napij* pijanic* alkohol* drogir* drog* drunk pije zapij* lud',
  quarrel:
    'svada* svadaju svadj* deru vice vicu urla* vristi razbija razbijaju vrist* tanjur* yell*',
  locked:
    'zatvara* zatvori* zakljuca* zakljucav* vezu veze veze_me klecat* kukuruz* podrum* ormar* van_na hladnim',
  left: 'ostavili ostavila ostavio ostavlja* sam_vec sama_vec nisu_dosl* ne_dolaz* otisli otisla tri_dana tjedan_dana nikog_doma nikoga_doma danima zaboravila_me nema_nikog* zanemar*',
  poverty:
    'struje grijanj* smrz* prosim prosit* prositi kradem krast* ukrad* udaju udati udat udam brak kolodvor* odrekl* na_ulici vani',
  // Meanings that make a sentence harmless.
  laugh:
    'haha* hahah* ahah* lol lmao xd hehe* od_smijeha smijeha vic vicu viceve fora zabav* funny omg',
  idiom:
    'od_dosade dosad* od_gladi od_zedi od_vrucine od_straha_u ubi_me mrtav_umor* mrtva_umor* u_pojam frazem* poslovic* crknut',
  task: 'zadat* zadac* zadaci lekcij* test testa testu testom testova kviz* matemati* fizik* povijest* kemij* razlom* jednadzb* ucit uciti ucim ucenj* nauc* ispit* homework math pitanj* odgovor* bodov* bod bodova sastav* referat* lektir* prezentac* domac* plakat* geometr* rjesi* rjesen* algebr* tablic* postupak ploc* krivo bilježn* biljezn* bilješk* biljesk*',
  story:
    'lik lika likova junak* junakinj* roman* romanu knjig* pric* prici bajk* pjesm* pjesnik* film* filmu autor* pisac serij* strip* lektir* drama drame novel* stih* romeo* julij* snjegulj* pepelj* hlapic* harry* hari princ* princez* djevojcic* ivic* maric* pero pere nemec* mrkonj* vuk kralj* kraljic* legend* bogov* isus* juda kain* potjeh* pinoki* huck* matild* tema motiv* prepric* pripov* dnevnik* djecak djecaka djecaci scar mufas* simb* batman* spiderm* crvenkap* ljubav*_prica',
  past: 'rat rata ratu ratova ratovima vojn* vojsk* car cara carev* rob robov* robove rimlj* hitler* nacist* logor* turc* kmet* seljac* stolje* povijes* revoluc* carst* bitk* bitci napoleon* cezar* egip* faraon* spart* srednjem vijek* japan* amerik* hrvat* berlin* izbjegl* pobun* pogublj* poginul* krsc* vjestic* nekad zidov* zrtv* apostol* mozart* tesla*',
  nature:
    'zivotinj* biljk* stanic* bakterij* virus* riba ribe ribic* pas psa psu pcel* lav lava zmij* pauk* insekt* kukac* ptic* macka macke macku jelen* medvjed* mrav* leptir* zvijezd* planet* dinosaur* sum* organiz* kisik* vode voda mozak gljiv* jaja zabe krave ovc* sunc* zemlj* kornjac* kokos* hrcak hrcka komarac osa plijen* mjesec* mladunc* mladi',
  physics:
    'sila sile silu struj* napon* brzin* masa lopt* energij* valov* zvuk* grom* munj* tlak* metar* metara km tlo koliko_je kolik* cavao tezin*',
  play: 'igra igri igru igram igramo igrali igrica minecraft* fortnit* level* boss* zombi* creeper* skin granicar* utakmic* pobijed* izgub* trening* nogomet* odbojk* hajduk* dinamo* boks* karat* sah skrivac* lovic* sport* bazen* izlet* rodendan* more moru tjelesn* bicikl* trampolin*',
  language:
    'glagol* prezent* aorist* rijec rijeci znaci pise_se prevedi prijevod* engleskom gramatik* recenic* subjekt* predikat* zamjenic* izraz* definic* definir* pojam pojma nabroji vrste objasni opisi sinonim* antonim* pridjev* imenic*',
  question: 'zasto sto sta tko gdje kada cemu why what who',
  rule: 'treba trebam trebamo smijemo smije_se moramo pravo prava opasno moze_se mogu_li ako_te svako_dijete djeca ljudi covjek_moze',
  small:
    'cokolad* slatkis* mobitel* zubar* zub kolac* torta tort* jabuk* brokul* spinat* povrce komarac ples* frizur* pletenic* cvor* pospremi* igrack* snijeg* kis* pada jutro ujutro vruce temperatur* gripa virozu',
  good: 'super sretna sretan lijep* drag* najbolj* fino fin volim bravo veselj* zabavno pomaze_mi uci_me naucio_me poklon* hvala',
} as const

const FAMILY = ['mother', 'father', 'parents', 'step', 'brother', 'uncle'] as const

/** Groups of meanings. A word with a meaning of a group also has the group's name as a meaning. */
export const MEANING_GROUPS: Record<string, readonly (keyof typeof WORDS_BY_MEANING)[]> = {
  family: FAMILY,
  someone: [...FAMILY, 'partner', 'adult', 'stranger', 'he', 'they', 'peers'],
  harm: ['beat', 'threat', 'abuse', 'touch', 'rape', 'force', 'rough'],
}
