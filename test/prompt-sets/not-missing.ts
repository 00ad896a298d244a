import type { DigestLanguage } from '#shared/paths.ts';

/** Wishes not to miss a subject, with the requested subjects. */
export const notMissing: Record<DigestLanguage, readonly (readonly [string, string[]])[]> = {
  en: [
    ["I don't want to miss anything about energy", ['energy']],
    ['I would hate to miss astronomy news', ['astronomy']],
    ["please don't ever forget music", ['music']],
    ['not without privacy', ['privacy']],
    ['Without fail include Kubernetes', ['Kubernetes']],
    ['Nothing about rockets should escape me', ['rockets']],
    ["I don't want to miss football nor tennis", ['football', 'tennis']],
  ],
  de: [
    ['Ich will nichts über Raumfahrt verpassen', ['Raumfahrt']],
    ['Ich möchte keine Neuigkeit über Raumfahrt verpassen', ['Raumfahrt']],
    ['Kein Artikel über Raumfahrt soll mir entgehen', ['Raumfahrt']],
    ['Ich will Raumfahrt nicht verpassen', ['Raumfahrt']],
    ['Nichts über Musik und Kunst versäumen', ['Musik', 'Kunst']],
    ['Bitte nichts auslassen zum Thema Klima', ['Klima']],
    ['Musik darf nicht fehlen', ['Musik']],
    ['nicht ohne Datenschutz', ['Datenschutz']],
  ],
  fr: [
    ['Je ne veux rien rater sur le climat', ['climat']],
    ["Je ne veux manquer aucune nouvelle sur l'énergie", ['énergie']],
    ["n'oubliez surtout pas la musique", ['musique']],
    ['sans oublier la musique classique', ['musique classique']],
    ["Que rien ne m'échappe sur le climat", ['climat']],
    ['Ne ratez rien sur le climat', ['climat']],
  ],
  es: [
    ['No quiero perderme nada sobre energía solar', ['energía solar']],
    ['No me quiero perder nada de astronomía', ['astronomía']],
    ['No me quiero perder el fútbol ni el tenis', ['fútbol', 'tenis']],
    ['Que no falte la economía', ['economía']],
    ['Que no se me escape nada de ajedrez', ['ajedrez']],
    ['No dejes fuera el cine', ['cine']],
  ],
  pt: [
    ['Não quero perder nada sobre energia', ['energia']],
    ['Não perca nada sobre astronomia', ['astronomia']],
    ['Que não falte a economia', ['economia']],
    ['Não deixe escapar nada sobre xadrez', ['xadrez']],
    ['sem esquecer a música', ['música']],
  ],
  ru: [
    ['Не хочу упустить ничего об астрономии', ['астрономии']],
    ['Не хочу пропустить ни одной новости об астрономии', ['астрономии']],
    ['Боюсь пропустить новости о космосе', ['космосе']],
    ['не без юмора', ['юмора']],
  ],
  ar: [
    ['لا أريد أن أفوت أي خبر عن الفلك', ['الفلك']],
    ['لا أريد أن يفوتني شيء عن المناخ', ['المناخ']],
    ['لا تفوتوا أخبار الفضاء', ['الفضاء']],
  ],
  ja: [
    ['天文学のニュースを見逃したくない', ['天文学']],
    ['宇宙の話題は見逃せません', ['宇宙']],
    ['音楽を除外しないでください', ['音楽']],
    ['音楽を忘れないで', ['音楽']],
  ],
  ko: [
    ['천문학 소식을 놓치고 싶지 않아요', ['천문학']],
    ['음악은 빼지 말아 주세요', ['음악']],
    ['기후 뉴스는 하나도 놓치기 싫어요', ['기후']],
  ],
  zh: [
    ['我不想错过天文学', ['天文学']],
    ['不想错过任何关于气候的新闻', ['气候']],
    ['天文学的新闻我一条都不想错过', ['天文学']],
    ['别漏了音乐', ['音乐']],
  ],
  hi: [
    ['खगोल विज्ञान की कोई खबर मिस नहीं करना चाहता', ['खगोल विज्ञान']],
    ['पर्यावरण मत भूलना', ['पर्यावरण']],
    ['पर्यावरण की कोई खबर न छूटे', ['पर्यावरण']],
  ],
};

/** Avoided subjects next to such verbs, or to other words of such wishes. */
export const stillAvoided: readonly (readonly [string, string[], string[]])[] = [
  ["I don't want news about missing persons", [], ['missing persons']],
  ["I don't want to miss out on solar power, and no sports", ['solar power'], ['sports']],
  ['Ich will keinen Sport, aber nichts über Musik verpassen', ['Musik'], ['Sport']],
  ['Ich will nichts über Sport lesen', [], ['Sport']],
  ['je ne veux pas de sport mais ne ratez rien sur la science', ['science'], ['sport']],
  ['Je ne veux rien lire sur le sport', [], ['sport']],
  ['No quiero perder tiempo con política', [], ['política']],
  ['sin deportes ni política', [], ['deportes', 'política']],
  ['Não quero perder tempo com política', [], ['política']],
  ['Не хочу читать о спорте', [], ['спорте']],
  ['不要体育，别忘了科学', ['科学'], ['体育']],
  ['スポーツは不要、音楽は忘れずに', ['音楽'], ['スポーツ']],
  ['스포츠는 빼 주세요', [], ['스포츠']],
  ['لا أريد الرياضة', [], ['الرياضة']],
  ['खेल मत भेजो', [], ['खेल']],
];
