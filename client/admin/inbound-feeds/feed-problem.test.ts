import { expect, it } from 'vitest';
import { loadAdminTranslate } from '#shared/texts/load-admin-translate.ts';
import { describeProblem } from './feed-problem.ts';

it.each([
  [
    "Reading failed 12 times. That's a web page, not a feed.",
    'Der Abruf ist 12-mal fehlgeschlagen. Das ist eine Webseite, kein Feed.',
  ],
  [
    'Its account, feed2, is banned. Choose another or lift the ban.',
    'Das Konto feed2 ist gesperrt. Wählen Sie ein anderes oder heben Sie die Sperre auf.',
  ],
])('says in German: %s', async (problem, translated) => {
  expect(describeProblem(await loadAdminTranslate('de'), problem, 'feed2')).toBe(translated);
});
