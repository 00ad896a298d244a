/**
 * Patterns of phrases that name no subject, for folded text: the reader's knowledge, the available
 * time, greetings and reasons. They are read for level and length, then masked.
 */

import { anyOf } from './any-of.ts';

/** The rest of a clause, up to a comma, a stop or a consequence. */
const consequences =
  'but|mais|aber|pero|mas|но|लेकिन|و?لكن|so|and so|then|therefore|daher|also|deshalb|donc|alors|asi que|por eso|entao|por isso|так что|поэтому|لذلك|لذا|इसलिए';
const stops = ',;:.!?¦،؛、。！？；：।';
const rest = `[^${stops}]{0,120}?(?=$|[${stops}]|\\s(?:${consequences})(?!\\p{L}))`;
/** From the start of a clause. */
const clause = `(?:(?<=^|[${stops}]\\s?)[^${stops}]{0,120}?)?`;

/** The reader knows little of something: plain language, and no subject. */
export const unfamiliarPhrases = anyOf(
  `(?:know|understand)s? (?:absolutely |almost |next to |pretty much )?(?:nothing|little|zero|not much)(?: at all)? (?:about|of)${rest}`,
  `(?:do not|don'?t|does not) (?:really )?(?:know|understand) (?:much|anything|a thing|a lot)(?: (?:about|of)${rest})?`,
  `(?:have |with )?(?:no|zero|little) (?:idea|clue|knowledge|background|understanding|experience)(?: (?:about|of|in|with)${rest})?`,
  `(?:i am|i'?m) (?:totally |completely |quite )?(?:new to|bad at|bad with|hopeless (?:at|with)|not good (?:at|with)|no good (?:at|with))${rest}`,
  'my (?:english|german|french|spanish) is (?:not (?:very |so |that )?good|bad|basic|poor|limited)',
  `je n'y connais (?:rien|pas grand[- ]chose)(?: (?:en|a|aux?)${rest})?|je ne (?:connais|comprends|sais) (?:rien|pas grand[- ]chose)(?: (?:a|en|aux?|de|sur)${rest})?|nulle? en ${rest}`,
  `no (?:entiendo|se|comprendo) (?:casi )?(?:nada|mucho)(?: (?:de|sobre)${rest})?|no tengo ni idea(?: (?:de|sobre)${rest})?|ni idea (?:de|sobre)${rest}`,
  `nao (?:entendo|sei|compreendo) (?:quase )?(?:nada|muito)(?: (?:de|sobre)${rest})?|nao tenho (?:nenhuma )?(?:ideia|nocao)(?: (?:de|sobre)${rest})?|leig[oa] em ${rest}`,
  `${clause}(?:keine? (?:ahnung|plan|vorkenntnisse|kenntnisse)|verstehe (?:gar |uberhaupt |fast )?(?:nichts|wenig)|kenne mich [^${stops}]{1,60} nicht aus)${rest}`,
  `(?:почти )?(?:ничего|плохо|мало|совсем|вообще)(?: (?:почти|вообще))?(?: не)? (?:понимаю|разбираюсь|смыслю|знаю)(?: (?:в|во|о|об)${rest})?|не (?:разбираюсь|смыслю|понимаю)(?: ничего)? (?:в|во)${rest}`,
  `و?لا (?:اعرف|افهم|افقه|اجيد)(?: (?:شيئا|اي شيء|الكثير|كثيرا))?(?: (?:عن|في|ب)${rest})?`,
  `(?:[^${stops}\\s]+ ){1,4}(?:के बारे में|में|की|का) (?:कुछ|ज़?्?यादा|बिल्कुल|कोई)(?: (?:भी|समझ|जानकारी|ज्ञान))*(?: नहीं| न)(?: (?:जानत\\p{M}*|पता|समझत\\p{M}*|आत\\p{M}*|है))*`,
);
export const unfamiliarPieces = anyOf(
  `(?:我)?对?[^${stops}]{1,12}(?:一窍不通|一无所知|完全不懂|什么都不懂|不太懂|不了解|不熟悉?)|(?:完全)?不懂[^${stops}]{1,10}`,
  `[^${stops}]{1,20}(?:のこと)?(?:は|が|を|について)?(?:何も|全く|まったく|全然|ほとんど|よく)?(?:わかり|分かり|知り|わから|分から|知ら)(?:ません|ない|なく)\\p{Script=Hiragana}*|[^${stops}]{1,15}に(?:は)?(?:詳しくな|疎)\\p{Script=Hiragana}*`,
  `[^${stops}]{1,20}(?:는|은|을|를|도|에 대해)? ?(?:하나도|전혀|잘|아무것도) ?(?:몰라|모르|모릅|몰랐)\\p{Script=Hangul}*`,
);

