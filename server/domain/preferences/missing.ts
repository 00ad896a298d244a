/**
 * Words of the wish not to miss a subject, in the eleven digest languages, as patterns for folded
 * text. The subject is requested although a negation stands there.
 */

import { anyOf } from './any-of.ts';

/** Verbs for missing, by stem. */
const verbs = {
  en: '(?:miss|overlook|forget|skip|omit|exclude|ignore|neglect|leave out|drop)(?:p?ing|t?ing)?(?: out)?(?: on)?',
  de: '(?:verpass|versaum|entgeh|auslass|auszulass|weglass|vergess|uberseh|uberspring)\\p{L}*',
  fr: '(?:(?:rat|manqu|loup|oubli|neglig)(?:er|e[sz]?|ent|ant|ons)|omett(?:re|ez|e|ons)|exclu(?:re|s|ez|e|ons))',
  es: '(?:perder(?!(?: \\p{L}+)? (?:tiempo|dinero|horas))|olvid|omit|exclu(?!siv)|saltar)\\p{L}*',
  pt: '(?:(?:perder|perca)(?!m?(?: \\p{L}+)? (?:tempo|dinheiro|horas))|esquec|exclu(?!siv)|pular)\\p{L}*',
  ru: '(?:пропу[сщ]|упус[тк]|проглядеть|прозева|забы|исключ)\\p{L}*',
  ar: '(?:افو\\p{M}?ت|تفو?ت|يفوت|تفويت|انسى|تجاهل|تتجاهل|تستثن)\\p{L}*',
};

/** "Any news about" after such a verb. */
const after = {
  en: '(?: (?:any(?:thing)?|even|a|an|single|one|the|latest|more|news|updates?|story|stories|articles?|posts?|about|on|of|from))*',
  de: '(?: (?:uber|zu|zum|zur|zum thema|von|aus|bei))?',
  fr: "(?: (?:rien|pas|jamais|aucune?|une?|seule|les?|nouvelles?|infos?|articles?|actualites?|actus?|important|sur|a propos))*(?: (?:d(?:e la|es|u|e)(?= )|d'(?=\\p{L})))?",
  es: '(?: (?:nada|ningun\\p{L}*|ni|un\\p{L}?|sol[oa]|noticias?|articulos?|novedad(?:es)?|importante|sobre|acerca|del?|l[ao]s?))*',
  pt: '(?: (?:nada|nenhum\\p{L}*|nem|uma?|so|unic[oa]|noticias?|artigos?|novidades?|importante|sobre|d[eoa]s?))*',
  ru: '(?: (?:ничего|ни|одн\\p{L}+|новост\\p{L}+|стат\\p{L}+|важн\\p{L}+|нового|о|об|про|из|на тему))*',
  ar: '(?: (?:اي|شيء|شيئا|خبرا?|اخبار|مقالا?|جديد|من|عن|حول))*',
};

/** The verb stands after the subject: "nichts über Jazz verpassen". */
const germanVerbFollows = `(?= [^,.;:!?¦]{2,80} ${verbs.de}(?!\\p{L}))`;
const germanText = '(?:artikel|nachricht|neuigkeit|meldung|beitrag|bericht|text|thema|news)\\p{L}*';

