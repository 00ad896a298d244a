import { expect, it } from 'vitest';
import { findTextLanguage } from './text-language.ts';

it.each([
  ['Rivers and lakes', 'en-US', 'en-US'],
  ['1997: 50 %', 'en', 'en'],
  ['اتفاقية الأنهار المشتركة', 'ar', 'ar'],
  ['Реки и озёра', 'ru', 'ru'],
  ['OpenAI公布新模型', 'zh', 'zh'],
  ['日本経済新聞', 'ja', 'ja'],
])('keeps the expected language of %s in %s', (text, expected, language) => {
  expect(findTextLanguage(text, expected)).toBe(language);
});

it.each([
  ['OpenAIが新しいモデルを発表', 'en', 'ja'],
  ['강과 호수', 'en', 'ko'],
  ['河流与湖泊', 'en', 'zh'],
  ['河流与湖泊', 'ko', 'zh'],
])('names the language of the script: %s', (text, expected, language) => {
  expect(findTextLanguage(text, expected)).toBe(language);
});

it.each([
  ['Реки и озёра', 'en'],
  ['اتفاقية الأنهار المشتركة', 'en'],
  ['Rivers and lakes', 'ar'],
  ['नदियाँ और झीलें', 'ru'],
  ['Rivers and lakes', 'ja'],
])('leaves the language of %s open where %s is expected', (text, expected) => {
  expect(findTextLanguage(text, expected)).toBe('');
});
