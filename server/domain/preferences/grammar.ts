/**
 * Words around subjects in the eleven digest languages, as patterns for folded text. Words of
 * spaced scripts match whole words, pieces match anywhere.
 */

import { anyOf } from './any-of.ts';

/** Before subjects that are requested although a negation stands there. */
export const restoreMarks = anyOf(
  "(?:i )?(?:do not|don'?t) (?:just|only|merely|solely) (?:want|need|like|care about|read|follow|enjoy)(?: (?:to|read|see|hear|about|news|on))*",
  "(?:je )?n(?:e |')(?:veux|voudrais|souhaite|lis|cherche) pas(?: (?:lire|voir|recevoir))? que(?= d(?:e|u|es|')(?!\\p{L}))",
  "why (?:is|are) there (?:never |hardly |so )?(?:no|anything|any|little|nothing)(?: \\p{L}+)? (?:about|on)|why (?:don't|do not|do) you (?:never |not )?(?:ever )?\\p{L}+(?: anything| more)? (?:about|on)|nothing (?:i (?:like|love|enjoy) (?:more|better)|better) than|too little|(?:do not|don't|never) (?:stop(?: sending(?: me)?)?|remove|cut|delete)|not (?:only|just|merely|simply)|(?:please )?(?:do not|don'?t|never|without) (?:skip|forget|miss|omit|exclude|ignore|avoid|leave out|hide|drop|neglect)(?:ping|ting|ing)?(?: about| out)?|can(?:'?t|not) get enough(?: of)?|never (?:get )?(?:tired|bored|enough|sick) of|not (?:yet )?(?:tired|sick|bored) of|(?:but |and )also|not enough",
  'nicht (?:nur|bloß|allein)|sondern(?: auch)?|nicht genug von|nie genug von|nichts lieber als|zu wenig|warum (?:gibt es|schreibt ihr|kommt) (?:nie|nichts|kein\\p{L}*|so wenig)(?: \\p{L}+)? (?:uber|zu|von)',
  "(?:non|pas) (?:seulement|uniquement)|pas que|mais aussi|n'(?:oublie|omet|exclu|evite)\\p{L}* pas|ne (?:rate|manque|neglige|saute)\\p{L}* pas|jamais assez d[e'u]s?|trop peu d[e'u]s?|n'arrete\\p{L}* pas d(?:e|')(?: ?(?:m'|me )?envoyer)?|ne (?:supprime|retire|enleve)\\p{L}* pas|pourquoi (?:n'y a-t-il|il n'y a|n'y a t il) (?:jamais )?rien sur",
  'no (?:solo|solamente|unicamente)|sino(?: tambien)?|no (?:te |se |os )?(?:olvid|salt|pierd|exclu)\\p{L}+(?: de)?|(?:no|nunca) me canso de|muy poc[oa]s?|no (?:quites|eliminen|elimines|dejes de|dejen de)(?: (?:mandar|enviar)(?:me|nos)?)?|por que (?:nunca|no) (?:hay|publican)(?: nada)? (?:de|sobre)',
  'nao (?:so|só|apenas|somente)|mas tambem|nao (?:se )?(?:esque|pule|perca|exclua|deixe)\\p{L}*(?: de fora| de| d[oa]s?)?|(?:nao|nunca) me canso de|nao (?:pare|tire|remova)m?(?: de (?:me )?(?:mandar|enviar))?',
  'не только|но и|не (?:забыва|забуд|пропуска|упуска|исключа|убира|переста)\\p{L}+(?: (?:слать|присылать|писать))?(?: (?:про|о|об))?|слишком мало|و?ليس فقط|بل(?: ايضا)?|لا تنس\\p{L}*|لا تهمل\\p{L}*|لا تستبعد\\p{L}*|न (?:केवल|सिर्फ़?)|बल्कि',
);
export const restorePieces =
  '(?:不要|别)停(?:止|下)?(?:发|推送)?|太少|不(?:只|仅|光)(?:是|要|看)?|(?:不要|别|不可)(?:漏掉|忘了|忘记|错过|跳过)|除了(?=[^。！？；]{1,40}(?:还|也)(?:要|想|有|请|希望))|还(?:要|想看?|有)|也(?:要|想看)';

/** Before the only requested subjects. */
export const onlyMarks = anyOf(
  "(?:i )?(?:only|solely|exclusively|strictly)(?: (?:want|read|need|care about|interested in|like|send(?: me)?|give me|show(?: me)?|to (?:read|see|hear)|about|on|news|articles|stories))*|just(?! (?:give|send|tell|keep|write|explain|do|make|like|as|a|an|because|so|in|in case|curious|want|wanted|for|wondering|surprise)(?!\\p{L}))|nothing (?:but|except(?: for)?|other than|besides|apart from)|none but|(?:do not|don't|never) (?:\\p{L}+ ){1,3}?anything (?:but|except(?: for)?|other than|besides|apart from)",
  '(?:nur|ausschließlich|lediglich|bloß|einzig)(?: (?:uber|zu|zum|zur|noch|von|etwas|was))*|nichts (?:als|außer|anderes als)',
  "(?:uniquement|seulement|exclusivement|(?:n(?:e |')\\p{L}+(?: (?:moi|nous|a))? |je ne m'interesse a )?rien (?:(?:d'autre )?que|sauf|hormis|excepte|a part|en dehors d(?:e|u|es|'))|je ne (?:veux|voudrais|lis|souhaite)(?: lire| voir| recevoir)? qu[e'])(?: (?:sur|du|de la|des|de|le|la|les|ce qui (?:concerne|touche|a trait) ?(?:a|aux?)?))*",
  '(?:solo|solamente|unicamente|exclusivamente)(?: (?:sobre|del?|lo que (?:tenga|tiene) que ver con|lo relacionado con))*|(?:no (?:quiero|deseo|necesito|me interesa|me (?:envi|mand)\\p{L}+) )?nada (?:mas que|más que|excepto|salvo|que no sea|aparte del?|fuera del?)',
  'só(?: sobre)?|(?:apenas|somente|unicamente|exclusivamente)(?: (?:sobre|o que (?:tiver|tenha|tem) a ver com|o relacionado com))*|(?:nao (?:quero|desejo|preciso de|gosto de|me interessa|me (?:envi|mand)\\p{L}+) )?nada (?:alem d(?:e|[oa]s?)|exceto|salvo|fora|que nao seja|a nao ser)',
  '(?:только|исключительно|лишь)(?: (?:про|о|об|хочу|интересу\\p{L}+|присылайте|пишите))*|ничего,? (?:кроме|помимо)',
  'فقط(?: عن)?|حصريا?|لا \\p{L}+ (?:لي )?(?:اي )?(?:شيء|شيئا) (?:سوى|غير|الا|باستثناء|ما عدا)|لا (?:اريد|شيء|تهمني|يهمني|ترسلوا?)(?: لي)? (?:سوى|غير|الا)(?: اخبار)?|(?:केवल|सिर्फ़?|बस)(?! नहीं)',
);
export const onlyPieces =
  '(?<!\\p{L})لا [اأن]هتم (?:الا|سوى|بشيء (?:الا|سوى)) ب(?=ال)|只(?:想)?(?:看|要|关注|发|推送|了解|读|对|谈|讲)|仅(?:限|看|要|关注)?|(?<=^|[，。,；])只|除了(?=[^。！？；]{1,40}都(?:不|没|别))';
