import { expect, it } from 'vitest';
import { startModelServer } from '../../../test/support/model-server.ts';
import { createLog } from '../../infra/log.ts';
import { createLlmClient } from '../../infra/llm-client.ts';
import { preferencesFromModel } from '../preferences/model-preferences.ts';
import { buildPreferencesPrompt } from './prompts.ts';

const server = await startModelServer();
const model = createLlmClient(
  { llm: { baseUrl: server.url, apiKey: null, model: 'test' } },
  createLog('silent'),
)!;

it("sends a reader's prompt without emails", () => {
  const { user } = buildPreferencesPrompt('In French, for ann@reader.example, about ships');
  expect(user).toMatch(/In French, for .* about ships/);
  expect(user).not.toContain('@');
});

it('uses preferences from the model, else from the rules', async () => {
  const prompt = 'Non-technical, in French, on ships';
  server.behave('obeying');
  const answer = await model.ask(buildPreferencesPrompt(prompt));
  expect(answer.kind).toBe('answer');
  const read = preferencesFromModel(answer.kind === 'answer' ? answer.value : null, prompt);
  expect(read).toMatchObject({ language: 'fr', level: 'plain', length: 'standard' });
  expect(JSON.stringify(read)).not.toMatch(/evil|https?|@|<|bcc/i);
});
