/**
 * Prints how many labelled sentences pass the checks of written summaries, by type, as Markdown:
 * `node test/truth-set/table.ts`.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DigestLanguage } from '#shared/paths.ts';
import { readEvidence } from '../../server/domain/digests/evidence/evidence.ts';
import { selectExtracts } from '../../server/domain/digests/evidence/select-extracts.ts';
import { parseSource, verifySentences } from '../../server/domain/digests/grounding/verify.ts';
import { formatPostSource } from '../../server/domain/digests/prompts.ts';

type TruthSet = {
  language: DigestLanguage;
  articles: { id: string; title: string; text: string }[];
  sentences: { article: string; text: string; type: string }[];
};

const sets = readdirSync(import.meta.dirname)
  .filter((file) => file.endsWith('.json'))
  .map((file) => JSON.parse(readFileSync(join(import.meta.dirname, file), 'utf8')) as TruthSet);

const counts = new Map<string, { all: number; written: number; extracts: number }>();
for (const { language, articles, sentences } of sets) {
  const articlesById = new Map(articles.map((article) => [article.id, article]));
  for (const { article: id, text, type } of sentences) {
    const article = articlesById.get(id);
    if (!article) throw new Error(`no article ${id}`);
    const count = counts.get(type) ?? { all: 0, written: 0, extracts: 0 };
    counts.set(type, count);
    count.all += 1;
    count.written += verifySentences(
      { sentences: [{ text, posts: [id] }] },
      new Map([[id, parseSource(formatPostSource(article))]]),
      language,
    ).sentences.length;
    // The model may answer with the sentence, but only numbers count.
    const extracts = selectExtracts(
      { sentences: [{ post: id, number: text, text, cut: [text] }] },
      new Map([[id, readEvidence(article.text, language)]]),
      { sentences: 2, characters: 400, perPost: 2 },
    );
    count.extracts += extracts.filter((extract) => extract.text === text).length;
  }
}
const percent = (part: number, all: number) => `${part} (${Math.round((100 * part) / all)} %)`;
const rows = [...counts].toSorted(
  ([a], [b]) => Number(b === 'supported') - Number(a === 'supported') || a.localeCompare(b),
);
console.log('| Type | Sentences | Published as extracts | Pass the checks when written |');
console.log('| --- | --- | --- | --- |');
for (const [type, { all, written, extracts }] of rows)
  console.log(`| ${type} | ${all} | ${extracts} | ${percent(written, all)} |`);
const unsupported = rows.filter(([type]) => type !== 'supported').map(([, count]) => count);
const sum = (key: 'all' | 'written' | 'extracts') =>
  unsupported.reduce((total, count) => total + count[key], 0);
const [all, extracts, written] = [sum('all'), sum('extracts'), sum('written')];
console.log(`| all unsupported | ${all} | ${extracts} | ${percent(written, all)} |`);
