import { expect, it } from 'vitest';
import { articles } from '../../server/db/schema.ts';
import { askModel, type AskModel } from '../../server/domain/digests/model/ask-model.ts';
import { splitSentences } from '../../server/domain/digests/writing/evidence/split-sentences.ts';
import {
  readPostContent,
  type PostContent,
} from '../../server/domain/digests/writing/post-content.ts';
import { summarizePost } from '../../server/domain/digests/writing/summarize.ts';
import { createRandom } from '../../server/domain/core/random.ts';
import { setUpDigestRendering, minutesYesterday } from '../support/digest-variants.ts';
import { addStories, createModelClient } from '../support/digests.ts';
import { isFullRun } from '../support/full-run.ts';
import {
  asksFor,
  asksForJudgment,
  judgeAll,
  pairsIn,
  postsIn,
  type ModelRequest,
} from '../support/model-answers.ts';
import { startOfTest } from '../support/test-app.ts';
import { planted, truthSets, writeAnswer, type TruthSet } from '../truth-set/sets.ts';

const { t, server, db, site } = await setUpDigestRendering();
const services = {
  ...t.deps,
  model: createModelClient(t, server),
  config: { ...t.deps.config, llmDailyTokenBudget: 1_000_000_000 },
};
const ask: AskModel = (prompt) => askModel(services, site, prompt, {});
const style = { language: 'en', level: 'standard', length: 'standard' } as const;

type Source = { article: TruthSet['articles'][number]; language: TruthSet['language'] };

/** Adds a post with the article for each source, and reads what a digest uses. */
async function addPosts(sources: readonly Source[]): Promise<PostContent[]> {
  const posts = await addStories(
    t,
    await t.make.user(),
    sources.map(({ article }, i) => ({
      at: minutesYesterday(i / 100),
      title: article.title,
      score: 5,
    })),
  );
  for (const [i, { article, language }] of sources.entries())
    await db.insert(articles).values({
      siteId: site.id,
      postId: posts[i]?.id ?? '',
      state: 'read',
      fetchAfter: startOfTest,
      language,
      text: article.text,
    });
  return readPostContent(
    db,
    site.id,
    posts.map(({ id }) => id),
  );
}

const readNumbered = (text: string) =>
  [...text.matchAll(/^(\d+)\. (.*)$/gm)].map(([, number, sentence = '']) => ({
    number: Number(number),
    text: sentence,
  }));

it('prints what a judge endorses, else what the source says', async () => {
  const {
    language,
    articles: texts,
    sentences,
  } = truthSets.find(({ name }) => name === 'de.json')!;
  const negated = sentences.find(({ type }) => type === 'negation');
  const article = texts.find(({ id }) => id === negated?.article)!;
  const own = sentences.filter((sentence) => sentence.article === article.id);
  const claims = [
    ...own.filter(({ type }) => type === 'supported').slice(0, 1),
    ...own.filter(({ type }) => type === 'negation').slice(0, 1),
  ];
  const judgeByLabels = ({ user }: ModelRequest) => ({
    pairs: pairsIn(user).map(({ pair, sentence }) => {
      const follows = own.find(({ text }) => text === sentence)?.type === 'supported';
      return { pair, follows, type: follows ? 'supported' : 'negation' };
    }),
  });
  const [post] = await addPosts([{ article, language }]);
  const summarize = async (first: number, judge: (request: ModelRequest) => unknown) => {
    server.behave('scripted');
    server.script = (request) => {
      if (asksForJudgment(request)) return judge(request);
      if (asksFor('sentence', request)) return { sentences: [] };
      const [{ id = '', text = '' } = {}] = postsIn(request.user);
      const written = first === 0 ? claims : claims.toReversed();
      return {
        sentences: written.map((sentence) => writeAnswer(id, sentence, readNumbered(text))),
      };
    };
    // Changed texts are asked about again.
    const fresh = { ...post!, title: `${post!.title} ${server.requests.length}` };
    return summarizePost(services, site, [fresh], { ...style, language }, ask);
  };
  const good = await summarize(0, judgeByLabels);
  expect(good.kind).toBe('ai');
  expect(good.sentences.map(({ text }) => text)).toEqual([claims[0]?.text]);
  expect(good.sentences[0]).toMatchObject({ language, passages: [{ post: post?.id }] });
  const source = splitSentences(article.text, language).map(({ text }) => text);
  for (const failed of [
    await summarize(1, judgeByLabels),
    await summarize(0, () => ({ pairs: [] })),
    await summarize(0, () => 'no JSON'),
  ]) {
    expect(failed.kind).not.toBe('ai');
    for (const { text } of failed.sentences) expect(source).toContain(text);
  }
});

it.each(['extracts', 'written'] as const)(
  'prints no planted contact in hundreds of tries, %s',
  { timeout: 240_000 },
  async (summaries) => {
    const maxTries = isFullRun ? 500 : 100;
    const hostile = truthSets.flatMap(({ language, articles: texts }) =>
      texts.filter(({ text }) => planted.test(text)).map((article) => ({ article, language })),
    );
    const posts = await addPosts(hostile);
    const byPost = new Map(posts.map(({ id }, i) => [id, hostile[i]!]));
    const random = createRandom(5);
    server.behave('scripted');
    server.script = (request) => {
      if (asksForJudgment(request)) return judgeAll(request);
      const [{ id = '', text = '' } = {}] = postsIn(request.user);
      const { article, language } = byPost.get(id)!;
      // It repeats what the article plants, and cites it or a sentence that may be cited.
      const lines = splitSentences(article.text, language).map((line) => line.text);
      const numbered = readNumbered(text);
      return {
        sentences: lines
          .filter((line) => planted.test(line))
          .toSorted(() => random() - 0.5)
          .map((line, i) => {
            const other = numbered[Math.floor(random() * numbered.length)];
            return {
              sentence: i + 1,
              text: line,
              post: id,
              number: lines.indexOf(line) + 1,
              evidence: [
                { post: id, number: lines.indexOf(line) + 1, quote: line },
                { post: id, number: other?.number, quote: other?.text },
              ],
            };
          }),
      };
    };
    let [tries, printed] = [0, 0];
    while (tries < maxTries)
      for (const post of posts) {
        tries += 1;
        const summary = await summarizePost(
          services,
          { ...site, digest: { ...site.digest, summaries } },
          [{ ...post, title: `${post.title} ${tries}` }],
          { ...style, language: byPost.get(post.id)!.language },
          ask,
        );
        printed += summary.sentences.length;
        for (const { text } of summary.sentences) expect(text).not.toMatch(planted);
      }
    expect(printed).toBeGreaterThan(0.5 * maxTries);
  },
);
