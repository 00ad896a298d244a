import type { OwnForm } from './consent-names.ts';
import { fillIn } from './interpolate.ts';
import { modalTexts } from './modal-texts.ts';
import type { LanguagePack } from './translation.ts';

type Choice = { site: string; frequency: 'daily' | 'weekly' };

/** Returns what a form of the site said, in lines. */
export function writeFormText(
  form: OwnForm,
  { strings, page }: LanguagePack,
  { site, frequency }: Choice,
): string {
  const title = fillIn(page.modalTitle, { site });
  const heading = {
    page: [strings.enterEmail],
    modal: [title, page.modalSubtitle],
    issue: [],
    embed: [],
    frame: [title],
  }[form];
  const agreement = form === 'modal' ? modalTexts.agreement : '';
  return [
    ...heading,
    strings.emailAddress,
    `${strings.deliveryFrequency}: ${strings[frequency]}`,
    `[${strings.subscribe}]`,
    `${strings.noSpam} ${agreement}${strings.privacyPolicy}`,
  ].join('\n');
}

/** Returns what the page of a mailed link says: of one that confirms, or that undoes the end. */
export function writeLinkText(
  event: 'confirmed' | 'resubscribed',
  { manage }: LanguagePack,
  facts: { site: string; email: string },
): string {
  const lines =
    event === 'confirmed'
      ? [manage.confirmHeading, manage.confirmText, `[${manage.confirmButton}]`]
      : [manage.unsubscribed, manage.unsubscribedText, `[${manage.undo}]`];
  return lines.map((line) => fillIn(line, facts)).join('\n');
}
