import type { DigestLanguage } from '#shared/paths.ts';

/**
 * Phrases of prompts in the eleven digest languages, as patterns for folded text. Latin, Cyrillic,
 * Arabic and Devanagari phrases match whole words; others match anywhere.
 */

/** Language names in Latin letters. */
export const latinNames: Record<DigestLanguage, string> = {
  en: 'english|englisch\\p{L}{0,2}|anglais|ingles',
  es: 'spanish|castilian|spanisch\\p{L}{0,2}|espagnol|espanol|castellano|espanhol',
  fr: 'french|franzosisch\\p{L}{0,2}|francais|frances',
  de: 'german|deutsch\\p{L}{0,2}|allemand|aleman|alemao',
  pt: '(?:brazilian )?portuguese|portugiesisch\\p{L}{0,2}|portugais|portugues',
  zh: '(?:simplified |mandarin )?chinese|mandarin|chinesisch\\p{L}{0,2}|chinois|chino|chines|mandarim',
  ja: 'japanese|japanisch\\p{L}{0,2}|japonais|japones',
  ko: 'korean|koreanisch\\p{L}{0,2}|coreen|coreano',
  ar: 'arabic|arabisch\\p{L}{0,2}|arabe',
  hi: 'hindi',
  ru: 'russian|russisch\\p{L}{0,2}|russe|ruso|russo',
};
/** Without their endings. */
export const russianNames: Record<DigestLanguage, string> = {
  en: 'английск',
  es: 'испанск',
  fr: 'французск',
  de: 'немецк',
  pt: 'португальск',
  zh: 'китайск',
  ja: 'японск',
  ko: 'корейск',
  ar: 'арабск',
  hi: 'хинди',
  ru: 'русск',
};
/** Without the article. */
export const arabicNames: Record<DigestLanguage, string> = {
  en: 'انجليزية|انكليزية',
  es: 'اسبانية',
  fr: 'فرنسية',
  de: 'المانية',
  pt: 'برتغالية',
  zh: 'صينية',
  ja: 'يابانية',
  ko: 'كورية',
  ar: 'عربية|فصحى',
  hi: 'هندية',
  ru: 'روسية',
};
export const hindiNames: Record<DigestLanguage, string> = {
  en: 'अंग्रेज़?ी|इंग्लिश',
  es: 'स्पेनिश|स्पैनिश',
  fr: 'फ़?्?रेंच|फ़?्रांसीसी',
  de: 'जर्मन',
  pt: 'पुर्तगाली',
  zh: 'चीनी',
  ja: 'जापानी',
  ko: 'कोरियाई',
  ar: 'अरबी',
  hi: 'हिंदी|हिन्दी',
  ru: 'रूसी',
};
export const chineseNames: Record<DigestLanguage, string> = {
  en: '英[语語文]',
  es: '西班牙[语語文]|西语',
  fr: '法[语語文]',
  de: '德[语語文]',
  pt: '葡萄牙[语語文]|葡[语語文]',
  zh: '中文|汉语|漢語|普通话|简体中文|华语',
  ja: '日[语語文]',
  ko: '韩[语文]|韓[語文]',
  ar: '阿拉伯[语語文]|阿语',
  hi: '印地[语語文]',
  ru: '俄[语語文]',
};
export const japaneseNames: Record<DigestLanguage, string> = {
  en: '英語',
  es: 'スペイン語',
  fr: 'フランス語',
  de: 'ドイツ語',
  pt: 'ポルトガル語',
  zh: '中国語',
  ja: '日本語',
  ko: '韓国語',
  ar: 'アラビア語',
  hi: 'ヒンディー語',
  ru: 'ロシア語',
};
export const koreanNames: Record<DigestLanguage, string> = {
  en: '영어',
  es: '스페인어',
  fr: '프랑스어|불어',
  de: '독일어|독어',
  pt: '포르투갈어',
  zh: '중국어',
  ja: '일본어',
  ko: '한국어|한국말|우리말',
  ar: '아랍어',
  hi: '힌디어',
  ru: '러시아어',
};

/** Words that may follow an adjective or language name that stands alone. */
export const connectors = [
  'and|or|but|please|summar\\p{L}*|version|digest|text|updates?|news|newsletter|articles?|e-?mails?|style|tone|language|explanations?|overview|analysis|reads?|on|about|in|for|with|without|no|of|from|only|to|not|avoid|focus\\p{L}*|nothing|as|that|i|instead|rather',
  'und|oder|aber|bitte|zusammenfassung\\p{L}*|texte?|sprache|uber|auf|fur|mit|ohne|zu|zum|zur|nur|kein\\p{L}*|geschrieben|nachrichten|lieber|nicht|sondern',
  'et|ou|mais|svp|resumes?|sur|en|pour|avec|sans|simples?|facile|courant|pas|articles',
  'y|e|o|pero|por|resumen\\p{L}*|resumos?|resumido|sobre|con|sin|para|com|sem|em|sencillo|sencilla|facil|claro|noticias|simples|nada|nao',
  'и|или|но|пожалуйста|о|об|про|для|на|без|с|языке|языком|новости|сводк\\p{L}*|обзор\\p{L}*|тексты?|кроме|не',
  'و|عن|حول|من|في|بدون|دون|مع|لل\\p{L}*|ب\\p{L}*',
  'और|में|के|पर|का|की|सारांश|भाषा|शब्दों|बिना',
].join('|');

const spaced = (...parts: string[]) => parts.join('|');