/** Little time: short. */
const numbers =
  'five|ten|two|three|four|fifteen|a few|a couple of|\\d{1,2}|funf|zehn|zwei|drei|paar|wenige|cinq|dix|deux|trois|quelques|cinco|diez|dez|dos|dois|tres|unos|pocos|пять|десять|пары?|три|пару|خمس|عشر|بضع|पांच|पाँच|दस|दो|कुछ';
const minutes = 'min(?:ute|uto|uta)?(?:s|n)?|минут\\p{L}*|دقائق|دقيقة|मिनट\\p{M}*';
export const hurryPhrases = anyOf(
  `(?:${numbers})[- ](?:min(?:ute)?) (?:reads?|digest|summary|overview|version)`,
  `${clause}(?<!\\p{L})(?:${numbers}) (?:${minutes})(?!\\p{L})${rest}`,
  `(?:i )?(?:do not|don't) have (?:much |a lot of |any )?time|(?:i have |with |i've got )?(?:no|little|not much|limited|only a little) time(?: ${rest})?|(?:i am |i'?m )?(?:short on time|in a hurry|always busy|very busy)`,
  `(?:ich )?(?:hab|habe) (?:nur )?(?:sehr )?(?:keine|wenig|kaum) zeit|(?:keine|wenig|kaum) zeit|in eile`,
  `(?:je n'ai |j'ai )?(?:pas (?:beaucoup |trop )?(?:de|le)|(?:tres )?peu de) temps|presse(?:e)?§`,
  `no tengo (?:mucho |casi )?tiempo|(?:con |tengo )?(?:muy )?poco tiempo|nao tenho (?:muito |quase )?tempo|(?:com |tenho )?(?:muito )?pouco tempo|com pressa|con prisa`,
  `(?:у меня )?(?:нет|мало|совсем нет) времени|времени (?:нет|мало|в обрез)|некогда|спешу`,
  `ليس (?:لدي|عندي)(?: الكثير من)? (?:ال)?وقت|وقتي (?:ضيق|محدود|قليل)|(?:मेरे पास )?(?:समय|वक़?्त) (?:नहीं|कम)(?: है| होता है)?`,
);
export const hurryPieces = anyOf(
  `[^${stops}]{0,30}?(?:[一二两三四五六七八九十几\\d]+)(?:分钟|分鐘)[^${stops}]*|没(?:有)?(?:什么|多少)?时间|时间(?:不多|有限|很少)`,
  `[^${stops}]{0,30}?[\\d一二三四五十数]+分(?:しか|だけ|ほど|くらい|程度|間)[^${stops}]*|時間が(?:あまり)?(?:ない|なく|ありません)\\p{Script=Hiragana}*`,
  `[^${stops}]{0,30}?(?:\\d+|[일이삼사오십]|몇) ?분(?:밖에|만|정도|뿐|이면|안에)[^${stops}]*?(?:어서|라서|니까|는데|(?=[${stops}]|$))|시간이 ?(?:별로 )?(?:없|부족)\\p{Script=Hangul}*`,
);