/** Before a subject. */
export const missMarks = anyOf(
  `(?:i |we )?(?:really |just |absolutely )*(?:do not|don't|dont|never|cannot|can't|must not|mustn't|should not|shouldn't)(?: (?:ever|really|want|wanna|wish|like|let|afford|me|us|you|to))* ${verbs.en}${after.en}`,
  `(?:i |we )?(?:(?:would|i'd|really) )*(?:hate|dislike)(?: to miss| missing)(?: out)?(?: on)?${after.en}|(?:afraid|scared) (?:of missing|to miss)(?: out)?(?: on)?${after.en}`,
  `(?:never |not |don't do )without(?! fail)|without fail(?:,? (?:please )?(?:include|send|show|cover))?|not forgetting|nothing(?: (?:about|on|from))?(?= [^,.;:!?¦]{2,60} (?:escapes?|should escape|slips?|should slip|may escape)(?!\\p{L}))`,
  `(?:(?:ich|wir|mir|uns) )?(?:\\p{L}+ )?(?:(?:ich|mir|uns|bitte) )*nichts(?: \\p{L}{2,}es)?(?: (?:uber|zu|zum|zur|von|aus)(?: (?:dem|der|den|thema))*)?${germanVerbFollows}`,
  `(?:(?:ich|wir|mir|uns) )?(?:(?:will|mochte|wollen|mochten|darf|soll|sollte) )?(?:(?:ich|mir|uns|bitte) )*kein\\p{L}{0,2}(?: (?:einzig|wichtig|neu)\\p{L}*)*(?: ${germanText})?(?: (?:uber|zu|zum|zur|von|aus))?${germanVerbFollows}`,
  `(?:nichts?|nicht zu|niemals|nie|ohne) (?:zu )?${verbs.de}${after.de}|(?:nicht|nie|niemals|kein tag) ohne|(?:darf|durfen|soll\\p{L}*) (?:auf keinen fall|keinesfalls|nicht|nie) fehlen`,
  `(?:je |j'|il )?(?:n(?:e |'))?(?:veux|voudrais|souhaite|aimerais|peux|dois|faut)(?: (?:surtout|absolument))*(?: (?:rien|pas|jamais|plus))?(?: (?:surtout|me|m'))* ${verbs.fr}${after.fr}`,
  `n(?:e |')${verbs.fr}(?: surtout)?(?: (?:pas|rien|jamais|aucune?))${after.fr}|ne (?:rien|pas|jamais) ${verbs.fr}${after.fr}|(?:sans|pas) ${verbs.fr}${after.fr}|pas sans|(?:que )?rien(?: (?:sur|d(?:e la|es|u|e)|d'\\p{L}+))?(?= [^,.;:!?¦]{0,60}?ne (?:m'|nous )echapp)(?: ne (?:m'|nous )echapp\\p{L}*${after.fr})?|ne laisse[rz]? pas (?:de cote|tomber)`,
  `(?:yo )?(?:no|nunca|ni)(?: (?:me|nos|te|se|os|quiero|queremos|quisiera|puedo|deseo|deb\\p{L}+|hay que))* ${verbs.es}${after.es}|no (?:me |nos )?(?:pierd|olvid)\\p{L}+${after.es}|sin ${verbs.es}${after.es}`,
  `(?:que )?no (?:me |nos )?falt\\p{L}+(?: nunca)?${after.es}|(?:que )?no (?:se )?(?:me|nos|os|te|le) (?:escap|olvid)\\p{L}+${after.es}|no (?:quiero )?dej\\p{L}+ (?:fuera|de (?:leer|recibir|ver|lado))|(?:no|nunca) sin`,
  `(?:eu )?(?:nao|nunca)(?: (?:me|nos|se|quero|queremos|queria|posso|desejo|dev\\p{L}+))* ${verbs.pt}${after.pt}|sem ${verbs.pt}${after.pt}|que nao (?:me )?falt\\p{L}+${after.pt}`,
  `nao (?:quero )?deix\\p{L}+ (?:escapar|passar|de (?:ler|receber|ver|fora))${after.pt}|(?:nao|nunca) sem`,
  `(?:я )?(?:ничего )?не(?: (?:хо\\p{L}+|хотел\\p{L}+|бы|желаю|могу|дай(?:те)?|мне|ничего|надо|нужно))* ${verbs.ru}${after.ru}|(?:боюсь|жалко|жаль) ${verbs.ru}${after.ru}|не без`,
  `لا(?: (?:اريد|اود|احب|ارغب|ينبغي|يجب|في|ان))* ${verbs.ar}${after.ar}|(?:ليس|لا) (?:بدون|بلا)`,
);
export const missPieces =
  '(?:不想|不要|别|不愿意?|不能|不可|不希望|勿|不敢|害怕|怕)(?:再|让我)?(?:错过|錯過|漏掉?了?|遗漏|遺漏|落下|忽略|忘记|忘了|跳过)(?:任何|一条|一个|有关|关于|的)*|(?:不能|不可)(?:没有|缺少)|少不了';