/** Phrases for plain language. `§` requires `connectors` or an end after it. */
export const plainPhrases = spaced(
  '(?:so (?:that )?)?(?:even )?(?:a|my) (?:child|kid|grandma|grandmother|grandpa|\\p{L}+[- ]year[- ]old) (?:can|could|would) (?:understand|follow)(?: it)?|explained (?:to|for) (?:a )?(?:child|children|kids)|(?:no|without|avoid) (?:difficult|hard|big|complicated|fancy) words',
  '(?:so,? )?(?:dass|damit) (?:es |das )?(?:auch |selbst )?(?:ein kind|kinder|meine \\p{L}+|jeder|alle) (?:es |das )?(?:versteh\\p{L}+|kapier\\p{L}+)|wie (?:einem|fur ein) kind|kindgerecht|(?:ohne|keine) (?:schwierigen?|komplizierten?|schweren?) (?:worter|begriffe)',
  "(?:expliquee?s? )?(?:comme )?(?:a|pour) un enfant|qu'un enfant (?:puisse|peut|pourrait) comprendre|(?:sans|pas de|evitez les) mots (?:compliques|difficiles|savants)",
  'como (?:a|para) un(?:a)? nin[oa](?: de \\p{L}+ anos)?|que (?:lo )?(?:entienda|pueda entender) (?:un nino|cualquiera|todo el mundo|mi \\p{L}+)|(?:sin|nada de|evit\\p{L}+) palabras (?:dificiles|complicadas|raras)|como (?:se eu tivesse \\p{L}+ anos|(?:para )?uma crianca)|que (?:uma crianca|qualquer (?:um|pessoa)) entenda|(?:sem|evit\\p{L}+) palavras (?:dificeis|complicadas)',
  '(?:так,? )?чтобы (?:и |даже )?(?:ребенок|дети|школьник|бабушка|мама) (?:понял\\p{L}?|понимал\\p{L}?)|как (?:для )?ребенк\\p{L}|без (?:сложных|заумных|трудных) слов|كانني طفل|(?:ل)?يفهم(?:ه|ها)? (?:ال)?(?:طفل|اطفال|جميع)|(?:بدون|دون) كلمات (?:صعبة|معقدة)|बच्चों (?:को|के) (?:भी )?समझ(?: में)? (?:आए|आने|आ सके)(?: ऐसे| लायक)?|(?:कठिन|मुश्किल) शब्द(?:ों)? (?:न|नहीं|के बिना|मत)(?: हों| हो)?',
  '(?:nothing|not anything) (?:too |very |overly )?technical|nichts (?:zu |allzu )?technisch\\p{L}*|rien de (?:trop |tres )?technique|nada (?:muy |muito |demasiado )?tecnic[oa]|ничего (?:слишком )?техническ\\p{L}+|(?:easy|simple|plain|everyday) (?:words|language|terms)|explain(?:ed)?(?: it| this| things| everything)?(?: to me| to us)? like[^,;:.!?¦]*|(?:im|i.m|i am) not (?:an? )?(?:\\p{L}+ )?(?:expert|specialist|engineer|developer|programmer|scientist|techie)|(?:ich )?bin kein\\p{L}* (?:\\p{L}*experte?|\\p{L}*expertin|fach\\p{L}+|profi|techniker|informatiker)\\p{L}*|je ne suis pas (?:un |une )?(?:expert|specialiste|ingenieur|scientifique|technicien)\\p{L}*|(?:no soy|nao sou) (?:nada |muy |muito )?(?:un |una |um |uma )?(?:expert|especialist|perit|ingenier|engenheir|tecnic|cientific|cientist)\\p{L}*|я не (?:эксперт|специалист|профессионал|программист|ученый|технарь)\\p{L}*|لست (?:خبير|متخصص|مهندس|تقني)\\p{L}*|मैं (?:कोई )?(?:विशेषज्ञ|इंजीनियर|वैज्ञानिक) नहीं(?: हूँ| हूं)?|(?:in |con |em )?(?:easy|simple) words|einfach erklar\\p{L}*|(?:ni|no) (?:muy |demasiado |tan )*tecnic[oa]s?|(?:nem|nao) (?:muito |demasiado |tao )*tecnic[oa]s?|(?:ni|pas) (?:trop |tres )?techniques?|ليس(?:ت)? (?:تقني|متخصص|معقد)\\p{L}{0,2}(?: (?:جدا|كثيرا))?|(?:बहुत |ज़?्?यादा |अधिक )?तकनीकी(?: भी)? (?:नहीं|न हो)|de (?:forma|manera|maneira) (?:simples?|sencilla|facil|facile)|(?:explain|explique\\p{L}*|expliquez|erklar\\p{L}*) (?:simply|simplement|simples|einfach)|простым?и? словами',
  'non-? ?technical(?:ly)?(?: (?:words|terms|language|reader|audience))?|not (?:too |very |overly |so )?technical|(?:plain|simple|easy|everyday|clear)(?:,? (?:and )?(?:plain|simple|easy|clear))? (?:words|terms|language|wording)|(?:plain|simple|easy)(?= (?:english|french|spanish|german|portuguese|chinese|japanese|korean|arabic|hindi|russian)(?!\\p{L}))',
  "keep it simple|simply (?:put|explained)|easy to (?:understand|read|follow)|easily understandable|(?:beginner|layman|newbie)(?:s|'s)?(?: terms|-friendly| friendly| level)?§|lay (?:readers?|audience|terms|people|person)|jargon-?free|eli5|(?:explain|explained)(?: it| this| things)? like (?:i'?m|i am) (?:five|5)",
  "(?:no|without|avoid|less|skip|minimal|free of|not much)(?: the| any| too much)? (?:technical )?(?:jargon|buzzwords|acronyms|technical (?:terms|details|language|stuff|words))|for (?:an? |absolute |complete |total |the )?(?:beginners?|novices?|newcomers|lay ?people|lay ?persons?|laymen|lay audience|non-? ?(?:experts?|specialists?|engineers?|technical people|techies)|kids|children|everyone|general (?:audience|public|readers?)|dummies|12-year-olds?)|(?:i'?m|i am) (?:not an expert|a beginner|no expert|not technical|new to this)|simple§|(?<!go )easy§|plain§|simply§",
  'nicht[- ]?(?:zu |sehr |so )?technisch\\p{L}*|(?:in |mit )?(?:einfach|leicht|klar|verstandlich)\\p{L}{0,2} (?:sprache|worten?|begriffen)|einfach\\p{L}{0,2}(?= (?:deutsch|englisch|franzosisch|spanisch)(?!\\p{L}))|(?:leicht|einfach|allgemein|laien)[- ]?verstandlich\\p{L}{0,2}|verstandlich§|einfach erklart|fur (?:laien|anfanger|einsteiger|kinder|alle|nicht-?(?:fachleute|techniker|experten))|ohne (?:fachbegriffe|fachjargon|fachchinesisch|jargon|fachsprache|fachausdrucke|fachworter)|einfach§',
  'non[- ]technique\\p{L}?|pas (?:trop |tres )?technique\\p{L}?|(?:en |avec des? )?(?:termes|mots|langage|langue) (?:simples?|courante?|clairs?|claire|faciles?|accessibles?)|en simples? termes|vulgaris\\p{L}+|pour (?:les |des |un |le )?(?:debutants?|nuls|novices?|grand public|enfants|non-?(?:specialistes|inities|techniciens)|profanes)|sans (?:le )?(?:jargon|termes techniques)|facile a comprendre|faciles? a lire|accessible\\p{L}?§|simple§|simplement§|simples§',
  'no (?:muy |demasiado |tan )?tecnic[oa]s?|(?:en |con )?(?:lenguaje|palabras|terminos|espanol) (?:sencill[oa]s?|simples?|clar[oa]s?|llan[oa]s?)|facil(?:es)? de (?:entender|leer)|para (?:principiantes|novatos|ninos|todos|todos los publicos|no expertos|el publico general|legos)|sin (?:jerga|tecnicismos|terminos tecnicos)|divulgativ[oa]|sencill[oa]s?§|facil§',
  'nao (?:muito |demasiado |tao )?tecnic[oa]s?|(?:em |com )?(?:linguagem|palavras|termos) (?:simples|clar[oa]s?|facil|faceis|acessivel)|facil de (?:entender|ler)|para (?:iniciantes|leigos|principiantes|criancas|todos|o publico geral|nao especialistas)|sem (?:jargao|jargoes|termos tecnicos|tecnicismos)|acessivel§',
  'не ?(?:слишком |очень )?техническ\\p{L}+|нетехническ\\p{L}+|без (?:жаргона|терминов|техническ\\p{L}+ (?:терминов|деталей|подробностей)|специальных терминов)|прост(?:ым|ыми|ой|ом|ое) (?:языком|словами|язык|языке)|простым(?= русским языком)|понятным языком|для (?:начинающих|новичков|чайников|детей|неспециалистов|непосвященных|широкой (?:аудитории|публики)|всех)|доступно§|просто§|понятно§',
  'غير تقني\\p{L}?|غير التقني\\p{L}?|(?:ب)?لغة (?:بسيطة|سهلة|مبسطة|واضحة)|(?:ب)?كلمات (?:بسيطة|سهلة)|مبسط\\p{L}?|بسيط\\p{L}?§|سهل\\p{L}?§|للمبتدئين|لغير (?:المتخصصين|المختصين|التقنيين)|للجميع|للعامة|(?:بدون|دون|من دون) مصطلحات(?: تقنية| معقدة)?|ببساطة',
  'गैर[- ]?तकनीकी|(?:सरल|आसान|सीधी|सीधे|सहज)(?: और (?:सरल|आसान))? (?:भाषा|शब्दों|शब्द|हिंदी|हिन्दी)|शुरुआती(?: लोगों| पाठकों)?|नौसिखि\\p{L}\\p{M}*|आम (?:लोगों|पाठक\\p{M}*)|बिना तकनीकी (?:शब्दों|शब्दावली)(?: के)?|तकनीकी (?:शब्दों|शब्दावली) के बिना|सरल§|आसान§',
);
export const plainPieces =
  '(?:小学生|孩子|小孩子?|老人|外行|普通人)(?:都|也)(?:能|可以)?(?:看|听|读)?得?(?:懂|明白)的?|(?:不要|避免|别)(?:使)?用?(?:太)?(?:难|复杂|生僻)的?(?:词语?|单词|词汇|字)|通俗易懂的?(?:语言|方式|文字|话)|(?:子ども|子供|小学生|中学生|素人|誰)(?:に|で)も(?:分か|わか|理解)\\p{Script=Hiragana}*|(?:難しい|難解な|複雑な)(?:単語|言葉|表現|漢字)(?:は|を)?(?:避け|使わ|なし|減ら)\\p{Script=Hiragana}*|(?:초등학생|중학생|어린이|아이|누구)(?:들)?(?:도|나|라도) ?(?:쉽게 )?(?:이해|알아)\\p{Script=Hangul}*(?: 수 ?있\\p{Script=Hangul}*)?|어려운 (?:단어|말|용어)(?:는|은|를|을)? ?(?:빼|쓰지|피|없)\\p{Script=Hangul}*|(?:我)?不是(?:什么)?(?:专家|专业人士|工程师|程序员|内行)|(?:専門家|エンジニア|技術者)では(?:ない|なく|ありません)\\p{Script=Hiragana}*|(?:전문가|개발자|엔지니어)(?:는|가)? 아니\\p{Script=Hangul}*|(?:不要|别|不)(?:太|过于)?(?:专业|技术化?|深奥|复杂|难懂?)|(?:専門的|技術的|難し)すぎ(?:ず|ない|なく)\\p{Script=Hiragana}{0,2}|難しく(?:なく|ない)|(?:너무 )?(?:전문적|기술적|어렵)(?:이)?지(?:는)? ?않\\p{Script=Hangul}*|非(?:技术|技術)性?的?|通俗易懂的?|通俗的?|浅显(?:易懂)?的?|简单(?:易懂|明了)?的?(?:语言|话)?|易懂的?|大白话|初学者|新手|外行人?|入门级?|(?:不要|避免|少用|不用|没有|无)(?:使用)?(?:太多)?(?:(?:专业|技术)?术语|技术细节)|非技術的な?|専門用語(?:なし|抜き|は?不要|を(?:避け|使わ|減ら)\\p{L}*)で?|(?:わかり|分かり)やすい?く?(?:言葉|表現|文章)?で?|(?:や|易)さしい?く?|簡単な(?:言葉|表現|日本語)で?|簡単に|平易な?(?:言葉で)?|初心者(?:向け)?に?の?|一般向けに?の?|素人(?:向け)?|비전문(?:가|적)(?:를 위한|용)?(?:인)?|비기술적(?:인|으로)?|(?:이해하기 )?쉽[게고]|쉬운 ?(?:말|언어|단어|표현)?(?:로|으로)?|초보자(?:를 위한|용|도)?|입문자(?:를 위한|용)?|일반인(?:을 위한|용|도)?|(?:전문|기술) ?용어 ?(?:없이|빼고|는 빼고|제외)|어렵지 않게|간단한 말로';