/** After them. */
export const onlyEnds =
  '(?:の(?:記事|ニュース|話題|情報|こと))?(?:だけ|のみ)(?!で?(?:なく|じゃな|では))\\p{Script=Hiragana}*|に限(?:る|り|って|定)\\p{Script=Hiragana}*|しか(?:読|見|興味|いら|要ら)\\p{L}*|以外(?:の(?:話題|記事|ニュース))?は(?:全部)?(?:いら|要ら|不要|いり|要り|見たくな|興味(?:が)?(?:な|あり))\\p{Script=Hiragana}*|(?: ?(?:기사|뉴스|소식|내용|글|이야기|얘기))?(?:에만|(?<!그|하지)만)(?= ?(?:보고|읽고|듣고|보내|받고|받아|원|알려|주세|주시|골라|부탁|있으면|관심|다뤄|해)| ?$)(?! ?(?:아니|빼|제외))|(?: ?(?:말고는|외에는|이외에는))(?= ?(?:다 )?(?:필요 ?없|싫|관심 ?없|안|보내지))';
export const onlyEndWords =
  '(?:exclusively|exclusivamente|exclusivement|ausschließlich|alone|فقط|لا غير|حصرا)(?= *$)|ही चाहिए|' +
  '(?:के )?(?:अलावा|सिवा) (?:और )?कुछ (?:भी )?नहीं|(?:पर|के बारे में|की खबरें|से जुड़?\\p{M}*) ही';

