import { expect, it } from 'vitest';
import { en } from '#shared/texts/en.ts';
import { modalTexts } from '#shared/texts/modal.ts';
import { formTexts } from './modal-texts.ts';

it('has the English strings of the newsletter', () => {
  const { subscribe, ...strings } = formTexts.strings;
  expect(en.strings).toMatchObject(strings);
  expect(en.page).toMatchObject({
    ...formTexts.page,
    getStarted: subscribe,
    modalTitle: modalTexts.title,
    modalSubtitle: modalTexts.subtitle,
    close: modalTexts.close,
    maybeLater: modalTexts.maybeLater,
  });
});