/** Phrases for expert language. */
export const expertPhrases = spaced(
  "(?:with |in )?technical depth|(?:go|dive) (?:really |very )?deep(?:er)?(?: (?:on|into))?|no need to explain (?:the )?basics|(?:skip|do not explain|don't explain) (?:the )?basics|(?:do not|don't|not) (?:be )?(?:afraid|shy) (?:of|away from) (?:equations|maths?|formulas|jargon|technical \\p{L}+)|(?:equations|formulas|jargon) (?:are |is )?(?:welcome|fine|ok|okay)|writing (?:my|an?) (?:thesis|dissertation)",
  '(?:es )?darf (?:also |gern |gerne |ruhig )*(?:(?:technisch\\p{L}*|fachlich|wissenschaftlich|ins detail|in die tiefe)(?: gehen| werden| sein)?)|(?:mit )?technischer tiefe|keine angst vor (?:formeln|gleichungen|fachbegriffen)|(?:formeln|gleichungen|fachbegriffe) (?:sind )?(?:erwunscht|willkommen|ok|okay|kein problem)|(?:ich )?(?:habe |hab )?\\p{L}+ studiert|schreibe (?:gerade )?(?:meine |eine )?(?:doktorarbeit|dissertation|masterarbeit)',
  "(?:avec )?(?:de la )?profondeur technique|niveau (?:recherche|universitaire|doctorat)|n'aye?[sz]? pas peur d(?:es|e la|u) (?:equations|formules|technique|jargon)|(?:je )?(?:prepare|ecris) (?:ma|une) these",
  '(?:con )?profundidad tecnica|sin miedo a (?:las |los )?(?:ecuaciones|formulas|tecnicismos)|(?:escribo|hago|preparo) (?:mi|una) tesis|nivel (?:universitario|de investigacion)|(?:com )?profundidade tecnica|sem medo de (?:equacoes|formulas|termos tecnicos)|(?:faco|escrevo) (?:o )?(?:doutorado|doutoramento|minha tese)',
  '(?:можно |лучше )?с (?:формул|термин|уравнени|техническими подробност)\\p{L}+(?: и (?:формул|термин|уравнени)\\p{L}+)*|пишу (?:кандидатскую|докторскую|диссертацию|диплом)(?: по \\p{L}+)?|без разжевывания|تفاصيل (?:علمية|تقنية)(?: دقيقة)?|(?:اكتب|اعد) (?:رسالة|اطروحة) (?:ال)?دكتوراه|पीएचडी (?:कर रह\\p{L}*\\p{M}*|छात्र)',
  '(?:i have |with )?an? ph\\.?d\\.?(?: in [^,;:.!?¦]{1,40}?(?= (?:so|and|but)(?!\\p{L})|$|[,;:.!?¦]))?|no hand[- ]?holding|(?:soy|sou) (?:un |una |um |uma )?(?:ingenier|engenheir|desarrollador|desenvolvedor|programador|investigador|pesquisador|cientific|cientista)\\p{L}*|je suis (?:un |une )?(?:ingenieur|developpeu|chercheu|informaticien|scientifique|specialiste|programmeu)\\p{L}*|(?:ich )?bin (?:ein |eine )?(?:\\p{L}*ingenieur|\\p{L}*entwickler|\\p{L}*forscher|informatiker|wissenschaftler|programmierer)\\p{L}*|я (?:\\p{L}+ )?(?:программист|инженер|разработчик|ученый|исследовател|специалист)\\p{L}*|انا (?:مهندس|مطور|باحث|مبرمج|عالم)\\p{L}?(?: (?:ال)?برمجيات)?|मैं (?:एक )?(?:\\S+ )?(?:इंजीनियर|डेवलपर|वैज्ञानिक|शोधकर्ता|प्रोग्रामर) (?:हूँ|हूं)',
  "(?:very |highly |more |fully |deep(?:ly)? |in-?depth )?technical(?:ly)?(?: (?:details?|depth|level|language|terms|readers?|audience|detailed))?§|for (?:an? |the )?(?:expert|specialist|engineer|developer|programmer|researcher|scientist|professional|practitioner|academic|phd|expert reader|technical (?:audience|reader|people))s?|expert[- ]level|expert§|advanced(?: level| readers?)?§|(?:i'?m|i am) an? (?:\\p{L}+ )?(?:expert|engineer|developer|researcher|scientist|specialist)|assume (?:i know|expertise|knowledge)\\p{L}*",
  'technisch(?:e|er|es|en)?(?: (?:details?|tiefe|niveau|zusammenfassung\\p{L}*|sprache))?§|fur (?:experten|fachleute|profis|entwickler|ingenieure|spezialisten|wissenschaftler|forscher|fachpublikum)|auf (?:experten|profi)niveau|fachlich§|wissenschaftlich§|(?:tief|hoch) ?technisch',
  '(?:tres |plus )?techniques?§|details techniques|pour (?:les |des |un )?(?:experts?|specialistes?|ingenieurs?|developpeurs?|professionnels?|chercheurs?|inities)|niveau (?:expert|avance)|pointu\\p{L}{0,2}§|expert§',
  '(?:muy |mas )?tecnic[oa]s?§|detalles tecnicos|para (?:los |las )?(?:expertos|especialistas|ingenieros|desarrolladores|profesionales|investigadores|cientificos)|nivel (?:experto|avanzado)|experto§',
  'detalhes tecnicos|para (?:os |as )?(?:especialistas|engenheiros|desenvolvedores|programadores|profissionais|pesquisadores|cientistas|peritos)|nivel (?:especialista|avancado)|avancado§',
  '(?:подробно |очень )?техническ(?:и|ие|ий|ая|ое|им|ом)(?: (?:детали|подробности|языком|язык|уровень|термины))?§|с техническ\\p{L}+ (?:деталями|подробностями)|для (?:экспертов|специалистов|профессионалов|инженеров|разработчиков|ученых|исследователей|программистов)|экспертн\\p{L}+(?: уровень| уровне)?§|профессиональн(?:о|ым языком)§',
  'تقني\\p{L}?§|بتفاصيل تقنية|للخبراء|للمتخصصين|للمختصين|للمهندسين|للمطورين|للباحثين|متخصص\\p{L}?§|متقدم\\p{L}?§|مستوى (?:متقدم|الخبراء)',
  'तकनीकी(?: (?:विवरण|भाषा|स्तर|शब्दों में))?§|विशेषज्ञ\\p{M}*(?: के लिए| स्तर)?|इंजीनियरों के लिए|पेशेवरों के लिए|उन्नत स्तर',
);
export const expertPieces =
  '(?:不用|不必|无需|不需要|别)(?:再)?(?:解释|讲解?|介绍)(?:基础|基本|入门)(?:的)?(?:知识|概念|内容)?|(?:我)?(?:在读|是)(?:博士|硕士|研究)生?|我是[^，。！？；]{0,6}(?:医生|教授|律师)|(?:基礎|基本)(?:的な)?(?:説明|知識)?(?:は|の説明は)(?:不要|いりません|要りません)\\p{Script=Hiragana}*|(?:기초|기본)(?:적인)? ?(?:설명|지식)(?:은|는)? ?(?:필요 ?없|빼)\\p{Script=Hangul}*|심도 ?(?:있|깊)\\p{Script=Hangul}*(?: ?(?:글|기사|분석))?|我是[^，。！？；]{0,8}(?:工程师|程序员|开发者|研究员|研究者|博士|专家|科学家)|(?:私は)?(?:エンジニア|開発者|研究者|プログラマー|専門家)(?:です|なので|として|をして)\\p{Script=Hiragana}*|(?:저는 |나는 )?(?:개발자|엔지니어|연구원|연구자|프로그래머|전문가)(?:입니다|이에요|예요|인데|라서|이라서)|(?:面向|适合|给)?(?:专业人士|专家|工程师|开发者|开发人员|研究人员)(?:看的?|的)?|专业(?:性|水平|级别|的语言)?(?=$|[,，。、;；!！¦ ])|专业的|技术性(?:强)?的?|(?:深入|详细)的?技术(?:细节)?|高级水平|技術的に?な?(?:詳細)?|専門的に?な?|専門家(?:向け)?に?の?|上級者(?:向け)?に?の?|(?:エンジニア|開発者|研究者)(?:向け)に?の?|기술적(?:인|으로)?(?: 세부 ?사항)?|전문적(?:인|으로)?|전문가(?:를 위한|용| 수준(?:으로|의)?)?|(?:엔지니어|개발자|연구자)(?:를 위한|용)|고급 수준(?:으로|의)?';