/** Before requested subjects. */
export const topicMarks = anyOf(
  "(?:i )?(?:have|with) an? (?:\\p{L}+ )?interest in|my (?:\\p{L}+ )?(?:hobb(?:y|ies)|interests?|passions?|topics?|subjects?) (?:is|are|include)|mein\\p{L}* (?:\\p{L}+ )?(?:themen|thema|interessen|hobbys?|schwerpunkte?) (?:ist|sind)|(?:ich )?(?:habe |hab )?(?:(?:großes|viel|starkes) )?interesse an|ich verfolge|j'ai (?:un |de l')(?:\\p{L}+ )?interet pour|mes? (?:\\p{L}+ )?(?:sujets?|themes?|interets?|passions?)(?: (?:favoris|preferes))? (?:est|sont)",
  '(?:yo )?tengo (?:(?:mucho|gran|especial) )?interes (?:en|por)|mis? (?:\\p{L}+ )?(?:temas?|interes(?:es)?|aficion(?:es)?|pasion(?:es)?)(?: \\p{L}+)? (?:es|son)|sigo|me importan?|tenho (?:(?:muito|grande|algum|especial) )?interesse (?:em|por|n[oa]s?|pel[oa]s?)|meus? (?:\\p{L}+ )?(?:temas?|interesses?|assuntos?)(?: \\p{L}+)? (?:e|sao)|acompanho',
  'слежу за|у меня (?:\\p{L}+ )?интерес к|мне (?:очень )?(?:нрав(?:ит|ят)ся|важн\\p{L}+)|و?(?:اتابع|يعجبني|تعجبني)',
  "(?:favou?r|prefer|prioriti[sz]e)|bevorzug\\p{L}*|(?:privilegie|favorise|priorise)[rz]?|mette[rz] l'accent sur|prioric\\p{L}+|prioriza\\p{L}*|privilegi[ae]\\p{L}*|dad? prioridad a|dee?m? prioridade a",
  '(?:yes|oui|sim|ja|si)(?:,)? (?:to|zu|zum|zur|a|aux?|ao|aos|as)(?! (?:usted|vous|voce))',
  "(?:i(?:'?d| would)?|we(?:'d| would)?|and|but)(?: (?:really|also|mostly|mainly|do|still|just|would))* (?:want|wanna|like|love|enjoy|prefer|follow|need|appreciate)(?: to (?:read|see|hear|know|learn|get|have|understand|follow))?|(?:would|i'd) (?:rather|prefer|love|like)(?: (?:have|read|see))?|prefer(?:ably|red)?|(?:please )?(?:give|send|show|tell|bring|get) (?:me|us)|keep (?:me|us) (?:posted|updated|informed)|looking (?:for|forward to)|(?:keep|stay|be|get)(?:ing)? (?:up|on top|up to date|up-to-date|current|informed)(?: (?:of|with|on|about))+|i (?:really |deeply )?care(?: deeply| a lot| mostly| mainly| most)? about|what(?:'s| is|) (?:new|going on|happening|happens|up) (?:in|with|at|on)|int\\p{L}{0,4}sted in|(?:very |really |mostly |mainly |especially )?(?:interested|into(?= (?!\\p{L}+(?:ese|an|ish|ch)(?!\\p{L}))))(?: in)?|curious about|keen on|(?:big |huge )?fan of|fascinated by|passionate about|crazy about|obsessed with|ideally(?: from)?|(?:above all|first of all|first and foremost|primarily|chiefly)|lots? (?:of|about)|plenty of|as much as possible (?:about|on)",
  '(?:with (?:an? )?)?focus(?:ed|ing|es|sed)?(?: (?:mainly|mostly|more))? on|focus:|topics?(?: are| include)?:|subjects?:|interests?:|care (?:most |mainly |mostly )?about|related to|concerning|regarding|covering|i read(?! (?:this|it|these|them|on|in|at))|prioriti[sz]e|especially|particularly|mainly|mostly|more(?! than)|such as|including|work(?:ing)? (?:in|on)|(?:news|updates|stories|articles|papers|preprints|posts|pieces|reads|developments|advances|trends|progress|changes|everything|anything|something|stuff|things|all|info|information|bits|research)(?: there is)? (?:in|from|of|on|about|around|regarding|to do with)',
  'was (?:es )?(?:alles )?(?:neues )?(?:gibt es )?(?:bei|in|im|mit)(?: der| den| dem)?|schwerpunkte?(?: auf)?:?|mit (?:schwerpunkt|fokus)(?: auf)?|fokus(?: auf)?:?|themen?:?|zum thema|rund um|bezuglich|betreffend|interessieren? mich(?: (?:vor allem|besonders|sehr))?(?: fur)?|(?:mich |uns )interessier(?:t|en)(?: (?:vor allem|besonders|sehr|am meisten))?|ich interessiere mich (?:vor allem |besonders |sehr )?fur|interessiere ich mich(?: (?:vor allem|besonders|sehr))? fur|auf dem laufenden (?:uber|zu|bei)|interesse an|vor allem|besonders|insbesondere|hauptsachlich|vorwiegend|in erster linie|mehr|aus dem bereich|lieber|gerne? (?:mehr |etwas |was )?(?:uber|zu|von)|ich (?:will|mochte|hatte|lese|mag|liebe)(?: gerne?)?(?! nicht)(?: (?:wissen|lesen|erfahren|sehen|horen|haben|verstehen|lernen)(?!\\p{L}))?|(?:gute )?(?:nachrichten|neuigkeiten|artikel|beitrage|berichte|meldungen|forschung|neues) (?:aus|uber|zu|zum|zur|von|rund um|bei)|(?:schick|gib|zeig|bring|erzahl)\\p{L}* mir|(?:alles|etwas|was|neues|mehr) (?:uber|zu|zum|zur|aus|rund um|von)|begeistere mich fur',
  "(?:quoi de neuf|les nouveautes|du nouveau|ce qui se passe) (?:en|dans|sur|a|au|aux)|axee?s? sur|sujets?:|themes?:|a propos (?:des?|du|d')|au sujet (?:des?|du|d')|concernant|autour (?:des?|du|d')|m'interesse(?:nt)?(?: (?:surtout|beaucoup))?(?: a| aux?)?|interessee?s? par|surtout|principalement|avant tout|notamment|plus d(?:e(?: la)?|u|es|')|davantage d(?:e|u|es|')|j(?:e |')(?:veux|voudrais|souhaite|aimerais|adore|aime|prefere|lis|suis (?:passionnee?|fan))(?: (?:bien|plutot|beaucoup|surtout|lire|voir|recevoir|comprendre|suivre|connaitre|savoir|en savoir plus))*(?: (?:sur|de|des|du|d'))?|passionnee?s? (?:de|par|d')|(?:me tenir|rester|etre) (?:au courant|informee?|a jour) (?:sur|de|des|du|d')|envoye[rz][- ](?:moi|nous)|parle[rz][- ](?:moi|nous) (?:de|du|des|d')|tout (?:sur|ce qui (?:concerne|touche))|en revanche|plutot(?! qu)",
  '(?:novedades|que hay de nuevo|lo nuevo|(?:lo )?que (?:pasa|ocurre)) (?:de|en|sobre|con)|temas?:|sobre todo|acerca de|enfocad[oa]s? en|centrad[oa]s? en|enfoque en|relacionad[oa]s? con|(?:a mi )?me (?:interesan?|gustan?|encantan?|apasionan?|gustaria(?: (?:leer|saber|recibir))?)|interesad[oa]s? en|especialmente|principalmente|más(?! que)|mas (?:de|sobre)|noticias (?:de|sobre)|(?:quiero|me gustaria|quisiera)(?: (?:leer|saber|ver|recibir|entender|comprender|conocer|aprender|seguir|mas|más))*(?: (?:sobre|del?))?|quisiera|(?:quiero )?(?:estar|mantenerme) al (?:dia|tanto|corriente) (?:en|de|con|sobre)|prefiero|(?:envia|manda|da|pon)(?:d|n|ed|gan)?me|todo (?:sobre|lo (?:de|relacionado con))|fan de|apasionad[oa] (?:de|por)',
  '(?:novidades|o que (?:acontece|se passa|rola)) (?:de|em|sobre|com|d[oa]s?|n[oa]s?)|assuntos?:|foc(?:o|ad[oa]s?) em|com foco em|relacionad[oa]s? (?:a|com)|(?:me interesso|interesso-me) por|interessad[oa]s? em|(?:ficar|estar) por dentro d(?:e|as?|os?)|me atualizar (?:em|sobre)|sobretudo|mais(?! que)|(?:gosto|gostaria)(?: muito| mesmo)?(?: de (?:ler|saber|ver|receber))?(?: (?:sobre|de|d[oa]s?))?|(?:eu )?(?:adoro|amo|curto|prefiro|quero|queria)(?: (?:ler|saber|ver|receber|entender|compreender|conhecer|aprender|seguir|mais))*(?: (?:sobre|de|d[oa]s?))?|(?:me )?(?:envie|mande)m?(?:-me)?|tudo (?:sobre|de)|fa de|apaixonad[oa] por',
  'что (?:нового|происходит) (?:в|во|у|с|на)|(?:темы|тема|темам|темах):?|на тем[уы]:?|по тем(?:е|ам)|касающ\\p{L}+|связанн\\p{L}+ со?|(?:меня )?интересу\\p{L}+(?: меня)?|интересн\\p{L}+|особенно|в основном|преимущественно|больше|побольше|главным образом|прежде всего|в первую очередь|(?:я )?(?:хочу|хотел\\p{L}* бы|люблю|обожаю|предпочитаю|читаю|увлекаюсь)(?: (?:читать|узнавать|узнать|знать|видеть|понимать|понять|больше))*|(?:присылай|пиши|шли|дай|рассказывай)(?:те)?(?: мне)?|быть в курсе|расскаж\\p{L}+(?: мне)?|лучше|все (?:о|об|про)',
  '(?:ال)?(?:مواضيع|موضوع|موضوعات):?|بشان|بخصوص|يخص|و?(?:مع )?التركيز على|ركزوا? على|خاصة|خصوصا|و?المزيد (?:من|عن)|اكثر عن|و?(?:اريد|اود|احب|افضل|ارغب)(?: (?:ان )?(?:اقرا|اعرف|قراءة|معرفة|في))*(?: (?:عن|حول))?|يهمني|تهمني|ارسلوا? لي|كل (?:شيء|ما هو جديد) عن|विषय:?|विशेषकर|ख़?ासकर|ख़?ास तौर पर|मुख्य रूप से',
);
export const topicPieces =
  '(?:主题|主題|话题|話題|关键词|テーマ|トピック|分野|ジャンル|(?<!に)関心|주제|분야|관심사)(?:是|は|는)?[:：]?|关于|关於|有关|聚焦于?|更?关(?:注|心)|偏爱|偏好|[热熱]爱|热衷于?|酷爱|痴迷于?|更?在意|侧重于?|重点(?:关注|是)?|(?:主要|最|很|非常|更|还)?(?:想看|想了解|想知道|想读|喜欢看?|爱看|希望看到?)|主要看|主要讲|主要是|主要|多(?:一|来)?点|多(?:给我)?(?:看|发送?|讲|推送?)|特别是|尤其是|尤其|讲讲?|说说|聊聊|介绍|(?:特に|主に|とくに|おもに)(?!$)|특히|주로|(?<!\\p{L})و?(?:ال)?مهتم\\p{L}{0,2} ب(?=ال)|(?<!\\p{L})اهتم ب(?=ال)';

