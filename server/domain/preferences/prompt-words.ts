import { foldCase } from './tokenize.ts';
import type { DigestLanguage } from '#shared/paths.ts';

/** Words of prompts in the eleven digest languages, for `parsePrompt`. `|` separates phrases. */

const list = (text: string): ReadonlySet<string> => new Set(text.split('|').map(foldCase));

/** Names of languages with what shows that the digest shall be in them, as patterns. */
export const languageNames: Record<DigestLanguage, string> = {
  en:
    'in english|auf englisch|en anglais|en ingles|em ingles|по-английски|на английском|' +
    'بالانجليزية|अंग्रेजी में|英文|英语|英語で|영어로',
  es:
    'in spanish|auf spanisch|en espagnol|en espanol|en castellano|em espanhol|' +
    'по-испански|на испанском|بالاسبانية|स्पेनिश में|西班牙语|スペイン語で|스페인어로',
  fr:
    'in french|auf franzosisch|en francais|en frances|em frances|по-французски|' +
    'на французском|بالفرنسية|फ्रेंच में|法语|フランス語で|프랑스어로',
  de:
    'in german|auf deutsch|en allemand|en aleman|em alemao|по-немецки|на немецком|' +
    'بالالمانية|जर्मन में|德语|ドイツ語で|독일어로',
  pt:
    'in portuguese|auf portugiesisch|en portugais|en portugues|em portugues|' +
    'по-португальски|на португальском|بالبرتغالية|पुर्तगाली में|葡萄牙语|' +
    'ポルトガル語で|포르투갈어로',
  zh:
    'in chinese|auf chinesisch|en chinois|en chino|em chines|по-китайски|на китайском|' +
    'بالصينية|चीनी में|中文|汉语|中国語で|중국어로',
  ja:
    'in japanese|auf japanisch|en japonais|en japones|em japones|по-японски|' +
    'на японском|باليابانية|जापानी में|日语|日本語で|일본어로',
  ko:
    'in korean|auf koreanisch|en coreen|en coreano|em coreano|по-корейски|на корейском|' +
    'بالكورية|कोरियाई में|韩语|韓国語で|한국어로',
  ar:
    'in arabic|auf arabisch|en arabe|em arabe|по-арабски|на арабском|بالعربية|अरबी में|' +
    '阿拉伯语|アラビア語で|아랍어로',
  hi:
    'in hindi|auf hindi|en hindi|em hindi|на хинди|بالهندية|हिंदी में|हिन्दी में|' +
    '印地语|ヒンディー語で|힌디어로',
  ru:
    'in russian|auf russisch|en russe|en ruso|em russo|по-русски|на русском|بالروسية|' +
    'रूसी में|俄语|ロシア語で|러시아어로',
};

export const negations = list(
  'no|not|without|except|skip|dont|avoid|exclude|never|stop|hate|' +
    'kein|keine|keinen|nicht|nichts|ohne|nie|null|' +
    'pas|sans|sauf|aucun|aucune|jamais|zero|' +
    'sin|nada|nunca|excepto|ningun|' +
    'nao|sem|exceto|nenhum|nenhuma|' +
    'не|без|кроме|нет|никаких|' +
    'لا|بدون|ليس|دون|ما|' +
    'नहीं|बिना|मत|न|' +
    '不要|不看|不想|别|除了|' +
    'いらない|いりません|不要|なし|以外|除く|' +
    '말고|빼고|싫어요|싫어|제외|없이',
);

export const onlyWords = list(
  'only|just|nur|ausschließlich|seulement|uniquement|solo|solamente|apenas|somente|' +
    'только|فقط|केवल|सिर्फ|只看|只要|只|だけ|のみ|만',
);

/** Words that change nothing about what is wanted. */
export const fillers = list(
  'a|the|about|on|of|news|posts|stories|articles|please|i|me|my|want|like|love|read|to|send|' +
    'interested|in|topics|mostly|hi|hello|thanks|' +
    'ich|mich|mir|bitte|uber|zu|zum|zur|von|news|nachrichten|artikel|themen|mochte|will|lesen|' +
    'interessiere|fur|die|der|das|danke|hallo|' +
    'je|moi|veux|voudrais|sur|de|du|des|les|le|la|articles|actualites|nouvelles|svp|merci|' +
    'quiero|sobre|el|los|las|noticias|articulos|temas|por|favor|gracias|me|leer|' +
    'quero|o|os|as|da|do|dos|das|artigos|ler|obrigado|obrigada|' +
    'я|мне|хочу|читать|новости|статьи|о|об|про|пожалуйста|спасибо|' +
    'اريد|عن|اخبار|مقالات|من|فضلك|' +
    'मुझे|के|बारे|में|खबरें|चाहिए|कृपया|पर|की|' +
    '关于|新闻|我|想看|请|的|文章|' +
    'について|の|ニュース|記事|は|が|を|ください|です|' +
    '관련|에|대한|뉴스|기사|는|은|를|을|이|가|주세요|소식',
);

export const joints = list(
  'and|or|nor|und|oder|noch|et|ou|ni|y|e|o|u|nem|и|или|ни|و|او|और|या|和|与|と|や|랑|와|과|하고',
);
