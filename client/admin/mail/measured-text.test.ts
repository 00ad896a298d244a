import { expect, it } from 'vitest';
import { loadAdminTranslate } from '#shared/texts/load-admin-translate.ts';
import { translateMeasured } from './measured-text.ts';

it.each([
  [
    '2 of 1500 digests on the last day. Fewer than 1 of 1000 are allowed.',
    '2 von 1.500 Newsletter-E-Mails der letzten 24 Stunden. Erlaubt sind weniger als 1 von 1.000.',
  ],
  [
    'Emails refused on the last day.\n3 for size: send shorter digests.',
    'In den letzten 24 Stunden wurden E-Mails abgelehnt. 3 wegen der Größe: Senden Sie kürzere Ausgaben.',
  ],
  ['“brand.example” has a DMARC policy.', '„brand.example“ hat eine DMARC-Richtlinie.'],
])('says in German: %s', async (text, translated) => {
  expect(translateMeasured(await loadAdminTranslate('de'), text)).toBe(translated);
});