const few = '(?:a few|few|one|two|three|1|2|3|a couple of)';

export const shortPhrases = spaced(
  "(?:anything|nothing|not|no) longer than an? \\p{L}+|nicht langer als eine? \\p{L}+|pas plus (?:long )?(?:qu'une?|d'une?) (?:page|minute|paragraphe)|no mas (?:largo )?(?:de|que) una (?:pagina|hoja)|nao mais (?:longo )?(?:de|do|que)* uma pagina",
  '(?:condensed|abridged|abbreviated)§|kurz(?:fassung|version)|(?:version )?(?:abregee?|condensee?)s?§|(?:version |versao )?(?:resumid|abreviad|condensad)[oa]s?§|сокращенн\\p{L}+',
  "(?:do not|don't|never) (?:like|want|need|read|send(?: me)?|have time for) long (?:texts?|reads?|articles?|pieces|e-?mails?|stories)|(?:no|hate|without) long (?:texts?|reads?|articles?|pieces|e-?mails?)|(?:not|n't) be (?:too |very |so )?long|(?:keine|ohne|hasse|mag keine) langen? (?:texte|artikel|mails)",
  "(?:pas de|n'aime pas les|deteste les|sans) (?:longs (?:textes|articles)|(?:textes|articles) (?:trop )?longs)|(?:que )?(?:ce (?:ne )?soit|soit) pas (?:trop |tres )?longs?|(?:que )?no sean? (?:muy |demasiado |tan )?(?:larg|extens)[oa]s?|(?:sin|no me gustan los|nada de|odio los) (?:textos|articulos) (?:muy |demasiado )?largos|(?:que )?nao sejam? (?:muito |demasiado |tao )?(?:long|extens)[oa]s?|(?:sem|nao gosto de|nada de|odeio) textos (?:muito )?longos",
  'покороче|поменьше текста|(?:не (?:люблю|хочу|надо|читаю)|ненавижу|без) (?:слишком |очень )?длинн\\p{L}+(?: (?:текст|стат|письм)\\p{L}*)?|لا (?:احب|اريد) (?:ال)?(?:نصوص|مقالات) (?:ال)?طويلة|लंबे (?:लेख|पाठ|ईमेल) (?:पसंद )?नहीं',
  'nothing (?:too |very |overly )?long|nichts (?:zu |allzu )?lang\\p{L}*|rien de (?:trop |tres )?long|nada (?:muy |muito |demasiado )?(?:larg|long|extens)[oa]|ничего (?:слишком )?длинн\\p{L}+|cortit[oa]s?|curtinh[oa]s?|(?:really|very|super) short|keep it (?:really |very |super )*(?:short|brief|tight)|(?:two|three|one|2|3|1) sentences? (?:per|a|each) \\p{L}+(?: max(?:imum)?)?|باختصار شديد|छोटा(?: \\p{L}\\p{M}*)?(?= *(?:रख|ही|सा))(?: रख\\p{L}*\\p{M}*)?',
  `not (?:too |very |so )long|(?:very |quite |super |really )?(?:short|brief|concise|succinct)(?:er)?§|briefly|tl;? ?dr|keep it (?:short|brief|tight)|(?:just|only)(?: the)? (?:headlines|highlights|essentials|key points|main points|bullet points)|in ${few} (?:short )?(?:words|sentences?|lines?|points|bullets?)|${few}[- ](?:sentence|line|liner)s?(?: (?:per|each|max|summar\\p{L}*))*|(?:no more than|at most|max(?:imum)?(?: of)?|up to|under|less than) (?:\\d{1,3}|one|two|three|four|five) (?:words|sentences?|lines?)|quick(?: (?:summary|read|overview))?§|(?:in )?bullet points`,
  'nicht (?:zu |so )?lang\\p{L}{0,2}|(?:ganz |sehr |moglichst |eher )?(?:kurz|knapp|pragnant)(?:e|er|en|es|gefasst\\p{L}{0,2}|gehalten)?§|kurz und (?:knapp|bundig)|in (?:wenigen|zwei|drei|ein paar|2|3) (?:satzen|worten|zeilen)|(?:in )?stichpunkten?|nur (?:die |das )?(?:schlagzeilen|uberschriften|wichtigste)',
  "pas (?:trop |tres )?longs?|pas (?:trop |tres )longues?|(?:tres |assez |plutot )?(?:courte?s?|brefs?|breves?|concis(?:e|es)?|succincte?s?)§|en bref|brievement|(?:en )?(?:quelques|deux|trois|2|3|peu de) (?:phrases|mots|lignes)|juste les titres|l'essentiel",
  'no (?:muy |demasiado |tan )larg[oa]s?|(?:muy |mas )?(?:cort[oa]s?|breves?|concis[oa]s?)§|brevemente|(?:en )?(?:pocas|dos|tres|unas pocas|2|3) (?:palabras|frases|lineas|oraciones)|solo (?:los )?titulares|lo esencial',
  'nao (?:muito |demasiado |tao )long[oa]s?|(?:muito |mais |bem )?(?:curt[oa]s?|concis[oa]s?)§|(?:em )?(?:poucas|duas|tres|2|3) (?:palavras|frases|linhas)|so (?:as )?manchetes|apenas (?:as )?manchetes|resumidamente',
  'не (?:слишком |очень )?длинн\\p{L}+|(?:очень |как можно )?(?:кратк|коротк)\\p{L}+|короче|вкратце|сжато|лаконично|в (?:двух|трех|нескольких|паре|2|3) (?:словах|предложениях|строках|слов|фразах)|только заголовки',
  '(?:ملخص )?(?:قصير|مختصر|موجز)\\p{L}?§|ملخصات قصيرة|باختصار|بايجاز|باقتضاب|في (?:جملتين|سطرين|جملة واحدة|بضع جمل|كلمات قليلة)|ليس طويلا|غير طويل\\p{L}?|العناوين فقط',
  'संक्षिप्त|संक्षेप में|संक्षेप|छोट(?:ा|े|ी)§|कम शब्दों में|(?:दो|तीन|एक|कुछ) (?:वाक्य|वाक्यों|पंक्तियों) में|लंबा नहीं|ज़?्?यादा लंबा नहीं|केवल शीर्षक|सिर्फ़? शीर्षक',
);
export const shortPieces =
  '(?:不喜欢|不要|不想看|讨厌)(?:太)?长(?:文章?|的文章|篇大论|篇)|長い(?:文章|記事|文)(?:は|が)(?:苦手|嫌い|いら|読みたくな|避け)\\p{Script=Hiragana}*|긴 (?:글|기사)(?:은|는|이)? ?(?:싫|별로|안 |빼)\\p{Script=Hangul}*|越短越好|越简短越好|(?:不要|别)(?:太|过)长|简短的?|简洁的?|简要的?|精简的?|精炼的?|扼要|简略|短一?(?:点|些)|短的|短小|(?:用)?(?:一|两|二|三|几|1|2|3)(?:到[两二三3])?句话?(?:以内|之内)?|(?:每条)?不超过.{1,4}(?:字|句)|只看标题|长すぎない|(?:できるだけ|なるべく)?短い?く?め?に?の?(?=$|[^\\p{Script=Katakana}\\p{Script=Han}期])|簡潔な?に?|手短に?|要点(?:だけ|のみ)(?:を)?|(?:[一二三1-3]|数)(?:行|文)(?:で|程度で?|以内で?)|見出しだけ|너무 길지 않게|길지 않게|짧[게은고]|간단히|간단하[게고]|간략(?:하게|히|한)?|간결(?:하게|한)?|(?:핵심|요점|요약|제목)만|(?:한|두|세|몇|1|2|3) ?(?:줄|문장)(?:으로|로)?(?: 요약)?';

