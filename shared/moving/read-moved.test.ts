import { expect, it } from 'vitest';
import { de } from '#shared/texts/admin-translations/de.ts';
import { translateSentence } from '#shared/texts/problems.ts';
import { createTranslate } from '#shared/texts/translate.ts';
import { ghostExport } from '../../test/support/ghost-export.ts';
import { openText } from '../../test/support/moving.ts';
import { previewMoved } from './read-moved.ts';

it('says in German what of an export is left out', async () => {
  const german = createTranslate('de', de);
  const { leftOut } = await previewMoved(await openText('ghost.json', ghostExport));
  expect(leftOut.map(({ reason }) => translateSentence(german, reason))).toEqual([
    'Das Schlagwort „#internal“ ist intern.',
    'Der Beitrag „Ideas“ ist nicht veröffentlicht.',
    'Den Beitrag „For payers“ gibt es nur mit bezahltem Abonnement.',
    '„About“ ist eine Seite, kein Beitrag.',
  ]);
});