/** Not simpler than needed: takes back plain language. */
export const notPlainPhrases = anyOf(
  "(?:not|nor|n't)(?: be| make it| too| overly| be too)* (?:dumb(?:ed)?(?:[- ]down)?|simplistic|childish|basic|patroni[sz]ing|condescending|oversimplified|for (?:dummies|idiots|kids|children|beginners|toddlers))(?: either| though)?|(?:do not|don'?t|without|no) (?:dumb(?:ing)? (?:it |things |them )?down|oversimplify\\p{L}*|patroni[sz]\\p{L}+(?: me)?|treat(?:ing)? (?:me|us|people|readers) (?:like|as) (?:an? )?\\p{L}+)(?: either)?",
  `(?:auch )?nicht (?:zu (?:simpel|einfach|banal|kindisch|platt)|kindisch|simpel|banal|fur (?:dummies|idioten|kinder|doofe|dumme|anfanger|laien))|ohne (?:mich |uns |leser )?(?:fur dumm|fur blod) zu \\p{L}+`,
  `(?:sans|pas) (?:(?:nous |me )?prendre (?:les gens|les lecteurs|le lecteur)? ?pour (?:des? |un )?\\p{L}+|(?:etre |trop )*(?:simplistes?|infantilisante?s?|simplet|simple|neuneu|bebete)|pour (?:les )?(?:idiots|nuls|enfants|debutants))(?: non plus)?`,
  `(?:ni|no|sin)(?: ser| sea| tampoco| demasiado| muy)* (?:para (?:ninos|tontos|principiantes|bobos)|simplistas?|infantil(?:es)?|simplon\\p{L}*|bob[oa]s?|tont[oa]s?|simple|facil)(?: tampoco)?|sin tratar\\p{L}* como (?:a )?\\p{L}+`,
  `(?:tambem |nem )?nao (?:seja |muito |demasiado )?(?:bobinh[oa]s?|bob[oa]s?|infanti(?:l|s)|simplistas?|simplori[oa]s?|ras[oa]s?|para (?:criancas|bobos|iniciantes)|simples demais)|sem (?:ser )?(?:infantil|simplista|bobo)`,
  `(?:и )?не (?:для (?:идиотов|дураков|чайников|детей|тупых)|(?:слишком )?(?:примитивн|упрощ|по-детск)\\p{L}+|слишком просто|как для \\p{L}+)`,
  `(?:و?ليس|غير|بدون|دون) (?:ان يكون )?(?:سطحي|ساذج|طفولي|تسطيح|سطحية|للاطفال)\\p{L}{0,2}(?: (?:جدا|ايضا))*`,
  `बच्चों (?:जैसा|जैसी|के लिए|वाला)(?: भी)? (?:नहीं|न हो)|(?:बहुत|ज़?्यादा) (?:सरल|आसान)(?: भी)? (?:नहीं|न हो)|बचकाना(?: भी)? (?:नहीं|न हो)`,
);
export const notPlainPieces =
  '(?:但)?(?:也)?(?:别|不要|不|不能)(?:太|过于?)?(?:幼稚|肤浅|弱智|低幼|小儿科|浅显|简单)|(?:子ども|子供)(?:向け|っぽく?|だまし)(?:でも|では|じゃ|に(?:は)?)?(?:なく|ない|なら\\p{Script=Hiragana}{1,3})|(?:簡単|単純|易し|やさし)すぎ(?:ず|ない|なく)\\p{Script=Hiragana}{0,2}|(?:그렇다고 )?(?:너무 )?(?:유치|단순|쉽|가볍)(?:하지|지)(?:도|는)? ?(?:않|말)(?:게|고|은|으면)?|애들용(?:은|도)? ?(?:말고|아니)\\p{Script=Hangul}*';

/** Ends of lists that exclude all else. */
export const nothingElsePhrases = anyOf(
  "(?:and |but )?(?:absolutely )?nothing (?:else(?! (?:than|but))|more(?! than))|(?:and )?no other (?:topics?|news|subjects?|stories)|(?:skip|drop|ignore|leave out|forget)(?: about)? (?:the rest|everything else|all else|anything else)|(?:and )?(?:that'?s|that is) (?:it|all)|(?:i (?:do not|don'?t) (?:care|want)(?: about)? )(?:the rest|anything else)",
  "sonst (?:bitte )?(?:gar )?nichts|(?:und )?nichts (?:anderes|sonst)|alles andere (?:weglassen|interessiert mich nicht|nicht)|(?:et )?rien (?:d'autre|de plus)(?! que)|le reste ne m'interesse pas|(?:y )?nada (?:mas|más)(?! que)|(?:y )?ninguna otra cosa|lo demas no(?: me interesa)?|(?:e )?(?:mais nada|nada mais)|o resto nao(?: me interessa)?",
  '(?:и )?(?:больше|ничего) (?:ничего|больше|другого)|остальное не (?:интересует|нужно|надо)|و?لا شيء (?:غير(?: ذلك|ه|ها)?|اخر|سواه\\p{L}?)|(?:और |बाकी |बाक़ी )+कुछ (?:भी )?नहीं(?: चाहिए)?',
);
export const nothingElsePieces =
  '(?:其他|其它|其余|别)的?(?:内容|话题|新闻)?(?:都|一律|全部?)?(?:不要|不看|不想看|免了|不感兴趣|没兴趣|不需要)|(?:ほか|他|それ以外)(?:の(?:話題|記事|もの))?は(?:全部)?(?:いらない|要らない|いりません|不要|結構)\\p{Script=Hiragana}*|(?:다른|나머지|그 ?외)(?: ?(?:건|것은|거는|기사는|뉴스는|주제는|는|에는))? ?(?:다 )?(?:필요 ?없|싫|빼|관심 ?없|보내지)\\p{Script=Hangul}*(?: ?(?:주세요|마세요))?';

const exceptEnd = `(?=\\s*(?:$|[${stops},،¦]))`;
const toExceptNothing = (except: string, nothing: string) =>
  `(?:${except}) (?<subject>[^${stops}¦]{2,80}?),? (?:${nothing})${exceptEnd}`;
/**
 * "Except chess, nothing" asks for chess alone. Each has a group `subject`, which remains, and words
 * around it, which are masked. In languages that name the exception first there is nothing before.
 */