/** Prepositions before a subject. They count except in what readers say about themselves. */
export const aboutMarks =
  "on|about|around|uber|zu|zum|zur|sur|sobre|про|о|об|обо|عن|حول|dans le domaine d(?:e|u|es|')";

/** After requested subjects. */
export const topicEnds =
  '(?:之?类的?|方面的?|相关的?|领域的?)(?:新闻|内容|消息|文章|资讯)?|(?:很|非常|比较|最)?(?:感|有)(?:浓厚|很大)?的?兴趣|多一点|について(?:の)?(?:ニュース|記事|要約)?|に(?:関する|関して|(?:とても|大変|強い)?(?:興味|関心))\\p{L}*|(?:を|に)(?:中心|重点)\\p{L}*|関連の?|に注目\\p{L}*|を重視\\p{L}*|だけで(?:は)?なく|だけじゃなく|のみならず|も忘れ(?:ずに?|ないで)\\p{Script=Hiragana}*|(?:の(?:記事|ニュース|話題))?(?:を|が|は)?(?:もっと(?:増や|多く|書|載せ|取り上げ)?|増や|多めに?|好き|大好き|読みたい|見たい|知りたい|希望)\\p{Script=Hiragana}*|を?教えて\\p{Script=Hiragana}*|(?:の(?:記事|ニュース|話題|情報))?を?(?:お願い|ください|ほしい|欲しい|送って|知らせて)\\p{Script=Hiragana}*|에 ?(?:대한|대해서?|관한|관해|관심|흥미)\\p{L}*| ?관련(?:된)?| ?(?:중심|위주)(?:으)?로|뿐(?:만)? ?아니라|만(?:이)? ?아니(?:라|고)|도 ?(?:빼지|잊지|빠뜨리지) ?(?:말|마)\\p{L}*|(?:은|는|을|를|이|가|도)? ?(?:더 ?많이|많이|좀 ?더|더 (?=보|알|읽|원)|좋|부탁|보내|받고|보고 ?싶|읽고 ?싶|알고 ?싶|원해|원합|궁금|알려|설명)\\p{Script=Hangul}*';
export const topicEndWords = anyOf(
  '(?:is|are)(?: (?:more|really|very much|always|rather))* (?:my (?:thing|passion|hobby|favou?rites?|jam)|what i (?:like|want|love|care about|am after)|welcome|great|of interest)|(?:really )?interests? me|fascinates? me|(?:yes|yep|yeah|ja|oui|si|sim|да|نعم|हाँ|हां)(?= *$)',
  '(?:interessier(?:t|en)|fasziniert|begeistert) mich(?! (?:\\p{L}+ )?nicht)|(?:finde|mag|liebe) ich(?! nicht)(?: (?:spannend|interessant|gut|toll|super))?|kann ich nicht genug (?:bekommen|kriegen)|(?:bitte )?nicht (?:vergessen|auslassen|weglassen|ubersehen)',
  "m'interesse(?:nt)?(?! pas)|me passionne(?:nt)?(?! pas)|me interesan?|me encantan?|me interessa\\p{L}*",
  '(?:меня )?(?:очень )?интересу\\p{L}+(?: меня)?|(?:के|की) बारे में|से (?:संबंधित|सम्बन्धित|जुड़?\\p{M}*)(?: \\p{L}\\p{M}*)?|पर केंद्रित|पर ध्यान|(?:भी )?मत (?:छोड़?|भूल)\\p{L}*\\p{M}*|पर|में (?:\\S+ )?(?:रुचि|दिलचस्पी)(?! नहीं)|(?:की|के|का) (?:ख़?बर\\p{M}*|जानकारी|समाचार|लेख)|(?:ज़?्?यादा|अधिक)(?= |$)|पसंद (?:है|हैं)|(?:पढ़?ना|जानना|देखना) (?:चाह\\p{L}*\\p{M}*)|चाहिए',
);

