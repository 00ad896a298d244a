import { expect, it } from 'vitest';
import type { Reply } from '../../shared/contract/index.ts';
import { loadPack } from '../../shared/texts/packs.ts';
import { digestLanguages } from '../../shared/paths.ts';
import { expectError } from '../support/error-replies.ts';
import { createTestApp } from '../support/test-app.ts';

const t = await createTestApp();

it.each(digestLanguages)('returns every text in %s and no other language', async (language) => {
  const { status, body } = await t.on('nontrivial').get(`/api/newsletter/texts/${language}`);
  expect(status).toBe(200);
  const { strings, manage, page, frame } = await loadPack(language);
  const form = {
    problem: page.problem,
    counter: page.counter,
    promptPlaceholder: page.promptPlaceholder,
    promptHint: page.promptHint,
  };
  expect(body).toEqual({
    language,
    dir: language === 'ar' ? 'rtl' : 'ltr',
    strings,
    manage,
    form,
    frame: language === 'en' ? null : frame,
  } satisfies Reply<'GET /api/newsletter/texts/{language}'>);
});

it.each(['xx', 'EN', 'constructor'])('rejects the language %s', async (language) => {
  expectError(await t.on('nontrivial').get(`/api/newsletter/texts/${language}`), 'not_found');
});
