import { expect, it } from 'vitest';
import type { PostList } from '#shared/contract/posts.ts';
import { createTestApp } from '../support/test-app.ts';

const t = await createTestApp();
const titles = [
  'Café culture naïve façade',
  'Die Straße nach Øst-Łódź',
  'Δημοκρατία και λόγος',
  'Ёлка в Москве',
  'مُحَمَّد ذهب إلى المـــدرسة',
  'کتاب‌های فارسی',
  'שָׁלוֹם עולם',
  'हिन्दी की क़लम और चाँद',
  'Ｆｕｌｌ ｗｉｄｔｈ ｶﾞｲﾄﾞ',
  'Tin tức Việt Nam',
  'Learning C++20 and C/C++',
  'Letters: C, F and D',
  'C# or F#?',
  'The .NET runtime',
  'A net of fishermen',
  'Node.js, a runtime',
  'We launch 🚀today 👍🏽',
  'Kubernetes at the edge',
];
await Promise.all(
  titles.map((title, i) =>
    t.make.post({ site: 'nontrivial', title, url: null, minutesAgo: i + 1 }),
  ),
);
const found = async (q: string) =>
  (
    (await t.on('nontrivial').get(`/api/posts?sort=new&q=${encodeURIComponent(q)}`))
      .body as PostList
  ).posts.map(({ title, found }) =>
    (found?.title ?? [{ text: title, found: false }])
      .map((part) => (part.found ? `[${part.text}]` : part.text))
      .join(''),
  );

it.each([
  ['cafe FACADE', ['[Café] culture naïve [façade]']],
  ['nai\u0308ve', ['Café culture [naïve] façade']],
  ['strasse lodz', ['Die [Straße] nach Øst-[Łódź]']],
  ['ΔΗΜΟΚΡΑΤΙΑ λογοσ', ['[Δημοκρατία] και [λόγος]']],
  ['елка', ['[Ёлка] в Москве']],
  ['محمد', ['[مُحَمَّد] ذهب إلى المـــدرسة']],
  ['المدرسه الى', ['مُحَمَّد ذهب [إلى] [المـــدرسة]']],
  ['كتابهاي', ['[کتاب‌های] فارسی']],
  ['שלום', ['[שָׁלוֹם] עולם']],
  ['हिंदी', ['[हिन्दी] की क़लम और चाँद']],
  ['कलम चांद', ['हिन्दी की [क़लम] और [चाँद]']],
  ['full width ガイド', ['[Ｆｕｌｌ] [ｗｉｄｔｈ] [ｶﾞｲﾄﾞ]']],
  ['ｒｕｎｔｉｍｅ -net', ['Node.js, a [runtime]']],
  ['viet', ['Tin tức [Việt] Nam']],
  ['c++', ['Learning [C++]20 and C/[C++]']],
  ['c#', ['[C#] or F#?']],
  ['letters -c++', ['[Letters]: C, F and D']],
  ['"learning c++"', ['[Learning] [C++]20 and C/[C++]']],
  ['.net', ['The [.NET] runtime']],
  ['node.js', ['[Node].[js], a runtime']],
  ['🚀', ['We launch [🚀]today 👍🏽']],
  ['👍', ['We launch 🚀today [👍🏽]']],
  ['today -🚀', []],
  ['kuber', ['[Kubernetes] at the edge']],
  ['edge "kuber"', []],
  ['kuber edge', []],
  ['-kuber edge', ['Kubernetes at the [edge]']],
])('finds %j', async (q, expected) => {
  expect(await found(q)).toEqual(expected);
});

it('needs more than marks', async () => {
  expect((await t.on('nontrivial').get('/api/posts?q=%D9%8B')).status).toBe(400);
});

it('prefers words to beginnings of words', async () => {
  for (let i = 0; i < 30; i += 1)
    await t.make.post({ site: 'statecraft', title: `A port ${i}`, url: null });
  await t.make.post({ site: 'statecraft', title: 'Portraits', url: null });
  const count = async (q: string) =>
    ((await t.on('statecraft').get('/api/posts').query({ q })).body as PostList).totalCount;
  expect(await count('port')).toBe(30);
  expect(await count('portr')).toBe(1);
});

it('finds comments and people without their accents', async () => {
  const zoe = await t.make.user('nontrivial', { username: 'zz', name: 'Zoë Ångström' });
  const post = await t.make.post({ title: 'Anything' });
  const comment = await t.make.comment(post, { by: zoe, text: 'Una economía española' });
  const get = async (kind: string, q: string) =>
    (await t.on('nontrivial').get(`/api/search/${kind}`).query({ q })).body as object;
  expect(await get('comments', 'economia espan')).toMatchObject({
    comments: [{ id: comment.id }],
  });
  for (const q of ['zoe a', 'ZOË', 'Zoë Ang'])
    expect(await get('users', q)).toMatchObject({ users: [{ username: 'zz' }] });
});