export const longPhrases = spaced(
  'long(?:er)?[- ]?(?:reads?|form|articles?|pieces|texts?)|con todo (?:el )?detalle|com todos os detalhes(?! tecnic)',
  'articles? de fond|(?:not (?:too |so )short)|(?:very |quite |more |really )?(?:long(?:er)?|detailed|thorough|comprehensive|extensive|exhaustive|in-?depth|in depth)§|(?:in|with|more|full|lots of|all the|much)(?: great| more| full| lots of| all the| much)? details?|deep[- ]dives?|long-?form|elaborate§',
  'nicht (?:zu |so )?kurz|(?:sehr |moglichst |eher )?(?:ausfuhrlich|detailliert|umfassend|eingehend|tiefgehend|grundlich)(?:e|er|en|es)?(?: (?:zusammenfassung\\p{L}*))?|(?:mit |mehr |vielen )?(?:allen )?details|im detail|lange?(?:r|n|s)?§',
  'pas trop courte?s?|(?:tres |plus )?(?:detaillee?s?|approfondie?s?|exhausti(?:f|ve)s?|developpee?s?|longs?|longues?|complets?|completes?)§|en detail|en profondeur|avec (?:plus de |tous les |beaucoup de )?details(?! tech)',
  '(?:muy |mas )?(?:detallad[oa]s?|extens[oa]s?|larg[oa]s?|exhaustiv[oa]s?|complet[oa]s?)§|en (?:detalle|profundidad)|a fondo|con (?:mas |todos los |muchos |mucho |todo |gran )?detalles?(?! tecnic)',
  '(?:muito |mais |bem )?(?:detalhad[oa]s?|long[oa]s?|aprofundad[oa]s?|minucios[oa]s?)§|em (?:detalhes?|profundidade)|com (?:mais |todos os |muitos |muito |todo |bastante )?detalhes?(?! tecnic)',
  '(?:очень |более |как можно )?(?:подробн|детальн|развернут|обстоятельн)\\p{L}+|подробнее|в деталях|в подробностях|со всеми подробностями|длинн\\p{L}+§',
  'مفصل\\p{L}?§|بالتفصيل|بتفصيل|تفصيلي\\p{L}?|طويل\\p{L}?§|مطول\\p{L}?§|معمق\\p{L}?§|شامل\\p{L}?§',
  'विस्तृत|विस्तार से|विस्तारपूर्वक|लंब(?:ा|े|ी)§|गहराई से|पूरी जानकारी',
);
export const longPieces =
  '(?:越|尽量)(?:详细|长)(?:越好)?|최대한 ?자세\\p{Script=Hangul}*|(?:できるだけ|なるべく)?詳し\\p{Script=Hiragana}*|(?:不要|别)(?:太|过)短|详细的?|详尽的?|长一?点|长篇|长文|深入的?|全面的?|具体的?|詳しい?く?|詳細な?に?|長め?い?く?の?に?(?=$|[^\\p{Script=Katakana}\\p{Script=Han}])|じっくり|深く|たっぷり|자세(?:히|하게|한)|상세(?:히|하게|한)?|길게|긴 글로|깊이 ?있게|심층(?:적으로|적인)?';

