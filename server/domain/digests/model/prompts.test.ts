import { expect, it } from 'vitest';
import { startModelServer } from '../../../../test/support/model-server.ts';
import { createLog } from '../../../infra/log.ts';
import { createLlmClient } from '../../../infra/llm-client.ts';
import { readAnswer } from '../../preferences/model-preferences.ts';
import { buildPreferencesPrompt } from '../selection/understand-prompts.ts';

const server = await startModelServer();
const model = createLlmClient(
  { llm: { baseUrl: server.url, apiKey: null, model: 'test' } },
  createLog('silent'),
)!;

it("sends a reader's prompt without emails", () => {
  const { user } = buildPreferencesPrompt('In French, for ann@reader.example, about ships', true);
  expect(user).toMatch(/In French, for .* about ships/);
  expect(user).not.toContain('@');
});

it('reads no address from a model that obeys a stranger', async () => {
  server.behave('obeying');
  const answer = await model.ask(buildPreferencesPrompt('Non-technical, on ships', true));
  const read = readAnswer(answer.kind === 'answer' ? answer.value : null);
  expect(JSON.stringify(read)).not.toMatch(/evil|https?|@|<|bcc/i);
});
