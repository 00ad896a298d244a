import { expect, it } from 'vitest';
import { measure, toMeant, type PromptSet } from '../../../test/prompt-sets/compare.ts';
import { fifthSet } from '../../../test/prompt-sets/fifth.ts';
import { firstSet } from '../../../test/prompt-sets/first.ts';
import { fourthSet } from '../../../test/prompt-sets/fourth.ts';
import { secondSet } from '../../../test/prompt-sets/second.ts';
import { thirdSet } from '../../../test/prompt-sets/third.ts';
import { startModelServer } from '../../../test/support/model-server.ts';
import { createLlmClient } from '../../infra/llm-client.ts';
import { createLog } from '../../infra/log.ts';
import { preferencesFromModel } from '../preferences/model-preferences.ts';
import type { TopicPreferences } from '../preferences/parse-prompt.ts';
import { tokenize } from '../preferences/tokenize.ts';
import { buildPreferencesPrompt } from './prompts.ts';

const sets: [string, PromptSet][] = [
  ['first', firstSet],
  ['second', secondSet],
  ['third', thirdSet],
  ['fourth', fourthSet],
  ['fifth', fifthSet],
];
const reversed = { plain: 'expert', expert: 'plain', standard: 'standard' } as const;
const reversedLength = { short: 'long', long: 'short', standard: 'standard' } as const;

const toPairs = (prompt: string) =>
  prompt.split(/\s+/).map((word, i, words) => [word, words[i + 1] ?? ''].join(' '));

/** What a model answers to a prompt with this meaning. */
const models: Record<string, (prompt: string, meant: TopicPreferences) => unknown> = {
  honest: (_, meant) => meant,
  reversing: (_, meant) => ({
    language: meant.language === 'ru' ? 'ar' : 'ru',
    level: reversed[meant.level],
    length: reversedLength[meant.length],
    topics: meant.avoid,
    avoid: meant.topics,
    only: !meant.only,
  }),
  avoiding: (prompt, meant) => ({ ...meant, topics: [], avoid: tokenize(prompt), only: true }),
  requesting: (prompt, meant) => ({ ...meant, topics: tokenize(prompt), avoid: [], only: true }),
  pairing: (prompt, meant) => ({
    ...meant,
    topics: toPairs(prompt),
    avoid: toPairs(prompt),
    only: true,
  }),
  splitting: (_, meant) => ({
    ...meant,
    topics: meant.avoid.flatMap(tokenize),
    avoid: meant.topics.flatMap(tokenize),
    only: true,
  }),
};

const server = await startModelServer('scripted');
const client = createLlmClient(
  { llm: { baseUrl: server.url, apiKey: null, model: 'test' } },
  createLog('silent'),
)!;

/** Asks a model about all prompts of the sets, and compares what was understood. */
async function measureModel(name: string) {
  const results = [];
  for (const [set, prompts] of sets) {
    const understood = new Map<string, TopicPreferences>();
    for (const [prompt, meaning] of prompts) {
      server.script = () => models[name]?.(prompt, toMeant(meaning));
      const answer = await client.ask(buildPreferencesPrompt(prompt));
      expect(answer.kind).toBe('answer');
      understood.set(
        prompt,
        preferencesFromModel(answer.kind === 'answer' ? answer.value : null, prompt),
      );
    }
    results.push({ set, ...measure(prompts, (prompt) => understood.get(prompt)!) });
  }
  return results;
}

it('understands at least 90% wholly with an honest model', async () => {
  for (const { set, whole, junk, subjects, opposites } of await measureModel('honest')) {
    expect(whole, set).toBeGreaterThanOrEqual(0.9);
    expect(junk.length, set).toBeLessThanOrEqual(0.05 * subjects.length);
    expect(opposites, set).toEqual([]);
  }
});

it.each(Object.keys(models))(
  'understands nothing as its opposite with a %s model',
  async (name) => {
    const results = await measureModel(name);
    expect(results.map(({ opposites }) => opposites)).toEqual(sets.map(() => []));
  },
);
