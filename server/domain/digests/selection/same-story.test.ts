import { expect, it } from 'vitest';
import { hourMs } from '#shared/durations.ts';
import { countWords, isSameStory, toStory } from './same-story.ts';

type Example = { title: string; url?: string | null; text?: string; hours?: number };

/** Titles that make the words of the examples as common as on a site. */
const background = [
  'The city council votes on new bus lines',
  'A harbor town votes on its ferry',
  'Google maps now shows bus lines',
  'Why the new phone from Google has no camera',
  'Linux on an old phone',
  'How to build a phone with Linux',
  'The new camera of the Mars probe',
  'Probe finds water on Mars',
  'Bank closes branches in small towns',
  'A small bank and its large debt',
  'Machine learning for small towns',
  'A course in machine learning',
  'The programming language of the year',
  'Learn a programming language in a week',
  'Open source tools for maps',
  'An open source camera',
  'Water prices rise again',
  'Prices of houses fall in the north',
  'The court hears the case of the ferry',
  'A court and its data center',
];

function areSame(a: Example, b: Example): boolean {
  const words = countWords([...background, ...background, a.title, b.title]);
  const [first, second] = [a, b].map(({ title, url = 'https://a.example/', text, hours = 0 }) =>
    toStory(
      {
        title,
        url,
        text: text ?? null,
        createdAt: new Date(Date.UTC(2026, 10, 20) + hours * hourMs),
      },
      null,
      words,
    ),
  );
  if (!first || !second) throw new Error('two stories');
  expect(isSameStory(second, first)).toBe(isSameStory(first, second));
  return isSameStory(first, second);
}

it.each([
  ['Tarn Bank closes 40 branches in the north', 'Tarn Bank to close branches across the north'],
  ['Ferry operator Osprey files for bankruptcy', 'Osprey, the ferry operator, is bankrupt'],
  ['Larkspur acquires mapmaker Isobar for $3B', 'Mapmaker Isobar sold to Larkspur for $2.9B'],
  ['Wrenfield dam: cracks found in the wall', 'Cracks in the wall of the Wrenfield dam'],
  ['Le barrage de Brévent fissuré', 'Fissures au barrage de Brévent'],
  ['Стартовал зонд «Вега-Плюс» к Венере', 'Зонд «Вега-Плюс» стартовал к Венере'],
  ['新型深海探査機「くろしお」が初潜航に成功', '深海探査機「くろしお」初潜航に成功'],
  ['中国科学家发现新的深海鱼类', '深海鱼类：中国科学家发现新物种'],
  ['한빛은행 지점 40곳 폐쇄', '한빛은행이 지점 40곳을 폐쇄한다'],
  ['إغلاق جسر النخيل بعد ظهور شقوق', 'ظهور شقوق يؤدي إلى إغلاق جسر النخيل'],
])('joins %s and %s', (a, b) => {
  expect(areSame({ title: a }, { title: b, hours: 5 })).toBe(true);
});

it.each([
  ['Tarn Bank closes 40 branches in the north', 'Larch Bank opens branches in small towns'],
  ['Quillpad 2.1 is released', 'Quillpad 2.2 is released'],
  ['Building a loom, part 1', 'Building a loom, part 2'],
  ['A course in machine learning', 'Small towns predict floods with machine learning'],
  ['Ask us: which phone do you use?', 'Ask us: which camera do you use?'],
  ['Why the new phone has no camera', 'Why the new bus has no driver'],
  ['深海探査機の歴史', '深海魚の料理'],
])('separates %s and %s', (a, b) => {
  expect(areSame({ title: a }, { title: b, hours: 5 })).toBe(false);
});

it('needs more in common after some days', () => {
  const [a, b] = ['Osprey ferry sinks near Tarn island', 'Passengers saved as Osprey ferry sinks'];
  expect([1, 96].map((hours) => areSame({ title: a }, { title: b, hours }))).toEqual([true, false]);
});

it('joins near-same texts under other titles', () => {
  const text = Array.from({ length: 80 }, (_, i) => `word${i}`).join(' ');
  const a = { title: 'Cracks in the dam', text };
  expect(areSame(a, { title: 'An engineer warns', text: `${text} and an end` })).toBe(true);
  expect(areSame(a, { title: 'An engineer warns', text: text.replaceAll('word', 'term') })).toBe(
    false,
  );
});

it('reads only long texts', () => {
  expect(
    areSame(
      { title: 'Lamps', text: 'See the video.' },
      { title: 'A bridge', text: 'See the video.' },
    ),
  ).toBe(false);
});