/** Before avoided subjects. Strong marks apply to all that follows, weak ones to the next. */
export const strongAvoidMarks = anyOf(
  "(?:i )?(?:have |with )?(?:no|zero|little|not much|absolutely no) interest (?:in|for)(?: any)?|go (?:easy|light) on|(?:je )?n'ai (?:aucun|pas d')(?: ?)interet pour|(?:je )?me (?:fiche|fous|moque) d(?:e la|e|u|es|')",
  '(?:a mi )?me dan? (?:igual|lo mismo)(?= (?:el|la|los|las)(?!\\p{L}))|(?:мне )?(?:все равно|плевать|наплевать) на',
  '(?:no|nao) (?:me )?(?:quiero|quero) perder (?:\\p{L}+ )?ti?empo (?:con|com|en|em|leyendo(?: sobre)?|lendo(?: sobre)?)',
  'verzicht\\p{L}* (?:bitte )?auf|laisse[rz](?= [^,.;!?]{2,60} de cote)|dej(?:a|e|en|ad)(?: fuera|(?= [^,.;!?]{2,60} (?:fuera|de lado)))|deixem?(?: de fora|(?= [^,.;!?]{2,60} de (?:fora|lado)))|(?<=^|[,.;!?]\\s?)paso de(?: l[ao]s?)?|prescind\\p{L}+ del?|ahorr(?:a|e|en|ad)(?:me|nos)|dispens[oae]m?|poup(?:e|em)-me',
  'evit(?:ad|en|em|amos)|exclu(?:id|yan|am)|omit(?:an|am|id)',
  "never (?:(?:any|anything) )?(?:about|on|mention|send)|nie(?:mals)? (?:etwas |was )?(?:uber|zu|von)|jamais (?:rien )?(?:sur|d(?:e la|e|es|u|'))|nunca (?:nada )?(?:del?|d[oa]s?|sobre)|никогда (?:ничего )?(?:не )?(?:про|о|об)",
  "avoid(?:ing)?|exclud(?:e|ing)|skip(?:ping)?|(?:while |please )?(?:leave|leaving) (?:out|aside)|(?:leave|keep|leaving|keeping)(?= [^,.;!?]{2,60} (?:out|away)(?!\\p{L}))|omit(?:ting)?|ignor(?:e|ing)|hide|hold the|drop(?: the)?|nothing (?:about|on|to do with|related to|regarding)|(?:i |we )?(?:really |absolutely |definitely )?(?:do not|don'?t|never|no longer|not)(?: really| ever| particularly)? (?:want|wanna|like|care|need|send|show|give|include|read|enjoy|follow|bother|bore|mention|write|cover|wish)(?: (?:me|us|for|to|with|read|see|hear|have|any|anything|news|stories|articles|about|on|of|more|another|all|the|this|that))*|(?:not|no longer|never|un)[- ]?interested in|not (?:a |such a )?(?:big |huge )?(?:fan of|into|keen on|fond of|crazy about)|stay away from|steer clear of|keep away from|(?:i am |i'm )?(?:so )?(?:sick(?: and tired)?|tired|bored|weary) (?:of|by|with)|fed up with|(?:i )?(?:have |had |have had |'ve had )*(?<!not )(?<!get )enough (?:of|with|about)|stop (?:it )?(?:sending|showing|giving|mailing|emailing|spamming|bombarding|bothering|writing|talking|feeding|pushing|with)?(?: (?:me|us|with|about|on|any|all|the|this|that|these|those))*|(?:please )?(?:quit|cease) (?:sending|showing)(?: me)?|spare (?:me|us)|(?:i )?(?:really )?(?:hate|dislike|despise|loathe|detest|can'?t stand|cannot stand)|(?:could|can) (?:happily )?(?:do|live) without|allergic to",
  'vermeiden?|(?:bitte )?nichts (?:uber|zu|zum|zur|von|mit|aus|mehr (?:uber|von|zu))|(?:lass\\p{L}*|lasst)(?= [^,.;!?]{2,60} weg(?!\\p{L}))|keine (?:nachrichten|artikel|beitrage|themen)(?: (?:uber|zu|wie|aus))?|verschon\\p{L}* mich (?:mit|von)|(?:hor\\p{L}*|schluss|genug|stopp?)(?: (?:bitte|endlich|jetzt|auf))*(?: mit| von)(?: (?:dem|der|den|ganzen|all|diesem))*|ich (?:hasse|mag (?:kein\\p{L}*|nicht)|will (?:kein\\p{L}*|nichts?)(?: (?:mehr|uber|von))*|brauche (?:kein\\p{L}*|nichts?))|interessiert mich nicht|(?:kein|null) interesse (?:an|fur)|(?:habe |bin )?(?:satt|genervt von|nervt)',
  "evite[rz]?|exclu(?:re|s|ez|ant)|(?:plus )?rien (?:sur|a propos d(?:e|u|es|'))|ignore[rz]?|(?:je )?n(?:e |')(?:veux|voudrais|souhaite|aime|supporte)(?:ais)? (?:pas|plus|rien)(?: (?:lire|voir|entendre parler|recevoir|d'entendre parler))?(?: (?:sur|d(?:e la|e|u|es|')))?|n(?:e |')(?:m'|me )?(?:envoye|parle|montre)[rz]? (?:pas|plus)(?: d(?:e|u|es|'))?|ne (?:m'|s')interesse(?:nt)? (?:pas|plus)(?: (?:a|aux?))?|pas interessee?s? par|(?:arrete[rz]?|cesse[rz]?|stop)(?: (?:avec|les?|la|aux?|a))*(?: (?:de |d'))?(?:(?:m'|me |nous )?(?:envoyer|parler|bombarder|montrer|spammer))?(?: ?(?:avec|d(?:e la|e|u|es|')))*|(?:j'en ai )?(?:marre|assez|ras[- ]le[- ]bol) d(?:e|u|es|')|je (?:deteste|hais)|epargne[rz][- ](?:moi|nous)|laisse[rz] (?:de cote|tomber)",
  '(?:nunca|no|ya no) (?:me )?(?:interesan?|gustan?|importan?|apetecen?)(?: (?:nada|leer|ver))*|evit(?:a|ar|e|en|ando)|exclu(?:ye|ir|ya|yendo)|nada (?:del?|sobre)|(?:ya )?no (?:quiero|deseo|soporto|aguanto|necesito)(?: (?:nada|ver|leer|saber|recibir|mas|más))*(?: (?:de|sobre))?|no (?:me )?(?:envi|mand|pong|incluy|muestr)\\p{L}+(?: (?:nada|noticias))*(?: (?:de|sobre))?|(?:dej|par)(?:a|e|en|ad) de (?:mandar|enviar|hablar)(?:me|nos)?(?: (?:noticias|cosas))?(?: (?:de|sobre))?|(?:basta|estoy (?:hart|cansad)[oa]|hart[oa]|cansad[oa])(?: ya)? del?|odio|detesto|omit(?:e|ir)|sáltate|saltate',
  'excl?uindo|exclua|(?:ja )?nao (?:quero|desejo|suporto|aguento|preciso|gosto|curto)(?: (?:nada|ver|ler|saber|receber|mais|de))*(?: (?:de|sobre|d[oa]s?))?|(?:ja )?nao me interessa\\p{L}*(?: por)?|nao (?:me )?(?:envi|mand|inclu|mostr)\\p{L}+(?: (?:nada|noticias?))*(?: (?:de|sobre))?|(?:par|deix)(?:a|e|em) de (?:me )?(?:mandar|enviar|falar)(?:-me)?(?: (?:noticias?|coisas))?(?: (?:de|sobre))?|(?:chega|cansei|estou (?:fart|cansad)[oa]|fart[oa]|cansad[oa]) d(?:e|[oa]s?)|odeio|detesto|omita|deixe de fora|nada (?:d[eoa]s?|sobre)',
  'избега(?:й|йте|ть|я)|исключ(?:и|ите|ить|ая)|ничего (?:о|об|про|на тему)|(?:больше )?не (?:хочу|надо|нужно|интересу\\p{L}+|люблю|присыла\\p{L}+|шли|шлите|показыва\\p{L}+|пиши|пишите|перевариваю)(?: (?:мне|читать|видеть|слышать|знать|новостей|новости|ничего|больше))*(?: (?:о|об|про))?|убери(?:те)?|(?:хватит|довольно|достаточно|перестань(?:те)?|прекрати(?:те)?)(?: (?:уже|мне|слать|присылать|писать|новостей|статей))*(?: (?:о|об|про|с))?|(?:надоел|достал|осточертел)\\p{L}*(?: (?:уже|мне))*|(?:устал|сыт)\\p{L}* (?:от|по горло)|ненавижу|терпеть не могу',
  '(?:ارجو )?تجنبوا?|استبعدوا?|استبعاد|و?لا (?:اريد|احب|ارغب|اود)(?: (?:ان )?(?:ارى|اقرا|رؤية|قراءة))?(?: (?:في|اي|شيء|شيئا))*(?: (?:عن|حول))?|و?(?:لا شيء|لا اخبار) عن|توقفوا? عن (?:ارسال|نشر|الكتابة عن)|كفى|كفاية|(?:مللت|سئمت|تعبت)(?: من)?|اكره|و?لا (?:ترسلوا?|تكتبوا?)(?: لي)?(?: (?:اي شيء|عن))*|و?لا (?:يهمني|تهمني|يعنيني)|बचें',
);
/** Exceptions, turned around after an avoiding mark. */
export const exceptMarks = anyOf(
  '(?:all |everything |anything )?(?:except|excepting|apart from|aside from|other than|besides|save for|with the exception of)(?: for)?|(?:anything|everything|all) but|but not',
  "au(?:ß|ss)er|bis auf|ausgenommen|mit ausnahme von|sauf|hormis|excepte|a part|a l'exception d(?:e|u|es|')|excepto|salvo|a excepcion de|exceto|fora|tirando|a nao ser",
  'кроме|за исключением|помимо|كل شيء الا|(?:ب)?استثناء|ما ?عدا|عدا',
);
export const weakAvoidMarks = anyOf(
  'no,? to|non,? (?:a|aux?)|nein zu[mr]?',
  'no(?!-code(?!\\p{L}))(?: more| such)?|not(?: another)?|nothing|too (?:much|many)|zu viel\\p{L}*|trop d(?:e|es|.)|demasiad[oa]s?|слишком много|without|nor|neither|minus|less|fewer|rather than|instead of',
  "ohne|kein(?:e|en|er|em|es)?(?: mehr)?|nicht|nichts|weniger|statt|anstatt|anstelle von|sans|pas d(?:e la|e|u|es|')|pas|plus aucune?|ni(?: d(?:e|u|es|'))?|aucune?|rien d(?:e|')|moins d(?:e la|e|u|es|')|plutot que?(?: d(?:e|u|es|'))?|au lieu d(?:e|u|es|')",
  'sin|ni(?: de)?|nada|menos|en (?:vez|lugar) de|sem|nao|nem(?: de)?|em (?:vez|lugar) de|ao inves de',
  'без|не (?:про|о|об)|не|ни|никак\\p{L}+|ничего|меньше|поменьше|вместо|بدون|من دون|دون|بلا|(?:और )?न ही|ليس عن|و?ليس|و?لا(?: اخبار)?|و?(?:ال)?(?:قليل|اقل) من|بدلا من|عوضا عن|و?لست مهتما?|و?غير مهتم\\p{L}?|बिना',
);
export const strongAvoidPieces =
  '太多|去掉|剔除|删掉|过滤掉|屏蔽|(?:请)?(?:别|不要|不用|请勿|停止|不想|不需要|少|拒绝)(?:再|要)?(?:给我|跟我|和我)?(?:发送?|推送?|推荐|提到?|讲|说|看到?|看见|写)?(?:关于|有关|任何|那些|什么|一点|点)*|不看|不喜欢|避免|排除|除了|没有|不含|不包括|讨厌|受够了?|烦透了?|厌倦了?|而不是|(?<!\\p{L})و?(?:لست|غير) مهتم\\p{L}{0,2} ب(?=ال)';
