import type { LanguageCode } from '../paths.ts';
import { english } from '../texts/translate.ts';
import type { SummaryKind } from './summary-kinds.ts';

/**
 * `name` is English; the other texts are in the language itself. `tagline` promises summaries in
 * it, `plainTagline` does not.
 */
type Language = {
  code: LanguageCode;
  name: string;
  localName: string;
  tagline: string;
  plainTagline: string;
  dir: 'ltr' | 'rtl';
};

/** In the order in which pages list them. */
export const languages: readonly Language[] = [
  {
    code: 'es',
    name: english('Spanish'),
    localName: 'Español',
    tagline: 'Lo que vale la pena leer, resumido en español.',
    plainTagline: 'Lo que vale la pena leer. Boletín en español, textos en su idioma original.',
    dir: 'ltr',
  },
  {
    code: 'fr',
    name: english('French'),
    localName: 'Français',
    tagline: 'Ce qui mérite d’être lu, résumé en français.',
    plainTagline:
      'Ce qui mérite d’être lu. Newsletter en français, textes dans leur langue d’origine.',
    dir: 'ltr',
  },
  {
    code: 'de',
    name: english('German'),
    localName: 'Deutsch',
    tagline: 'Was sich zu lesen lohnt, auf Deutsch zusammengefasst.',
    plainTagline: 'Was sich zu lesen lohnt. Newsletter auf Deutsch, Texte in der Originalsprache.',
    dir: 'ltr',
  },
  {
    code: 'pt',
    name: english('Portuguese'),
    localName: 'Português',
    tagline: 'O que vale a pena ler, resumido em português.',
    plainTagline: 'O que vale a pena ler. Newsletter em português, textos no idioma original.',
    dir: 'ltr',
  },
  {
    code: 'zh',
    name: english('Chinese'),
    localName: '中文',
    tagline: '值得一读的内容，中文摘要。',
    plainTagline: '值得一读的内容。简报为中文，摘录保留原文语言。',
    dir: 'ltr',
  },
  {
    code: 'ja',
    name: english('Japanese'),
    localName: '日本語',
    tagline: '読む価値のある記事を、日本語の要約で。',
    plainTagline: '読む価値のある記事を。案内は日本語、本文は原文の言語で。',
    dir: 'ltr',
  },
  {
    code: 'ko',
    name: english('Korean'),
    localName: '한국어',
    tagline: '읽을 만한 글을 한국어로 요약해 드립니다.',
    plainTagline: '읽을 만한 글을 보내 드립니다. 안내는 한국어, 글은 원문의 언어입니다.',
    dir: 'ltr',
  },
  {
    code: 'ar',
    name: english('Arabic'),
    localName: 'العربية',
    tagline: 'ما يستحق القراءة، في ملخصات بالعربية.',
    plainTagline: 'ما يستحق القراءة. النشرة بالعربية، والنصوص بلغتها الأصلية.',
    dir: 'rtl',
  },
  {
    code: 'hi',
    name: english('Hindi'),
    localName: 'हिन्दी',
    tagline: 'पढ़ने लायक लेखों का सार, हिन्दी में।',
    plainTagline: 'पढ़ने लायक लेख। न्यूज़लेटर हिन्दी में, लेखों के अंश मूल भाषा में।',
    dir: 'ltr',
  },
  {
    code: 'ru',
    name: english('Russian'),
    localName: 'Русский',
    tagline: 'То, что стоит прочесть,\u00a0— кратко и\u00a0по-русски.',
    plainTagline: 'То, что стоит прочесть. Рассылка на русском, тексты на языке оригинала.',
    dir: 'ltr',
  },
];

/** Lists the languages. Only written summaries are in the language of the reader. */
export const listLanguages = (kind: SummaryKind): Omit<Language, 'plainTagline'>[] =>
  languages.map(({ plainTagline, tagline, ...language }) => ({
    ...language,
    tagline: kind === 'ai' ? tagline : plainTagline,
  }));