export const nothingExceptPhrases = [
  toExceptNothing(
    '(?:except|apart from|aside from|other than|besides)(?: for)?',
    "(?:(?:i|we|please|send|show|give|want|need|me|us) ){0,5}(?:nothing|no (?:topics?|news|stories)|(?:do not|don't|never) (?:\\p{L}+ ){1,4}?anything|(?:nothing|no topics?) interests? me)(?: (?:else|at all|please|interests me))*",
  ),
  toExceptNothing(
    'au(?:ß|ss)er|bis auf',
    '(?:(?:interessiert|interessieren) mich |(?:will|mochte|brauche|lese) ich |bitte |schickt mir )*(?:gar |uberhaupt |sonst )?nichts(?: (?:anderes|sonst|weiter|lesen|sehen|bitte))*',
  ),
  '(?:bitte )?alles (?:andere )?au(?:ß|ss)er (?<subject>[^¦.;!?]{2,80}?) (?:weglassen|auslassen|streichen|ignorieren|weg|raus)',
  toExceptNothing(
    'sauf|hormis|excepte|(?:mis )?a part|en dehors d(?:e|u|es)',
    "(?:je ne (?:veux|voudrais|souhaite|lis) |n'envoye[rz] )?rien(?: d'autre)?(?: ne m'interesse| du tout)*",
  ),
  toExceptNothing(
    'excepto|salvo|aparte del?|fuera del?|quitando|a excepcion del?',
    '(?:no (?:quiero|deseo|necesito|me interesa|me gusta|me (?:envi|mand)\\p{L}+) )?nada(?: (?:mas|más|me interesa))*',
  ),
  toExceptNothing(
    'exceto|salvo|fora|tirando|alem d(?:e|[oa]s?)|a excecao d(?:e|[oa]s?)',
    '(?:nao (?:quero|desejo|gosto de|preciso de|me interessa|me (?:envi|mand)\\p{L}+) )?(?:mais )?nada(?: (?:mais|me interessa))*',
  ),
  toExceptNothing(
    'кроме|помимо|за исключением',
    '(?:(?:мне|меня|я|больше|пожалуйста) )*ничего(?: (?:больше|другого|мне|меня|читать|видеть|не \\p{L}+))*',
  ),
  `(?:(?:меня )?не \\p{L}+ )?(?:ничего(?: (?:другого|больше))?|никаких (?:других )?(?:новостей|тем|статей)),? (?:кроме|помимо) (?<subject>[^${stops}¦]{2,80})`,
  toExceptNothing(
    '(?:ب)?استثناء|ما ?عدا|عدا|سوى',
    'لا (?:اريد|ارغب|احب|ترسلوا?|يهمني|شيء)(?: (?:لي|اي|شيء|شيئا|في|اخر))*',
  ),
  `(?<subject>[^${stops},،¦]{2,80}?) (?:(?:के )?(?:अलावा|सिवाय?|बिना)|(?:को )?छोड़?कर)(?: (?:और|बाकी|बाक़ी))*(?: (?:कुछ(?: भी)? (?:नहीं|मत|न)(?: \\S+)?|किसी \\S+ में (?:रुचि|दिलचस्पी) नहीं))(?: (?:चाहिए|है))?${exceptEnd}`,
  '(?:और )?कुछ (?:भी )?नहीं,? सिवाय (?<subject>[^¦।.;!?]{2,80}?) के',
];
const chineseOther = '(?:其他|其它|其余|别|任何|什么|所有)的?(?:内容|话题|新闻|东西|事情?)?';
const chineseNo =
  '(?:不要|不看|不想(?:要|看|读|收到)?|不需要|不用|不感兴趣|没有?兴趣|不关心|别(?:再|给我)*(?:发|推送?|推荐)(?:给我)?|免了)了?';
export const nothingExceptPieces = [
  `除了?(?<subject>[^。！？；.!?;¦]{1,40}?)(?:以外|之外|(?<=除[^了].{0,40})外)?[，,]?(?:我|请)?(?:(?:对)?${chineseOther}(?:我)?(?:都|一律|全部?|也|统统|一概)?${chineseNo}|(?:都|一律|一概|统统)${chineseNo}|(?:不要|不看|没有)(?:其他|其它|别)的?(?:内容|话题|新闻|兴趣)?)`,
  `(?<subject>[^。！？；，,.!?;¦]{1,40}?)(?:以外|之外)的?(?:内容|话题|新闻)?(?:都|一律|全部?|也|统统|一概)${chineseNo}`,
  '(?<subject>[^。！？；、，,.!?;¦]{1,40}?)(?:の(?:話題|記事|ニュース|こと))?(?:以外|を除いて|を除き|の(?:ほか|他))(?:の(?:話題|記事|ニュース|もの|こと))?(?:に|は|には)?(?:全部|全て|すべて|一切|何も|何に?も)?(?:いらな|要らな|いりま|要りま|不要|興味(?:が|は)?(?:な|あり)|読みたくな|見たくな|送らな|送るな|結構です)\\p{Script=Hiragana}*',
  '(?<subject>[^。！？；,.!?;¦]{1,40}?)(?: ?(?:기사|뉴스|소식|이야기))?(?: ?(?:(?:말고|이?외에|빼고|[을를]? ?제외하고)는|밖에)(?: ?(?:다른|나머지)(?: ?(?:건|것은|거는|기사는|뉴스는|는))?)?(?: ?아무것도)?| ?(?:말고|이?외에|빼고|[을를]? ?제외하고) ?(?:(?:다른|나머지)(?: ?(?:건|것은|것도|거는|기사는|뉴스는|는))?|아무것도|다|전부|모두)) ?(?:다 |전부 |모두 )?(?:필요 ?없|싫|관심 ?없|관심이 ?없|안 ?(?:보|받|읽)|보내지|원하지)\\p{Script=Hangul}*(?: ?(?:마|말|않)\\p{Script=Hangul}*)?',
];

