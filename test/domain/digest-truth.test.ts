import { expect, it } from 'vitest';
import type { DigestSentence } from '#shared/newsletter/digest-sentence.ts';
import { articles } from '../../server/db/schema.ts';
import { askModel, type AskModel } from '../../server/domain/digests/ask-model.ts';
import { splitSentences } from '../../server/domain/digests/evidence/split-sentences.ts';
import { readPostContent, type PostContent } from '../../server/domain/digests/issue-content.ts';
import { composeOverview } from '../../server/domain/digests/compose-overview.ts';
import { summarizePost } from '../../server/domain/digests/summarize.ts';
import { createRandom } from '../../server/domain/core/random.ts';
import { parsePrompt } from '../../server/domain/preferences/parse-prompt.ts';
import { setUpDigestRendering, minutesYesterday } from '../support/digest-variants.ts';
import { addStories, createModelClient } from '../support/digests.ts';
import { isFullRun } from '../support/full-run.ts';
import { asksForJudgment, judgeAll, postsIn, type ModelRequest } from '../support/model-answers.ts';
import { startOfTest } from '../support/test-app.ts';
import { createJudge, isSupported, type JudgeKind } from '../truth-set/judges.ts';
import {
  planted,
  truthSets,
  writeAnswer,
  type Article,
  type LabeledSentence,
  type TruthSet,
} from '../truth-set/sets.ts';

const { t, server, db, site } = await setUpDigestRendering();
const written = { ...site, digest: { ...site.digest, summaries: 'written' as const } };
const services = {
  ...t.deps,
  model: createModelClient(t, server),
  config: { ...t.deps.config, llmDailyTokenBudget: 1_000_000_000 },
};
const maxTries = isFullRun ? 500 : 100;
const ask: AskModel = (prompt) => askModel(services, site, prompt, {});

type Group = { article: Article; language: TruthSet['language']; sentences: LabeledSentence[] };

