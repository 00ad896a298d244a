import { wantedKinds } from '#shared/newsletter/wanted-kinds.ts';
import { describe, expect, it } from 'vitest';
import type { DigestPreference } from '#shared/contract/digest-preferences.ts';
import { loadPack } from '#shared/texts/packs.ts';
import { digestLanguages, type DigestLanguage } from '#shared/paths.ts';
import { removePreference as removeFrom, describePreferences } from './edit-prompt.ts';
import { parsePrompt } from './parse-prompt.ts';

const english = { language: 'en', pack: await loadPack('en') } as const;
const removePreference = (prompt: string, removal: DigestPreference) =>
  removeFrom(prompt, parsePrompt(prompt), removal, english).prompt;
const subjects: Record<DigestLanguage, [string[], string[]]> = {
  en: [
    ['energy', 'climate policy', 'C++'],
    ['sports', 'crypto prices'],
  ],
  es: [['energía', 'política exterior'], ['deportes']],
  fr: [['énergie', 'Union européenne'], ['football']],
  de: [['Energie', 'künstliche Intelligenz'], ['Sport']],
  pt: [['energia', 'política externa'], ['futebol']],
  zh: [['能源', '人工智能'], ['体育']],
  ja: [['エネルギー', '人工知能'], ['スポーツ']],
  ko: [['에너지', '기후 정책'], ['스포츠']],
  ar: [['الطاقة', 'الذكاء الاصطناعي'], ['الرياضة']],
  hi: [['ऊर्जा', 'जलवायु परिवर्तन'], ['खेल']],
  ru: [['энергетика', 'искусственный интеллект'], ['спорт']],
};

describe.each(digestLanguages)('phrases in %s', (code) => {
  it('describe preferences that parse to the same', async () => {
    const wording = { language: code, pack: await loadPack(code) };
    for (const [topics, avoid] of [subjects[code], subjects.en, [[], []], [[], ['AI']]] as [
      string[],
      string[],
    ][]) {
      for (const language of [null, code === 'en' ? 'ar' : code, 'ru'] as const) {
        for (const level of ['plain', 'standard', 'expert'] as const) {
          for (const length of ['short', 'standard', 'long'] as const) {
            for (const only of topics.length > 0 ? [false, true] : [false]) {
              const preferences = { language, level, topics, avoid, length, only };
              const text = describePreferences(preferences, wording);
              expect(parsePrompt(text), text).toEqual(preferences);
            }
          }
        }
      }
    }
  });
});

it.each(digestLanguages)('phrases of kinds in %s parse to the same', async (code) => {
  const wording = { language: code, pack: await loadPack(code) };
  for (const kind of wantedKinds) {
    for (const topics of [[], subjects[code][0]]) {
      const preferences = { ...parsePrompt(''), topics, only: true, kinds: [kind] };
      const text = describePreferences(preferences, wording);
      expect(parsePrompt(text), text).toEqual(preferences);
    }
  }
});

it.each([
  [
    'in French, in plain words, on energy, climate, chips',
    { kind: 'topic', subject: 'climate' },
    'in French, in plain words, on energy, chips',
  ],
  ['energy, climate', { kind: 'topic', subject: 'energy' }, 'climate'],
  [
    'Nothing about sports, politics.',
    { kind: 'avoid', subject: 'politics' },
    'Nothing about sports.',
  ],
  ['energy, climate', { kind: 'topic', subject: 'climate' }, 'energy'],
  ['only energy, climate', { kind: 'topic', subject: 'climate' }, 'only energy'],
  ['能源、体育、芯片', { kind: 'topic', subject: '体育' }, '能源、芯片'],
] as const)('cuts one subject out of %j', (prompt, removal, left) => {
  expect(removePreference(prompt, removal)).toBe(left);
});

it.each([
  [
    'In French, for experts, about energy, no sports',
    { kind: 'language' },
    'for experts; about energy; without sports',
  ],
  [
    'In French, for experts, about energy, no sports',
    { kind: 'level' },
    'Français; about energy; without sports',
  ],
  [
    'on energy and climate, please, no sports',
    { kind: 'topic', subject: 'climate' },
    'about energy; without sports',
  ],
  [
    'on <energy> and climate, chips',
    { kind: 'topic', subject: 'energy' },
    'about climate; about chips',
  ],
  ['Keep it short. News on energy and climate', { kind: 'length' }, 'about energy; about climate'],
  ['News on energy and climate, please', { kind: 'topic', subject: 'energy' }, 'about climate'],
  ['News on energy but no sports', { kind: 'avoid', subject: 'sports' }, 'about energy'],
] as const)('describes the rest of %j', (prompt, removal, left) => {
  expect(removePreference(prompt, removal)).toBe(left);
});

it('returns null without the last preference, ignores absent ones', () => {
  expect(removePreference('about energy', { kind: 'topic', subject: 'energy' })).toBeNull();
  for (const removal of [
    { kind: 'topic', subject: 'chips' },
    { kind: 'topic' },
    { kind: 'avoid', subject: 'energy' },
    { kind: 'level' },
  ] as const)
    expect(removePreference('about energy', removal)).toBe('about energy');
});

it('removes a part of what a model understood', () => {
  const understood = { ...parsePrompt(''), topics: ['glaciers'], level: 'plain' as const };
  expect(removeFrom('my thesis on glaciers', understood, { kind: 'level' }, english)).toEqual({
    prompt: 'about glaciers',
    preferences: { ...understood, level: 'standard' },
  });
});
