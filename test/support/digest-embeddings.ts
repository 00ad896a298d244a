import { createEmbeddingClient } from '../../server/infra/embedding-client.ts';
import { openIssue } from '../../server/domain/digests/issues/issues.ts';
import { embedPosts } from '../../server/domain/digests/selection/embed-posts.ts';
import { getPeriod, parseDate, setUpDigests } from './digest-periods.ts';
import { addStories, getSite } from './digests.ts';
import { embedWords } from './model-embeddings.ts';
import { startModelServer } from './model-server.ts';

/** Words of one event in three languages. */
const event = /Regulator fines Aldmere|El regulador multa|罰金を科した/;

/** A site, and an embedding model that knows one event in three languages. */
export async function createDigestScene() {
  const base = await setUpDigests();
  const { t, site } = base;
  const server = await startModelServer();
  server.embed = (text) => embedWords(event.test(text) ? 'one event' : text);
  const period = getPeriod('2026-11-20');
  const createEmbedder = (rules: NonNullable<Parameters<typeof createEmbeddingClient>[2]> = {}) =>
    createEmbeddingClient(
      { embeddings: { baseUrl: server.url, apiKey: 'a-key', model: 'test-embedding' } },
      t.deps.log,
      { timeout: 5_000, pause: 5, longestPause: 20, ...rules },
    );
  return {
    ...base,
    server,
    period,
    other: getSite(t, 'statecraft'),
    createEmbedder,
    async addReports() {
      const titles = [
        'Regulator fines Aldmere Rail after the tunnel fire',
        'El regulador multa a los ferrocarriles por el incendio',
        '規制当局、トンネル火災で鉄道会社に罰金を科した',
        'A compiler for very small computers',
        'Bees count to four, a study says',
        'Deutsche Bahn kauft neue Züge',
      ];
      return addStories(
        t,
        await t.make.user(),
        titles.map((title, i) => ({
          at: parseDate(`2026-11-20T${10 + i}:00:00`),
          title,
          text: null,
          score: 60 - i,
        })),
      );
    },
    embed: (embedder = createEmbedder()) =>
      embedPosts({ ...t.deps, embedder }, site, {
        startsAt: period.startsAt,
        endsAt: t.clock.now(),
      }),
    listChosen: async () => base.listChosen(await openIssue(t.deps, site, period, base.after)),
  };
}
