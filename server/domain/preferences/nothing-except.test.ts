import { expect, it } from 'vitest';
import { everythingExcept, nothingExcept } from '../../../test/prompt-sets/nothing-except.ts';
import { startCpuTimer } from '../../../test/support/cpu-time.ts';
import { digestLanguages } from '#shared/paths.ts';
import { parsePrompt } from './parse-prompt.ts';

const read = (prompt: string) => {
  const { topics, avoid, only } = parsePrompt(prompt);
  return { prompt, topics, avoid, only };
};

it.each(digestLanguages)('reads "nothing except" in %s as only', (language) => {
  for (const [prompt, topics] of nothingExcept[language])
    expect.soft(read(prompt)).toEqual({ prompt, topics, avoid: [], only: true });
});

it.each(digestLanguages)('reads "everything except" in %s as avoided', (language) => {
  for (const [prompt, avoid] of everythingExcept[language])
    expect.soft(read(prompt)).toEqual({ prompt, topics: [], avoid, only: false });
});

it.each([
  ['I want everything. No sports except chess', ['chess'], ['sports']],
  ['Besides chess, nothing about football', [], ['chess', 'football']],
  ['Кроме футбола, ничего про хоккей', [], ['футбола', 'хоккей']],
  ['除了足球，不要篮球', [], ['足球', '篮球']],
  ['除了经济，也要体育', ['体育'], ['经济']],
  ['축구 빼고 다 보내 주세요. 정치는 필요 없어요', [], ['축구', '정치']],
  ['क्रिकेट के अलावा विज्ञान भी चाहिए', ['विज्ञान'], ['क्रिकेट']],
])('excludes nothing else in %j', (prompt, topics, avoid) => {
  expect(read(prompt)).toEqual({ prompt, topics, avoid, only: false });
});

it.each([
  'except a ',
  '除了科技',
  'кроме а ',
  'а вот когда ',
  '宇宙以外',
  '우주 말고 ',
  'के अलावा कुछ ',
])('reads a text that repeats %j in a moment', (words) => {
  const readCpuMs = startCpuTimer();
  parsePrompt(words.repeat(1_000));
  expect(readCpuMs()).toBeLessThan(200);
});
