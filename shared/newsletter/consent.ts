import type { OwnForm } from './consent-names.ts';
import { frontFormTexts } from '../texts/front-form.ts';
import { format } from '../texts/format.ts';
import { memberFormTexts } from '../texts/member-form.ts';
import { modalTexts } from '../texts/modal.ts';
import type { DigestLanguage } from '../paths.ts';
import type { LanguagePack } from '../texts/en.ts';
import type { Translate } from '../texts/translate.ts';

type Facts = { site: string; frequency: 'daily' | 'weekly' };
type MemberForm = 'settings' | 'manage';

/** Returns what the form on the front page said, in lines. */
export function writeFrontFormText(t: Translate, frequency: Facts['frequency']): string {
  const { email, subscribe, noSpam, privacyPolicy } = frontFormTexts;
  const note = `${t(frontFormTexts[frequency])} ${t(noSpam)} ${t(privacyPolicy)}`;
  return [t(email), `[${t(subscribe)}]`, note].join('\n');
}

/** Returns what a form for members said, in lines. These forms are in English. */
export function writeMemberFormText(
  form: MemberForm,
  { frequency, ...facts }: { frequency: 'daily' | 'weekly'; username: string; email: string },
): string {
  const { digest, none, subscribe } = memberFormTexts;
  return form === 'settings'
    ? `${digest}: ${memberFormTexts[frequency]}`
    : `${format('en', none, facts)}\n[${format('en', subscribe, facts)}]`;
}

/** Returns what a form of the site said, in lines. */
export function writeFormText(
  form: Exclude<OwnForm, MemberForm | 'front'>,
  language: DigestLanguage,
  { strings, page }: LanguagePack,
  { site, frequency }: Facts,
): string {
  const title = format(language, page.modalTitle, { site });
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
  language: DigestLanguage,
  { manage }: LanguagePack,
  facts: { site: string; email: string },
): string {
  const lines =
    event === 'confirmed'
      ? [manage.confirmHeading, manage.confirmText, `[${manage.confirmButton}]`]
      : [manage.unsubscribed, manage.unsubscribedText, `[${manage.undo}]`];
  return lines.map((line) => format(language, line, facts)).join('\n');
}
