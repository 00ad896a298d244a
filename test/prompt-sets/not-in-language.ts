import type { DigestLanguage } from '#shared/paths.ts';

/** Prompts that refuse a language, with the language that they ask for. */
export const notInLanguage: Record<
  DigestLanguage,
  readonly (readonly [string, DigestLanguage | null])[]
> = {
  en: [
    ['Not in English', null],
    ["Please don't write in German", null],
    ['Please avoid writing in English', null],
    ["I don't want articles in German", null],
    ['Not in English please, French instead', 'fr'],
    ['Write in English instead of in French', 'en'],
  ],
  de: [
    ['Bitte nicht auf Englisch', null],
    ['Schreibt mir nicht auf Deutsch', null],
    ['Auf Englisch lieber nicht', null],
    ['Nicht auf Deutsch, sondern auf Französisch', 'fr'],
  ],
  fr: [
    ["Pas en anglais, s'il vous plaît", null],
    ["N'écrivez pas en anglais mais en français", 'fr'],
  ],
  es: [
    ['En inglés no', null],
    ['No en inglés, por favor', null],
    ['No me escribas en inglés, sino en español', 'es'],
  ],
  pt: [
    ['Não em inglês, por favor', null],
    ['Não escreva em inglês, mas em português', 'pt'],
  ],
  ru: [
    ['Не на английском, пожалуйста', null],
    ['На английском не надо', null],
    ['Не пишите по-английски, лучше по-немецки', 'de'],
  ],
  ar: [
    ['لا تكتبوا بالإنجليزية', null],
    ['ليس بالإنجليزية بل بالعربية', 'ar'],
  ],
  ja: [
    ['英語で書かないでください', null],
    ['英語ではなく日本語で', 'ja'],
  ],
  ko: [
    ['영어로 쓰지 마세요', null],
    ['영어로 보내지 말고 한국어로 보내 주세요', 'ko'],
  ],
  zh: [
    ['不要用英文写', null],
    ['别用英语，用中文', 'zh'],
  ],
  hi: [
    ['अंग्रेज़ी में मत लिखो', null],
    ['अंग्रेज़ी में नहीं, हिंदी में', 'hi'],
  ],
};

/** A language next to a negation of something else, with the avoided subjects. */
export const stillInLanguage: readonly (readonly [string, DigestLanguage, string[]])[] = [
  ['In English no sports', 'en', ['sports']],
  ['no sports in English', 'en', ['sports']],
  ['why not in English', 'en', []],
  ["Don't forget: in English", 'en', []],
  ['not only in English', 'en', []],
  ['kein Sport auf Deutsch', 'de', ['Sport']],
  ['auf Deutsch, nicht zu lang', 'de', []],
  ['sans sport en français', 'fr', ['sport']],
  ['Nada de fútbol, en inglés', 'en', ['fútbol']],
  ['Не пишите про спорт на русском', 'ru', ['спорт']],
  ['用英文不要体育', 'en', ['体育']],
  ['英語で、スポーツなし', 'en', ['スポーツ']],
  ['한국어로, 스포츠 말고', 'ko', ['스포츠']],
  ['بالعربية بدون رياضة', 'ar', ['رياضة']],
  ['हिंदी में, खेल नहीं', 'hi', ['खेल']],
];
