import type { LanguageCode } from '../paths.ts';

/** `name` is English; `localName` and `tagline` are in the language itself. */
export type Language = {
  code: LanguageCode;
  name: string;
  localName: string;
  tagline: string;
  dir: 'ltr' | 'rtl';
};

/** In the order of the specification. */
export const languages: readonly Language[] = [
  {
    code: 'es',
    name: 'Spanish',
    localName: 'Español',
    tagline: 'Lo que vale la pena leer, resumido en español.',
    dir: 'ltr',
  },
  {
    code: 'fr',
    name: 'French',
    localName: 'Français',
    tagline: 'Ce qui mérite d’être lu, résumé en français.',
    dir: 'ltr',
  },
  {
    code: 'de',
    name: 'German',
    localName: 'Deutsch',
    tagline: 'Was sich zu lesen lohnt, auf Deutsch zusammengefasst.',
    dir: 'ltr',
  },
  {
    code: 'pt',
    name: 'Portuguese',
    localName: 'Português',
    tagline: 'O que vale a pena ler, resumido em português.',
    dir: 'ltr',
  },
  {
    code: 'zh',
    name: 'Chinese',
    localName: '中文',
    tagline: '值得一读的内容，中文摘要。',
    dir: 'ltr',
  },
  {
    code: 'ja',
    name: 'Japanese',
    localName: '日本語',
    tagline: '読む価値のある記事を、日本語の要約で。',
    dir: 'ltr',
  },
  {
    code: 'ko',
    name: 'Korean',
    localName: '한국어',
    tagline: '읽을 만한 글을 한국어로 요약해 드립니다.',
    dir: 'ltr',
  },
  {
    code: 'ar',
    name: 'Arabic',
    localName: 'العربية',
    tagline: 'ما يستحق القراءة، في ملخصات بالعربية.',
    dir: 'rtl',
  },
  {
    code: 'hi',
    name: 'Hindi',
    localName: 'हिन्दी',
    tagline: 'पढ़ने लायक लेखों का सार, हिन्दी में।',
    dir: 'ltr',
  },
  {
    code: 'ru',
    name: 'Russian',
    localName: 'Русский',
    tagline: 'То, что стоит прочесть,\u00a0— кратко и\u00a0по-русски.',
    dir: 'ltr',
  },
];
