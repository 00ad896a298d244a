import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import type { DigestLanguage } from '#shared/paths.ts';
import type { Post, PostList } from '#shared/contract/posts.ts';
import { sites } from '../../server/db/schema.ts';
import { indexInSiteLanguages } from '../../server/domain/posts/search-languages.ts';
import { caller } from '../support/api-clients.ts';
import { createTestApp } from '../support/test-app.ts';

const t = await createTestApp();
const { db, siteRegistry } = t.deps;
async function speak(locale: DigestLanguage) {
  await db
    .update(sites)
    .set({ settings: { theme: { seo: { locale } } } })
    .where(eq(sites.id, 'nontrivial'));
  await siteRegistry.reload();
}
const follow = () => indexInSiteLanguages(t.deps, new AbortController().signal);
const mark = (found: { text: string; found: boolean }[] = []) =>
  found.map((part) => (part.found ? `[${part.text}]` : part.text)).join('');
const search = async (q: string) =>
  (
    (await t.on('nontrivial').get('/api/posts').query({ q, sort: 'new' })).body as PostList
  ).posts.map(({ found }) => mark(found?.title));

it.each<[DigestLanguage, string, [q: string, expected: string][]]>([
  [
    'de',
    'Die Häuser der Städte für „große“ Träume',
    [
      ['haus', 'Die [Häuser] der Städte für „große“ Träume'],
      ['stadt traum', 'Die Häuser der [Städte] für „große“ [Träume]'],
      ['grosse', 'Die Häuser der Städte für „[große]“ Träume'],
      ['für häuser', 'Die [Häuser] der Städte [für] „große“ Träume'],
      ['die', ''],
    ],
  ],
  [
    'fr',
    'Des chevaux nationaux aimés',
    [
      ['cheval national', 'Des [chevaux] [nationaux] aimés'],
      ['aimer', 'Des chevaux nationaux [aimés]'],
    ],
  ],
  ['es', 'Canciones de los niños', [['canción niño', '[Canciones] de los [niños]']]],
  [
    'pt',
    'As informações e o café',
    [
      ['informação', 'As [informações] e o café'],
      ['cafe', 'As informações e o [café]'],
    ],
  ],
  [
    'ru',
    '«Новый» закон о моделях',
    [
      ['новая модель', '«[Новый]» закон о [моделях]'],
      ['НОВЫЙ', '«[Новый]» закон о моделях'],
      ['зак', '«Новый» [закон] о моделях'],
      ['закон -модели', ''],
    ],
  ],
  ['ar', 'قرأت الكتابَ، والمدرسة', [['كتاب', 'قرأت [الكتابَ]، والمدرسة']]],
  ['hi', 'लड़कियाँ और चुनावों के नतीजे', [['लड़की चुनाव', '[लड़कियाँ] और [चुनावों] के नतीजे']]],
  [
    'zh',
    '人工智能的新闻，你好',
    [
      ['智能', '人工[智能]的新闻，你好'],
      ['闻', '人工智能的新[闻]，你好'],
      ['智人', ''],
      ['新闻 -你好', ''],
    ],
  ],
  ['ja', '日本語のデータ検索', [['検索 ﾃﾞｰﾀ', '日本語の[データ検索]']]],
  ['ko', '한국어 뉴스를 읽다', [['뉴스', '한국어 [뉴스]를 읽다']]],
])('finds words in %s', async (language, title, cases) => {
  await t.make.post({ title, url: null });
  await speak(language);
  await follow();
  for (const [q, expected] of cases)
    expect([q, ...(await search(q))]).toEqual(expected === '' ? [q] : [q, expected]);
});

it('indexes posts and comments again in another language', async () => {
  await speak('en');
  await follow();
  const post = await t.make.post({ title: 'Alte Häuser', url: null });
  const comment = await t.make.comment(post, { text: 'Viele Wörter' });
  await speak('de');
  expect(await search('alt haus ')).toEqual([]);
  expect(await follow()).toBeGreaterThan(1);
  expect(await follow()).toBe(0);
  expect(await search('alt haus ')).toEqual(['[Alte] [Häuser]']);
  const comments = await t.on('nontrivial').get('/api/search/comments').query({ q: 'wort' });
  expect(comments.body).toMatchObject({ comments: [{ id: comment.id }] });
});

it('indexes what members write in the language of the site', async () => {
  await speak('de');
  await follow();
  const member = await caller(t, 'nontrivial', { username: 'ada' });
  const created = await member.call('POST', '/api/posts', {
    title: 'Neue Gesetze für Wälder',
    text: 'Ein Text.',
  });
  expect((created.body as Post).slug).toMatch(/^neue-gesetze-fuer-waelder-/);
  expect(await search('gesetz wald')).toEqual(['Neue [Gesetze] für [Wälder]']);
});
