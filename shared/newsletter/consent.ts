import type { OwnForm } from './consent-names.ts';
import { format } from '../texts/format.ts';
import { frontFormTexts } from '../texts/front-form.ts';
import { memberFormTexts } from '../texts/member-form.ts';
import { modalTexts } from '../texts/modal.ts';
import { translateAll, type Translate } from '../texts/translate.ts';
import type { DigestLanguage } from '../paths.ts';
import type { LanguagePack } from '../texts/en.ts';

type Facts = { site: string; frequency: 'daily' | 'weekly' };
type MemberForm = 'settings' | 'manage';

/** Returns what the form on the front page said, in lines. */
export function writeFrontFormText(t: Translate, frequency: Facts['frequency']): string {
  const texts = translateAll(t, frontFormTexts);
  const { email, subscribe, noSpam, privacyPolicy } = texts;
  const note = `${texts[frequency]} ${noSpam} ${privacyPolicy}`;
  return [email, `[${subscribe}]`, note].join('\n');
}

/** Returns what a form for members said, in lines. */
export function writeMemberFormText(
  t: Translate,
  form: MemberForm,
  { frequency, ...facts }: { frequency: 'daily' | 'weekly'; username: string; email: string },
): string {
  const { digest, none, subscribe } = memberFormTexts;
  return form === 'settings'
    ? `${t(digest)}: ${t(memberFormTexts[frequency])}`
    : `${t(none, facts)}\n[${t(subscribe, facts)}]`;
}

/** Returns what a form of the site said, in lines. */
export function writeFormText(
  t: Translate,
  form: Exclude<OwnForm, MemberForm | 'front'>,
  { strings, page }: LanguagePack,
  { site, frequency }: Facts,
): string {
  const title = format(t.language, page.modalTitle, { site });
  const heading = {
    page: [strings.enterEmail],
    modal: [title, page.modalSubtitle],
    issue: [],
    embed: [],
    frame: [title],
  }[form];
  const privacy =
    form === 'modal'
      ? t.find(modalTexts.agreement).replace(/<\/?privacy>/g, '')
      : strings.privacyPolicy;
  return [
    ...heading,
    strings.emailAddress,
    `${strings.deliveryFrequency}: ${strings[frequency]}`,
    `[${strings.subscribe}]`,
    `${strings.noSpam} ${privacy}`,
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