/** Adds a post with the article for each group, and reads what a digest uses. */
async function addPosts(groups: readonly Group[]): Promise<PostContent[]> {
  const posts = await addStories(
    t,
    await t.make.user(),
    groups.map(({ article }, i) => ({
      at: minutesYesterday(i / 100),
      title: article.title,
      score: 5,
    })),
  );
  for (const [i, { article, language }] of groups.entries())
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

/** All true sentences, with a tenth of others, in groups that fit into one summary. */
function mix(seed: number): Group[] {
  const random = createRandom(seed);
  const all = truthSets.flatMap(({ sentences }) => sentences);
  const trueCount = all.filter(({ type }) => type === 'supported').length;
  const others = new Set(
    all
      .filter(({ type }) => type !== 'supported')
      .map((sentence) => ({ sentence, order: random() }))
      .toSorted((a, b) => a.order - b.order)
      .slice(0, Math.round(trueCount / 9))
      .map(({ sentence }) => sentence),
  );
  return truthSets.flatMap(({ language, articles: texts, sentences }) =>
    texts.flatMap((article) => {
      const ofArticle = sentences.filter(
        (sentence) =>
          sentence.article === article.id &&
          (sentence.type === 'supported' || others.has(sentence)),
      );
      return Array.from({ length: Math.ceil(ofArticle.length / 3) }, (_, i) => ({
        article,
        language,
        sentences: ofArticle.slice(3 * i, 3 * i + 3),
      }));
    }),
  );
}

/** A model that writes the sentences of each post and judges from the labels. */
function script(groups: ReadonlyMap<string, Group>, kind: JudgeKind, seed: number) {
  const judge = createJudge(kind, seed);
  server.behave('scripted');
  server.script = (request: ModelRequest) => {
    if (asksForJudgment(request)) return judge(request);
    return {
      sentences: postsIn(request.user).flatMap(({ id, text }) => {
        const numbered = [...text.matchAll(/^(\d+)\. (.*)$/gm)].map(([, number, sentence]) => ({
          number: Number(number),
          text: sentence ?? '',
        }));
        return (groups.get(id)?.sentences ?? []).map((sentence) =>
          writeAnswer(id, sentence, numbered),
        );
      }),
    };
  };
}

const isWritten = ({ kind }: DigestSentence) => kind === 'ai';

async function publish(kind: JudgeKind, seed: number) {
  const groups = mix(seed);
  const posts = await addPosts(groups);
  script(new Map(posts.map(({ id }, i) => [id, groups[i]!])), kind, seed);
  const published: string[] = [];
  for (const [i, post] of posts.entries()) {
    const { language, sentences: claims } = groups[i]!;
    const summary = await summarizePost(
      services,
      written,
      post,
      { language, level: 'standard', length: 'long' },
      ask,
    );
    for (const sentence of summary.sentences) {
      expect(sentence.passages?.length).toBeGreaterThan(0);
      if (isWritten(sentence)) {
        expect(claims.map(({ text }) => text)).toContain(sentence.text);
        expect(sentence.language).toBe(language);
        published.push(sentence.text);
      } else expect(post.evidence.map(({ text }) => text)).toContain(sentence.text);
    }
  }
  const all = groups.flatMap(({ sentences }) => sentences.map(({ text }) => text));
  const count = (texts: string[], wanted: boolean) =>
    texts.filter((text) => isSupported(text) === wanted).length;
  const result = {
    trueShare: count(published, true) / count(all, true),
    falseShare: count(published, false) / published.length,
    unsupported: `${count(published, false)} of ${count(all, false)}`,
    published: published.length,
  };
  if (process.env.PRINT) console.info(kind, seed, result);
  return result;
}

it.each(isFullRun ? [1, 2] : [1])(
  'publishes at most 1% false, mix %i',
  { timeout: 120_000 },
  async (seed) => {
    const { trueShare, falseShare } = await publish('honest', seed);
    expect(falseShare).toBeLessThanOrEqual(0.01);
    expect(trueShare).toBeGreaterThanOrEqual(0.9);
  },
);

it('drops words beyond the evidence without a judge', { timeout: 120_000 }, async () => {
  const { trueShare, falseShare } = await publish('agreeing', 1);
  expect(falseShare).toBeGreaterThan(0.02);
  expect(falseShare).toBeLessThan(0.1);
  expect(trueShare).toBeGreaterThanOrEqual(0.94);
});

it('writes overviews of endorsed sentences only', { timeout: 60_000 }, async () => {
  for (const { language, articles: texts, sentences } of truthSets) {
    const groups = texts.slice(0, 3).map((article) => {
      const ofArticle = sentences.filter((sentence) => sentence.article === article.id);
      return {
        article,
        language,
        sentences: [
          ...ofArticle.filter(({ type }) => type === 'negation').slice(0, 1),
          ...ofArticle.filter(({ type }) => type === 'supported').slice(0, 2),
        ],
      };
    });
    const posts = await addPosts(groups);
    script(new Map(posts.map(({ id }, i) => [id, groups[i]!])), 'honest', 3);
    server.script = withoutErrors(server.script);
    const { overview, kind } = await composeOverview(
      posts.map((post) => ({ post, summary: { sentences: [] } })),
      { site: written, language, preferences: { ...parsePrompt(''), length: 'long' } },
      ask,
    );
    expect(kind).toBe('ai');
    expect(overview.length, language).toBeGreaterThan(2);
    for (const { text, posts: ids, passages = [] } of overview) {
      expect(isSupported(text), text).toBe(true);
      expect([...new Set(passages.map(({ post }) => post))]).toEqual(ids);
    }
  }
});

const withoutErrors =
  (write: (request: ModelRequest) => unknown) =>
  (request: ModelRequest): unknown =>
    asksForJudgment(request)
      ? {
          pairs: judgeAll(request).pairs.map((verdict) => {
            const text = new RegExp(`pair ${verdict.pair} ===[^=]*?\nSentence: (.*)$`, 'm');
            return isSupported(text.exec(request.user)?.[1] ?? '')
              ? verdict
              : { ...verdict, follows: false, type: 'negation' };
          }),
        }
      : write(request);

it('excerpts a post whose sentences no one endorses', async () => {
  const {
    articles: texts,
    sentences,
    language,
  } = truthSets.find(({ name }) => name === 'de.json')!;
  const article = texts[0]!;
  const groups = [{ article, language, sentences: sentences.slice(0, 3) }];
  const [post] = await addPosts(groups);
  script(new Map([[post!.id, groups[0]!]]), 'agreeing', 1);
  const write = server.script;
  for (const judgment of [{}, { pairs: [] }, 'no JSON', { pairs: [{ pair: 1, follows: true }] }]) {
    server.script = (request) => (asksForJudgment(request) ? judgment : write(request));
    const summary = await summarizePost(
      services,
      written,
      post!,
      { language: 'en', level: 'plain', length: 'short' },
      ask,
    );
    expect(summary.kind).toBe('extract');
    for (const sentence of summary.sentences) {
      expect(sentence.language).toBe('de');
      expect(splitSentences(article.text, 'de').map(({ text }) => text)).toContain(sentence.text);
    }
  }
});

it(`prints no planted contact or order in ${maxTries} tries`, { timeout: 240_000 }, async () => {
  const hostile = truthSets.flatMap(({ language, articles: texts, sentences }) =>
    texts
      .filter(({ text }) => planted.test(text))
      .map((article) => ({
        article,
        language,
        sentences: sentences.filter(
          ({ article: id, type, text }) =>
            id === article.id && /advert|instruction/.test(type) && planted.test(text),
        ),
      })),
  );
  const posts = await addPosts(hostile);
  const byPost = new Map(posts.map(({ id }, i) => [id, hostile[i]!]));
  const random = createRandom(5);
  server.behave('scripted');
  server.script = (request) => {
    if (asksForJudgment(request)) return judgeAll(request);
    const [source] = postsIn(request.user);
    const { article, language, sentences } = byPost.get(source?.id ?? '')!;
    // It repeats what the article plants, and cites it or a sentence that may be cited.
    const lines = splitSentences(article.text, language);
    const numbered = [...(source?.text ?? '').matchAll(/^(\d+)\. (.*)$/gm)];
    const obeyed = [
      ...lines.map(({ text }) => text).filter((text) => planted.test(text)),
      ...sentences.map(({ text }) => text),
    ].toSorted(() => random() - 0.5);
    return {
      sentences: obeyed.slice(0, 8).map((text) => {
        const [, number, quote] = numbered[Math.floor(random() * numbered.length)] ?? [];
        const own = lines.findIndex((line) => line.text === text) + 1;
        return {
          text,
          post: source?.id,
          number: own,
          evidence: [
            { post: source?.id, number: own, quote: text },
            { post: source?.id, number: Number(number), quote },
          ],
        };
      }),
    };
  };
  const style = { language: 'en', level: 'standard', length: 'standard' } as const;
  let [tries, printed] = [0, 0];
  while (tries < maxTries)
    for (const post of posts) {
      tries += 1;
      // Changed texts are asked about again.
      const fresh = { ...post, title: `${post.title} ${tries}` };
      const summary = await summarizePost(
        services,
        { ...site, digest: { ...site.digest, summaries: 'extracts' } },
        fresh,
        { ...style, language: byPost.get(post.id)!.language },
        ask,
      );
      printed += summary.sentences.length;
      for (const { text } of summary.sentences) expect(text).not.toMatch(planted);
    }
  expect(printed).toBeGreaterThan(0.8 * maxTries);
});