/** Greetings, thanks, style and indifference. */
export const noisePhrases = anyOf(
  "(?:(?:get|go|come|keep (?:it )?|stick) )?(?:straight |right )?to the point|(?:kommt? |komm )?(?:bitte )?(?:gleich |direkt )?(?:auf den punkt|zur sache)|ohne umschweife|(?:all(?:ez|er) )?(?:droit au but|a l'essentiel)|sans (?:detours?|fioritures)|(?:vayan? |id |ve )?(?:directo )?al grano|sin (?:rodeos|florituras)|(?:va |vao )?(?:direto|diretos) ao (?:ponto|assunto)|sem (?:rodeios|enrolacao)|(?:строго |только )?по (?:делу|существу)|без (?:воды|лишних слов)|(?:ب)?دون مقدمات|सीधे मुद्दे (?:पर|की)(?: बात)?",
  '(?:cada|todos (?:los|os)|todas (?:las|as)) (?:dia|manana|manha|semana)s?|(?:chaque|tous les) (?:jour|matin|semaine|soir)s?|jeden (?:tag|morgen|abend)|кажд(?:ый|ую|ое) (?:день|неделю|утро)|كل (?:يوم|صباح|اسبوع)|हर (?:दिन|सुबह|हफ़्ते|रोज़)',
  `(?:thanks|thank you|thx)(?: (?:so much|very much|a lot))?(?: for${rest})|(?:i )?(?:really )?(?:love|like|enjoy) (?:your|this|the) (?:newsletter|site|digest|work)|keep it up|(?:great|good|nice) (?:job|work)(?! )|danke(?: schon)? fur${rest}|(?:macht )?weiter so|merci (?:pour|de)${rest}|continuez(?: comme ca| ainsi)?§|ne changez rien|gracias por${rest}|(?:sigan|seguid|sigue) asi|obrigad[oa] (?:pel[oa]s?|por)${rest}|continuem? assim|oi§`,
  `спасибо за${rest}|так держать|продолжайте в том же духе|شكرا(?: (?:جزيلا|لكم|لك))* على${rest}|(?:استمروا|واصلوا)§|[^${stops}]{1,40} के लिए (?:धन्यवाद|शुक्रिया)|ऐसे ही (?:चलते|करते|लिखते) रह\\p{L}*\\p{M}*`,
  "whatever(?: you(?:'d)? (?:like|want|think|prefer|choose|pick|find))?(?: is)? (?:best|works|good)|(?:your|dealer's) choice|i (?:trust|leave it to) you|(?:was|wie) ihr (?:wollt|meint|mogt)|ihr entscheidet|nach belieben|(?:ich )?uberlasse (?:es |das )?euch|(?:comme|ce que) vous (?:voulez|voudrez|preferez|le sentez)|a vous de (?:voir|choisir|decider)|au choix§|je vous fais confiance|(?:lo )?(?:que|como) (?:quieras|querais|quieran|prefieras|prefieran)|(?:lo )?dej[oa] en (?:tus|sus|vuestras) manos|(?:vosotros decidis|ustedes deciden|tu decides)|me fio de \\p{L}+|(?:o que|como) (?:voces? )?(?:quiser|preferir)\\p{L}*|fica a (?:seu|vosso) criterio|a vontade§|voces? decidem?",
  'на (?:ваш|твой|свой) (?:выбор|вкус)|на (?:ваше|твое) усмотрение|как (?:хотите|хочешь|вам угодно)|что угодно|решайте сами|(?:كما|ما) (?:تشاؤون|تشاء|تريدون|ترون(?:ه)?)|اي شيء§|जो (?:आप|आपको) (?:चाहें|ठीक लगे|अच्छा लगे|सही लगे)|जैसा आप चाहें|आपकी (?:मर्ज़ी|पसंद)',
  "until further notice|for now|for the moment|at the moment|(?:for|on|at) (?:the )?weekends?|bis auf weiteres|im moment|vorerst|(?:am|furs) wochenende|jusqu'a nouvel ordre|pour (?:l'instant|le moment|le week-?end)|hasta nuevo aviso|(?:por ahora|de momento)|para el fin de semana|ate segunda ordem|por (?:enquanto|agora)|para o fim de semana|на выходные|по выходным|في الوقت الحالي|फ़िलहाल",
  '(?:in|auf|en|em|på) (?:polish|italian|dutch|turkish|swedish|danish|norwegian|finnish|greek|czech|ukrainian|hebrew|vietnamese|thai|indonesian|romanian|hungarian|persian|polnisch|italienisch|niederlandisch|turkisch|schwedisch|danisch|norwegisch|griechisch|tschechisch|ukrainisch|rumanisch|ungarisch|polonais|italien|neerlandais|turc|suedois|grec|ukrainien|polaco|italiano|holandes|neerlandes|turco|sueco|griego|grego|ucraniano|rumano|romeno|catalan|catalao|gallego|polones)§|на (?:польск|итальянск|украинск|турецк|греческ|чешск)ом(?: языке)?',
  `(?:please )?surprise me|if possible|wenn moglich|si possible|si es posible|se possivel|по возможности|если можно|(?:just )?(?:the )?(?:same as )?(?:the )?(?:usual|always|before)(?: please| stuff| thing)?§|as (?:always|usual|before)|whatever(?: you (?:like|want|think))?|up to you|you decide|nothing (?:special|specific|in particular|fancy)|(?:i )?(?:do not|don'?t) (?:care|mind)(?: otherwise| either way)?(?=$|[${stops}])|thank(?:s| you)(?: (?:very much|so much|a lot|in advance|you|guys))*|thx|tnx|ty|cheers|good morning|i used to${rest}|you (?:keep|kept|always|constantly|only) (?:on )?\\p{L}+ing${rest}|keep up the good work|i am happy with anything|for (?:example|instance)|e\\.g\\.`,
  `(?:please )?(?:write|sound|talk|do it|make it sound|written)(?: it| this| them| everything)? (?:like|as if|in the (?:style|voice|manner) of)${rest}|in the (?:style|voice|manner) of${rest}|with (?:some |a bit of |lots of )?(?:jokes?|humou?r|puns|emojis?|sarcasm|a smile|memes)`,
  `(?:sonst )?(?:uberrasch\\p{L}*) (?:mich|uns)|wie (?:immer|gehabt|ublich|bisher)|(?:die )?themen (?:sind |ist )?(?:mir )?egal|(?:(?:der )?rest|sonst|alles(?: andere)?) (?:ist |sind )?(?:mir )?egal|(?<!(?:ist|sind) (?:mir )?)(?:mir |alles )?egal|zum beispiel|z\\. ?b\\.|vielen dank|danke(?: schon| im voraus)?|(?:schreib\\p{L}* |geschrieben )(?:wie|im stil)${rest}|im stil von${rest}|mit (?:etwas |viel )?(?:humor|witz\\p{L}*)|um zu (?:uben|lernen)|(?:ich )?will (?:uben|lernen)|hauptsache|interessier(?:t|en) mich alles|gruß|viele gruße|liebe gruße`,
  `(?:surprene[zr]|etonne[zr])[- ](?:moi|nous)|comme (?:d'habitude|toujours|avant)|peu importe|le reste m'est egal|par exemple|merci(?: (?:beaucoup|d'avance|bien))*|(?:ecri\\p{L}* )?(?:comme|dans le style de|a la maniere de) (?:un |une |du )?\\p{L}+|avec (?:un peu |beaucoup )?(?:d'|de l'|de )?humour|bonjour|bonsoir|salut`,
  `sorprend(?:e|an|ed)(?:me|nos)|(?:lo|el) (?:de siempre|mismo de siempre|habitual)|como siempre|(?:lo demas |el resto )?(?:me )?da igual(?! (?:el|la|los|las)(?!\\p{L}))|por ejemplo|(?:muchas )?gracias(?: de antemano)?|(?:escri\\p{L}+ )?(?:al estilo de|como si)${rest}|con (?:mucho |algo de )?humor|para practicar|hola|buenos dias|saludos`,
  `(?:me )?surpreend(?:a|am|e)(?:-me)?|o (?:de sempre|mesmo de sempre|habitual)|como sempre|(?:o resto )?tanto faz|por exemplo|(?:muito )?obrigad[oa]|(?:escrev\\p{L}+ )?(?:no estilo de|como se)${rest}|com (?:muito |um pouco de )?humor|para praticar|ola|bom dia|de forma|abracos`,
  'удиви(?:те)? (?:меня|нас)?|как (?:обычно|всегда|раньше)|(?:остальное |мне )*(?:все равно|без разницы)(?! на(?!\\p{L}))|например|(?:большое |заранее )?спасибо(?: большое| заранее)?|с юмором|в стиле \\p{L}+|здравствуйте|привет|добрый день|всего доброго',
  '(?:من فضل|لو سمحت)\\p{L}*|رجاء|فاجئ\\p{L}+|كالعادة|كالمعتاد|كما (?:العادة|كان|هو)|لا يهم|(?:على سبيل المثال|مثلا)|شكرا(?: (?:جزيلا|لكم|لك))*|مرحبا|السلام عليكم|صباح الخير|(?:मुझे )?चौंका\\p{L}\\p{M}*|हमेशा की तरह|जैसा चल रहा है|(?:बाक़?ी )?कुछ भी(?: चलेगा)?|उदाहरण(?: के लिए)?|जैसे(?=\\s*[:：])|धन्यवाद|शुक्रिया|नमस्ते',
);
export const noisePieces =
  '(?:其他|其它|其余|别)的?(?:内容|话题|新闻)?(?:都|全部?)(?:要|想?看|可以|行|好|喜欢)发?(?=$|[，。,.；;])|都要(?=$|[，。,.；;])|全部(?:読みたい|見たい|好き|送って)\\p{Script=Hiragana}*|(?:谢谢|感谢|多谢)(?:你们?|您)?的[^，。！？；]{1,12}|(?:继续)?加油|(?:你们?|您)(?:来)?(?:决定|看着办|做主)(?:吧|就好)?|暂时|(?:いつも|本当に|どうも)+ありがとう(?:ございます)?|(?:これからも)?(?:応援|頑張)\\p{Script=Hiragana}*|特に(?:希望|要望|こだわり)は?(?:ない|なし|ありません)\\p{Script=Hiragana}*|(?:계속 )?(?:화이팅|파이팅|응원합니다|힘내세요)|(?:마음대로|편하신 ?대로)|당분간|给我(?:个)?惊喜|(?:跟|和|像)?(?:以前|往常|平时|之前)一样(?:就(?:好|行|可以))?|照旧|老样子|(?:其他|其它|别的)?(?:都)?(?:随便|随意|无所谓|都(?:行|可以|好))|什么都(?:行|可以|好)|例如|比如(?:说)?|(?:谢谢|多谢)(?:你|您|了)?|你好|辛苦了|(?:いつも|これまで|今まで)(?:と同じ|通り|どおり)(?:で|に)?|お任せ(?:し)?(?:ます)?|おまかせ(?:し)?(?:ます)?|驚かせて|(?:なら)?何でも(?:いい|OK|結構|構い)?\\p{Script=Hiragana}*|例(?=[:：])|例えば|たとえば|ありがとう(?:ございます)?|こんにちは|よろしく|平(?:소|상시)(?:처럼|대로)|늘 ?하던 ?대로|예전(?:처럼|대로)|지금(?:처럼|대로)|알아서|아무거나|(?:다|뭐든|뭐든지|무엇이든) ?(?:좋아요|괜찮아요|상관 ?없\\p{Script=Hangul}*)|예(?=[:：])|예를 들(?:면|어)|감사(?:합니다|해요|드립니다)?|고마워요?|안녕하세요|수고하세요';