/** After avoided subjects. */
export const avoidEnds =
  '(?: ?(?:뉴스|소식|기사|얘기|이야기|내용|관련|글|정보|콘텐츠))*(?:은|는|을|를|도|만|에는|엔|에|이|가|라면)? ?(?:좀 |이제 |더 ?이상 |너무 |제발 |별로 |전혀 |절대 )*(?:제외|빼|없이|말고|싫|관심 ?없|관심이 ?없|흥미(?:가|는)? ?없|그만|아니면|필요 ?없|안 ?(?:보|받|읽)|별로(?=예|에|입|야|[.!,]|$)|(?:보|듣|읽|알)고 ?싶지|원하지|원치|보내지|지겨|지겹|질렸|질려|적게|줄여|덜|사양|대신)\\p{L}*|(?:の(?:話題|記事|ニュース|話|内容|情報|こと)|ニュース|記事)?(?:には|は|を|も|が|に関する(?:記事|ニュース)は?)?(?:もう|あまり|一切|絶対に?|全く|まったく|全然)*(?:なし|抜き|外し|(?<=もう)(?:いい|結構|十分|たくさん)|除く|除いて|除き|除外|以外|不要|いらない|要らない|いりません|要りません|結構です|送らない|送るのを?やめ|やめて|避けて|避ける|避け|見たくな|読みたくな|控え|少なめ|少なく|減らし|飽き|嫌い|うんざり|(?:興味|関心)(?:が|は)?(?:な|あり?ませ|ござい?ませ)|代わり)\\p{Script=Hiragana}*|除外|之外|以外|不要(?=[了吧]?$)|(?:的)?(?:内容|新闻|消息)?(?:没(?:有|什么)?兴趣|不感兴趣|没意思|就算了|(?:就|都)?不(?:用|必)了|免了|(?:少一?点|少来点?|太多)(?=了?$)|看腻了?|看够了?|别发)了?|-free(?!\\p{L})';