/** Words to strip from both ends of a subject. */
export const fillers = new Set(
  (
    'faites fais haz hagan faz facam tema sujet sujets theme themes assunto интерес موضوع الموضوع विषय по textos textes тексты текстов texts niveau nivel leer lire recibir enterarme escribid escriban escribir hablen hablad habla cuenten cuentame fale falem escrevam conte contem ecrivez ecrire parlez racontez schreibt sprecht erzahlt erzahle пишите рассказывайте اكتبوا القراءة قراءة تحدثوا बताओ लिखो दिखाओ 그냥 좀 한번 speak talk recevoir receber really seriously honestly wirklich echt ehrlich uberhaupt vraiment realmente совсем вообще правда ابدا مطلقا نهائيا बिल्कुल बिलकुल कतई भेजिए दीजिए लिखिए बताइए समझाइए भेजो 오직 단지 그저 정말 ponme ' +
    "the a an any all my our your some more most news newsletter update updates article articles story stories post posts thing things stuff topic topics subject subjects anything everything something about related to please pls thanks thank you me i i'm im we want need would like love give send get read make write written keep it them " +
    'summary summaries summarise summarize summarized digest daily weekly every day week morning only just mostly mainly especially particularly really latest new best top interesting important with for of in on from at by and or but also too so is are be that which this these those what when should can could will using use tell explain explained hi hello hey dear matters happens reads length level translate translated ' +
    'sein verpassen versaumen entgehen auslassen ' +
    'dafur dagegen hingegen hauptsachlich happy positive nice cool fun lust bock envie ganas vontade auf lot little much many ya ja schon viel viele vielen wenig bisschen peu poco pouco pouca mucho mucha muito muita немного много так good gute guten bonnes buenas boas хорошие اخبارا थोड़ा बहुत garbage crap crappy shit stuff nonsense junk bullshit rubbish whatsoever anymore else lots instead also additionally recent current developments pieces rest kram quatsch mist zeug einfach etwas mehr was chose choses truc trucs cosa cosas cualquier coisa coisas qualquer lo demas ademas alem disso plus encore aussi surtout شيء اي ايضا إضافة इसलिए तो वाली वाला वाले ही बस какие-нибудь разные прочее всякие тоже также ' +
    'version level style tone language text word words reader readers audience person people preferably possibly maybe posted overview focus focused content stories: kind other others not no ' +
    'der die das den dem des ein eine einen einem einer mein meine bitte nachrichten neuigkeiten artikel beitrage themen thema zusammenfassung zusammenfassungen ich mochte will hatte gerne gern mir uns und oder auch nur mit fur von aus im in am alles alle alle zu gib schick schicke schreib schreibe was uber ist sind sowie taglich taglichen wochentlich neues neue sprache text texte aber ' +
    "le la les l un une des de du d au aux mon ma mes nouvelles actualites actualite actus articles sujets resume resumes je veux voudrais j'aimerais aime moi nous avec pour en dans et ou aussi seulement s'il te plait vous svp merci envoyez envoie donne ecris ecrit tout tous toute toutes quotidien hebdomadaire mais qui " +
    'el los las lo una unos unas mi mis noticias articulos temas resumen resumenes quiero quisiera gustaria me nos con para en del al y o tambien solo por favor gracias dame envia enviame todo toda todos todas diario semanal pero que escribe escrito ' +
    'os as um uma uns umas meu minha noticias artigos assuntos resumo resumos quero queria gostaria com do da dos das no na nos nas e ou tambem apenas envie mande tudo todos diario semanal mas escreva escrito texto ' +
    'и или но а мне я хочу хотел хотела бы пожалуйста новости новостей статьи статей темы тема сводку сводка сводки обзор дайджест кратко пишите пиши присылайте все всё для в на с о об про из что это самое главное последние мой моя тексты текст язык языке ' +
    'من في على مع الى عن و او اريد ارجو رجاء فضلك اخبار الاخبار مقالات ملخص ملخصات ملخصا يوميا اسبوعيا كل ما هو هي لي لنا ان النشرة المقالات فقط اكتب نص ' +
    'मुझे मैं हमें चाहिए कृपया समाचार खबरें ख़बरें खबर लेख सारांश दें भेजें लिखें में के की का को से पर और या भी केवल सिर्फ सिर्फ़ रोज़ रोज दैनिक साप्ताहिक हो हैं है जानकारी भाषा शब्दों लिए'
  ).split(' '),
);
/** The same for unspaced scripts. */
export const fillerPieces =
  '받아보?|(?:の(?:話|こと|もの))(?=$)|^给|推送|发送|请(?:给我|用|写)?|給我|给我|我(?:想|要|希望|喜欢|对)?|对|想要|希望|喜欢|一份|一些|每[日天周]|最新|主要|新闻|新聞|内容|內容|消息|文章|摘要|总结|總結|资讯|资訊|报道|话题|領域|领域|方面|相关|的|了|和|以及|就好|即可|谢谢|写得?|看|ください|して(?:ください|ほしい|欲しい)?|お願いします|お願い|まとめて?|要約(?:して)?|教えて|ニュース|記事|話題|情報|最新|毎[日週]|毎朝|書いて|ほしい|欲しい|(?:を|が|は|に|で|の|も|と|へ)(?=$)|^(?:を|が|は|に|で|の|も|と|へ)|です|ます|해 ?주세요|해줘|주세요|부탁(?:해요|드립니다|합니다)?|요약(?:해)?|알려(?:줘|주세요)?|보내(?:줘|주세요)?|써(?:줘|주세요)?|작성(?:해)?|뉴스|소식|기사|이야기|내용|매일|매주|최신|원해요|원합니다|싶어요|(?:을|를|은|는|이|가|의|도|에)(?=$)';