/** Reasons, aims and conditions: up to the comma, `unless` to the end of the sentence. */
export const reasonPhrases = anyOf(
  '(?:i read (?:this|it|these|them|you)|ich lese (?:das|es|euch|sie)|je (?:le|la|les|vous) lis|(?:lo|la|los|las|os|les) leo|leio (?:isto|isso|voces?)?|читаю (?:это|вас|их)|اقراها|इसे पढ़ता)(?= )',
  '(?:because|since(?= (?:i|my|it|we)(?!\\p{L}))|so that|in order to|as i|even (?:if|though)|although|though|whenever|(?:only )?when|where|only if|in case|as long as|provided(?: that)?|which|who)',
  'if(?! possible)',
  "(?:weil|da ich|damit|obwohl|falls|wenn|sobald|solange|denn ich|parce que?|car je|puisque|afin|pour que|si (?:c'est|possible|vous|tu|ca|cela|jamais)|quand|lorsque|porque|ya que|puesto que|para que|aunque|si (?:es|hay|puede\\p{L}*)|cuando|ja que|embora|se (?:for|houver|puder\\p{L}*)|quando)",
  '(?:потому что|так как|поскольку|чтобы|если(?! можно)|хотя|когда|ведь|لانني|لاني|لان|لكي|حتى (?:افهم|اتمكن)|اذا|عندما|क्योंकि|ताकि|अगर|यदि|जब)',
);
export const reasonPieces =
  '(?:我)?(?:在)?(?:通勤|上下班|上班路上|地铁上|睡前|吃饭时)[^，。！？；,.!?;]{0,6}(?:看|读)的?|[^、。！？；]{1,20}の(?:勉強|練習)(?:の(?:ため|為)に?|を兼ねて)|(?:通勤|電車|寝る前|朝食)[^、。！？；]{0,8}(?:読|見)\\p{Script=Hiragana}*|(?:因为|由于|以便|如果|虽然)[^，。！？；,.!?;]*';