export const avoidEndWords = anyOf(
  '(?:ist|sind) (?:mir|uns) (?:vollig |total |ziemlich |ganz )?(?:egal|wurst)',
  '(?:больше )?не (?:присыла|шл|отправля|показыва|публику|предлага|пиш|добавля)\\p{L}+(?= *$)|не нуж\\p{L}+|(?:को |से )?(?:न (?:भेज|दिखा|लिख)\\p{L}*\\p{M}*|नफ़?रत|हटा)(?: (?:दें|दो|दीजिए|है))*(?= *$)',
  "(?:do not|don'?t|does not|doesn'?t|never)(?: really)? interest me|(?:just )?bores? me|(?:is|are) (?:so |just |really |too )?(?:boring|not (?:for me|my thing|interesting|welcome|wanted|my cup of tea)|off limits|a no|out)|not (?:for me|my thing)|can stay out|makes? me (?:sick|anxious|sad)|no thanks|annoys? me|(?:no|nope|nein|non|nao|нет|لا|नहीं)(?= *$)",
  '(?:(?:dagegen|hingegen|aber|eher) )?(?:interessier(?:t|en) mich )?(?:(?:dagegen|hingegen|eher|uberhaupt|gar|so|bitte|lieber) )*nicht(?= *$)|kann (?:weg|wegbleiben|raus)|langweil(?:t|en) mich|nerv(?:t|en)(?: mich)?|nein danke|weglassen|auslassen|weg(?= *$)|(?:mag|will|brauche) ich nicht(?: (?:sehen|lesen))?|muss nicht sein|satt',
  "ne m'interesse(?:nt)? (?:pas|plus)(?: du tout)?|m'ennuie(?:nt)?|non merci|a eviter|no me (?:interesan?|gustan?)|me aburren?|no,? gracias|fuera|nao me interessa\\p{L}*|me cansa\\p{L}*|nao,? obrigad[oa]|fora(?= *$)",
  '(?:меня )?(?:совсем |вообще |мне )*(?:не (?:интересу\\p{L}+|нужн\\p{L}+|надо|интересн\\p{L}+|хочу)|неинтересн\\p{L}+|надоел\\p{L}*|достал\\p{L}*)|लا تهمني',
  '(?:को |के |की |से |में )?(?:(?:ख़?बर\\p{M}*|समाचार|लेख|बातें|वाली|वाला|वाले) )*(?:(?:भेजना|दिखाना|देना|कोई|भी|ही|और|बहुत) )*(?:बंद (?:कर\\p{M}*|कीजिए)|बिना|छोड़?कर|अलावा|सिवाय?|बजाय|(?:रुचि|दिलचस्पी) (?:नहीं|न)|पसंद नहीं|नहीं|न हो|मत|तंग|ऊब|बोर|कम(?= *$| (?:हो|करें|करो|रख\\p{L}*)))(?: के)?(?: (?:चाहिए|भेज\\p{M}*|दें|हो|है|दिखाएं|करें))*',
);

/** Before a description of the reader, which is not a subject. */
export const selfMarks = anyOf(
  "(?:i am|i'?m|we are|we're|i have|i've|i got|i live|i work|i read (?=this|it|these|them|on|in|at)|i(?: \\p{L}+)? (?:commute|retired|study|speak|try|use|think|guess|hope|know|used to)|my \\p{L}+(?: \\p{L}+)? (?:is|are|has|have|says)|as an?|for (?:my|our|people|someone|readers|non-native|a|an|practice|learning)|than|(?:do not|don'?t) mind|yet another|out of it|yes|even)",
  '(?:ich bin|bin|ich habe|hab|ich (?:arbeite|lese|wohne|lebe|studiere|komme)|wir sind|als|mein\\p{L}* \\p{L}+ (?:ist|sind|hat)|fur (?:mein|unser)\\p{L}*)',
  "(?:je (?:suis|travaille|vis|lis|fais|commence)(?! (?:fan|passionne))|j'ai|j'habite|nous sommes|en tant que|pour (?:ma|mon|mes|notre)|m(?:on|a|es) \\p{L}+ (?:est|sont))",
  '(?:soy|somos|tengo|trabajo|vivo|estudio|leo esto|para mi|mi \\p{L}+ es|sou|somos|tenho|trabalho|moro|estudo|para (?:o |a )?(?:meu|minha)|como (?:profesor|medic|ingenier|estudiant|professor|engenheir)\\p{L}*)',
  '(?:я(?! (?:\\p{L}+ )?(?:хо|люб|интерес|увлек|обож|чита|предпо|терп|нен|уст))|у меня|мне \\d+|работаю|живу|учусь|для мо\\p{L}+|как \\p{L}+(?=,))',
  '(?:انا|عندي|لدي|اعمل|اعيش|ادرس|मैं(?: एक)?|मेर\\p{M}* (?:उम्र|पास|नाम))',
);
export const selfPieces =
  '我(?:是|在|每天|平时|住在?|今年|叫|刚|家|有)|(?:私|僕|わたし)は|(?<!\\p{L})(?:저는|나는|제가|전)(?= )';