/** After a subject. */
export const missEnds =
  '(?:の(?:記事|ニュース|話題|情報|こと))?(?:に(?:ついて|関して)(?:は|の\\p{L}{1,4}は)?)?(?:だけは|を|は|も|が)?(?:絶対に?|何も|一つも|ひとつも|決して)*' +
  '(?:(?:見逃|見落と|聞き逃|読み逃|逃|除外|外|省|飛ば|漏ら)(?:し?たくな|し?たくあ|さな|さず|せな|せませ|しな|したら困|かな)|忘れな|忘れず|忘れたくな|欠かせ)\\p{Script=Hiragana}*' +
  '|(?: ?(?:뉴스|소식|기사|얘기|이야기|내용|관련|글|정보))*(?:은|는|을|를|도|만은|이|가)? ?(?:하나도 |절대로? |꼭 |한 ?건도 )*(?:놓치|빠뜨리|빼먹|잊|빼|건너뛰|제외하)(?:고 ?싶지|지 ?(?:않|말|마)|기 ?(?:싫|아까)|면 ?안)\\p{Script=Hangul}*(?: (?:않|말|마|아)\\p{Script=Hangul}*)*' +
  '|(?:的)?(?:新闻|消息|内容|文章)?(?:我)?(?:一条|一个|任何|绝对)*(?:都|也)?(?:不(?:想|能|要|愿|可)|别)(?:错过|漏掉?|忘记?|忽略)了?(?=\\s*$)';
export const missEndWords = anyOf(
  '(?:bitte |auf keinen fall |keinesfalls |ja |bloß |mir |uns )*nicht (?:verpassen|versaumen|entgehen|vergessen|auslassen|weglassen|ubersehen)',
  '(?:darf|durfen|soll|sollen|sollte|sollten) (?:auf keinen fall|keinesfalls|nicht|nie) fehlen|(?:is|are) a must',
  '(?:(?:की|के|का|को|से|बारे में|कोई|भी|एक|कुछ|ख़?बर\\p{M}*|समाचार|लेख) )*(?:मिस|छूट\\p{L}*\\p{M}*|चूक\\p{L}*\\p{M}*|भूल\\p{L}*\\p{M}*|छोड़?\\p{L}*\\p{M}*|नज़?रअंदाज़?) (?:करना )?(?:नहीं|मत|न|ना)(?: \\S+){0,3}(?= *$)',
  '(?:(?:की|के|का|को|से|बारे में|कोई|भी|एक|कुछ|ख़?बर\\p{M}*|समाचार|लेख) )*(?:मत|न|ना) (?:मिस|छूट|चूक|भूल|छोड़?|नज़?रअंदाज़?)[\\p{L}\\p{M}]*(?: \\S+){0,2}(?= *$)',
);

/** Stems of such verbs. A negation in a part with one may be a request that the rules missed. */
export const missWords = anyOf(
  '(?<!\\p{L})(?:miss(?:ing)?(?!\\p{L})|forget|overlook|escape|verpass|versaum|entgeh|auslass|vergess|fehlen|rater?(?!\\p{L})|manqu|loup|oubli|echapp|(?:perd|pierd)(?!\\p{L}*(?: \\p{L}+)? (?:tiempo|tempo))|olvid|escap|falt|esquec|пропу|упус|забы)',
  'تفوت|يفوت|افوت|تفويت|انسى|تنس|मिस|छूट|चूक|भूल|错过|錯過|漏|忘|見逃|見落|忘れ|놓치|빠뜨|잊',
);