export const reasonRest = rest;
export const unlessPhrases =
  '(?:unless|except (?:if|when|where)|but only if|es sei denn|außer wenn|sauf (?:si|quand)|a moins que?|a menos que|salvo (?:si|que|cuando)|excepto (?:si|cuando)|a nao ser que|exceto (?:se|quando)|если только не|кроме случаев|разве что|الا اذا|बशर्ते)[^.!?;¦।؟]*';
export const unlessPieces = '除非[^。！？；.!?;]*|(?:でない|ない)限り';

/** A sentence with such words is an order to a program. */
export const orders =
  'instructions?(?!\\p{L})|anweisung|instruccion|instruco|instrucao|instrucoes|инструкци|指令|指示(?!器)|지시|تعليمات|निर्देश|system ?prompt|systemprompt|jailbreak|you are (?:now|root|an? (?:ai|assistant|model))|act as|pretend|(?:subscriber|mailing|customer) (?:list|data)|password|api key|adressen aller|\\{\\{|\\$\\{';

/** Negations before a language, or before words of writing and a language. */
export const refusals = anyOf(
  "(?:do not|don'?t|never|not|nothing|no longer|(?:please )?avoid|stop|instead of|rather than|anything but)|nicht|nichts|nie|niemals|kein\\p{L}{0,2}|statt|anstatt|bloß nicht",
  "(?:n'\\p{L}+ |ne \\p{L}+ )?(?:pas|jamais)|rien|sauf|au lieu (?:de|d')|no|nunca|nada|ya no|en (?:vez|lugar) de|evit\\p{L}+|nao|em vez de|не|никогда|ничего|вместо",
  'و?ليست?|و?لا|و?بدلا من|بدون',
);
export const wordsOfWriting = anyOf(
  'want|like|need|write|written|writing|send|sending|give|reply|be|it|me|us|this|that|everything|anything|to|read|reading|the|my|digest|newsletter|text|texts|articles?|news|summar\\p{L}+|translat\\p{L}+|use|please|mails?',
  'bitte|mir|uns|schreib\\p{L}*|schick\\p{L}*|text\\p{L}*|artikel\\p{L}*|newsletter|mails?|lesen|will|mochte|es|alles|zusammenfassung\\p{L}*|mehr|etwas|nachrichten',
  "m'\\p{L}+|envoye[rz]?|ecri\\p{L}+|d'articles?|de|articles?|textes?|resumes?|lire|recevoir|rien|me|moi|tout|escri\\p{L}+|escrev\\p{L}+|envi\\p{L}+|mand\\p{L}+|quiero|quero|leer|ler|nada|textos?|articulos?|artigos?|resumen\\p{L}*|resumos?|noticias|el|la|o|a",
  'пиш\\p{L}+|присыла\\p{L}+|шли|шлите|надо|нужно|хочу|читать|мне|новост\\p{L}+|стат\\p{L}+|ничего|اريد|تكتبوا?|ترسلوا?|اكتبوا?|لي|الكتابة|القراءة|اي|شيء',
);
export const refusalPieces =
  '(?:不要|别|請勿|请勿|不用|不想要?|不是|而不是|不|勿)(?:再)?(?:给我|让我)?(?:写|发|看|读)?';
export const refusalEnds = anyOf(
  '(?:(?:bitte|lieber|eher|aber) )*nicht(?: (?:schreiben|schicken))?|(?:please )?not|pas|non(?: merci)?|no(?: gracias)?|nao(?: obrigad[oa])?|не (?:надо|нужно|пиш\\p{L}+|присыла\\p{L}+|хочу)',
  '(?:就)?(?:不要|不用|不行)了?',
);
export const refusalEndPieces =
  '(?:では?|じゃ|は)(?:なく|ない)て?|(?:は)?(?:書か|送ら|読みたく|要ら|いら)な\\p{Script=Hiragana}*|(?:は)?やめ\\p{Script=Hiragana}*|は?なく(?:て)?|(?:는|은)? ?(?:말고|아니라|아닌|쓰지 ?(?:말|마)|보내지 ?(?:말|마)|하지 ?(?:말|마)|싫)|(?:नहीं|मत|न)(?: (?:लिख|भेज|पढ)[\\p{L}\\p{M}]*)?(?![\\p{L}\\p{M}])';
