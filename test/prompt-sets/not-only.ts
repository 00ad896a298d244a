import type { DigestLanguage } from '#shared/paths.ts';

/** Prompts with "not only" and its like, with the requested subjects. Nothing is left out. */
export const notOnly: Record<DigestLanguage, readonly (readonly [string, string[]])[]> = {
  en: [
    ["It doesn't have to be only technology", ['technology']],
    ["I don't only want tech news", ['tech']],
    ["I don't just want tech, I also like music", ['tech', 'music']],
    ["I don't want tech news only", ['tech']],
    ["Please don't send me only politics", ['politics']],
  ],
  de: [
    ['Ich will nicht nur Technik, sondern auch Musik', ['Technik', 'Musik']],
    ['Es muss nicht nur Technik sein', ['Technik']],
    ['Ich möchte nicht ausschließlich Sport', ['Sport']],
  ],
  fr: [
    ['Je ne veux pas uniquement de la tech', ['tech']],
    ['Je ne veux pas que de la tech', ['tech']],
    [
      'Je ne veux pas seulement de la technologie, mais aussi de la musique',
      ['technologie', 'musique'],
    ],
  ],
  es: [
    ['No quiero solo tecnología, también música', ['tecnología', 'música']],
    ['No me interesa únicamente la tecnología', ['tecnología']],
    ['No tiene que ser solo tecnología', ['tecnología']],
  ],
  pt: [
    ['Não quero apenas tecnologia, também música', ['tecnologia', 'música']],
    ['Não precisa ser só tecnologia', ['tecnologia']],
  ],
  ru: [
    ['Не только о технологиях, но и о музыке', ['технологиях', 'музыке']],
    ['Я не хочу читать только о спорте', ['спорте']],
  ],
  ar: [
    ['ليس التكنولوجيا فقط بل الفن أيضا', ['التكنولوجيا', 'الفن']],
    ['لا أريد التكنولوجيا فقط بل الموسيقى أيضا', ['التكنولوجيا', 'الموسيقى']],
    ['لا أريد فقط التكنولوجيا', ['التكنولوجيا']],
  ],
  ja: [['技術だけではなく音楽も読みたい', ['技術', '音楽']]],
  ko: [
    ['기술만이 아니라 음악도 읽고 싶어요', ['기술', '음악']],
    ['기술만 보고 싶지는 않아요', ['기술']],
  ],
  zh: [
    ['不要只发科技', ['科技']],
    ['我不只想看科技，还想看音乐', ['科技', '音乐']],
  ],
  hi: [
    ['मुझे केवल तकनीक नहीं, संगीत भी चाहिए', ['तकनीक', 'संगीत']],
    ['केवल तकनीक ही नहीं, संगीत भी', ['तकनीक', 'संगीत']],
  ],
};

/** "Only" next to another negation, with requested and avoided subjects. */
export const stillOnly: readonly (readonly [string, string[], string[]])[] = [
  ['no sports only chess', ['chess'], ['sports']],
  ["I don't want sports, only chess", ['chess'], ['sports']],
  ["Don't send me anything only chess", ['chess'], []],
  ["Please don't. Only chess", ['chess'], []],
  ['not sports but only chess', ['chess'], ['sports']],
  ['Kein Fußball, sondern nur Schach', ['Schach'], ['Fußball']],
  ['Je ne veux que du jazz', ['jazz'], []],
  ['No quiero nada, solo ajedrez', ['ajedrez'], []],
  ['sin deportes, solo ajedrez', ['ajedrez'], ['deportes']],
  ['só xadrez, sem futebol', ['xadrez'], ['futebol']],
  ['не спорт, а только шахматы', ['шахматы'], ['спорт']],
  ['لا رياضة، فقط الشطرنج', ['الشطرنج'], ['رياضة']],
  ['不要体育，只看象棋', ['象棋'], ['体育']],
  ['체스만 보내 주세요', ['체스'], []],
  ['केवल शतरंज चाहिए, खेल नहीं चाहिए', ['शतरंज'], ['खेल']],
];