/** Words that join subjects. */
export const conjunctions =
  'and|or|nor|as well as|plus|und|oder|sowie|noch|et|ou|ni|y|e|o|u|nem|и|или|ни|а также|او|أو|और|या|व|एवं|तथा|그리고|및';
/** Joints between subjects in unspaced scripts. */
export const joints =
  '&|＆|(?<!共|总|饱)和(?!平|解|谐|国)|(?<=[\\p{L}]{2})[与與](?=[\\p{L}]{2})|以及|[及或](?=[\\p{L}]{2})|跟|(?<=[\\p{Script=Han}\\p{Script=Katakana}ーA-Za-z])[とや](?=[\\p{Script=Han}\\p{Script=Katakana}A-Za-z])|および|または|・|(?<=\\p{Script=Hangul})(?:와|과|이나|랑|하고) |(?<=[\\u0620-\\u064a]{2}) و(?=ال)|(?<=[\\u0620-\\u064a]{2}) و(?!زا?ر|زير|قود|قت|لاي|سا?ئل|سي?ط|با|طن|ظا?ئف|ظيف|رق|ثا?ئق|ثيق|راث|عي|دائع|اقع|اردات|حد|جه|صف|فا|رد|شم|كال|صول|ضع|جود|ال|لد|عد|لكن)(?=[\\u0620-\\u064a]{4})| و ';

/** Words of sentences. A part with one is no subject by itself; after a mark it ends one. */
export const clauseWords = anyOf(
  "i|i'm|im|i'd|i've|i'll|you|you're|your|yours|we|us|our|he|she|it|its|it's|they|them|their|me|my|myself|is|isn't|are|aren't|was|were|be|been|am|have|has|had|do|does|did|don't|dont|doesn't|can|can't|could|will|won't|would|should|shall|might|must|want|need|send|give|write|tell|know|think|feel|make|let|keep|try|help|say|says|because|though|although|when|where|why|who|whom|that|which|there|then|otherwise|ignore|print|reveal|go|going|using|get|getting|hear|see|sure|ok|okay|yes|yeah|hello|hi|dear|sorry|lol|haha|anyway|maybe",
  'ich|bin|hab|habe|mir|mich|mein\\p{L}{0,2}|du|dir|dich|sie|ihr|ihnen|wir|uns|ist|sind|haben|kann|konnen|will|mochte|soll|sollte|sollen|wird|werden|muss|darf|mag|weil|dass|wenn|damit|sonst|egal|schick\\p{L}*|schreib\\p{L}*|gib|macht?|gibt|passiert|geschieht|wissen|lesen|erfahren|horen|sehen|konnt|konnten|konnte|konntet|wollt|wurdet|erklar\\p{L}*',
  "je|j'ai|j'en|tu|il|elle|vous|nous|ils|moi|mon|ma|mes|est|sont|suis|avez|ont|veux|peux|peut|pouvez|pourriez|faut|fait|que|qui|dont|parce|donc|alors|expliqu\\p{L}*|merci|voila",
  'yo|soy|eres|estoy|estan|tengo|tiene|hay|quiero|puedo|puede\\p{L}?|podeis|podria\\p{L}*|que|porque|cuando|explica\\p{L}*|asi|voce|sou|sao|estou|tenho|tem|quero|posso|pode\\p{L}*|porque|obrigad[oa]|expliq\\p{L}*',
  'я|мне|меня|ты|вы|вам|вас|мы|нам|он|она|они|это|есть|был\\p{L}*|хочу|могу|можете|могли|можно|надо|нужно|потому|что|чтобы|если|когда|который\\p{L}*|мой|моя|мои|спасибо|пусть|остальное|объясн\\p{L}*',
  'انا|لي|عندي|لدي|انت|هو|هي|نحن|هم|كان|لان|اذا|عندما|الذي|التي|شكرا|ان|اشرحوا?|मैं|मुझे|मेर\\p{M}*|हम|आप|है|हैं|हूँ|हूं|होता|होते|था|थी|क्योंकि|कि|अगर|जब|रखें|रखो|समझा\\p{L}*\\p{M}*',
);
/** The same in unspaced scripts and Korean, for parts without marks. */
export const clausePieces =
  '我|你|您|吗|呢|吧|因为|所以|如果|谢谢|随便|都行|就行|就好|越.+越|です|ます|ません|ました|でした|ので|けど|ない(?:$|で)|たい$|ください|私|僕|ありがとう|(?:요|니다|인데|는데|니까|라서|어서|아서|세요|까요)(?=$|[^\\p{Script=Hangul}])|저는|나는|제가';

/** Kinds of texts. Before a subject they are none themselves: "papers about chess". */
export const kinds = new Set(
  (
    'paper papers preprint preprints research study studies essay essays interview interviews analysis analyses piece pieces item items link links headlines report reports reads read long-reads longreads ' +
    'studien studie forschung forschungsarbeiten recherche recherches investigacion pesquisa essays interviews berichte bericht analysen meldungen texte artikeln ' +
    'article reportages reportage etudes etude analyses essais entretiens papiers infos info actualites depeches ' +
    'articulo articulos estudios ensayos entrevistas reportajes reportagens artigo artigos estudos ensaios entrevistas materias materia noticia ' +
    'статьи статей исследования исследований интервью материалы репортажи заметки ' +
    'مقالات مقال ابحاث دراسات تقارير تقرير خبر लेख शोध ख़बरें रिपोर्ट'
  ).split(' '),
);
