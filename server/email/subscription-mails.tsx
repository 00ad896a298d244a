import { fillIn } from '#shared/newsletter/interpolate.ts';
import type { DigestLanguage } from '#shared/paths.ts';
import {
  createStyles,
  plainMail,
  renderMail,
  type Mail,
  type MailSite,
  type MailLanguage,
} from './layout.tsx';

/** Asks whoever reads the address whether they want the newsletter (product 22). `url`: the page with the button that confirms it. There is nothing else to press. */
export function verifySubscriptionMail(
  site: MailSite,
  wording: MailLanguage,
  { url }: { url: string },
): Mail {
  const { verify } = wording.pack.mail;
  return subscriptionMail(site, wording, {
    subject: verify.subject,
    preheader: verify.preheader,
    foot: verify.ignore,
    parts: [
      { heading: verify.heading },
      { words: verify.text },
      { button: verify.button, to: url },
      { quiet: verify.expires },
    ],
  });
}

/** What a confirmed reader gets. `manageUrl` and `unsubscribeUrl` are pages (product 41). */
export function welcomeMail(
  site: MailSite,
  wording: MailLanguage,
  {
    frequency,
    manageUrl,
    unsubscribeUrl,
  }: { frequency: 'daily' | 'weekly'; manageUrl: string; unsubscribeUrl: string },
): Mail {
  const { welcome, digest } = wording.pack.mail;
  return subscriptionMail(site, wording, {
    subject: welcome.subject,
    preheader: welcome.preheader,
    foot: digest.why,
    parts: [
      { heading: welcome.heading },
      { words: welcome[frequency] },
      { button: welcome.manage, to: manageUrl },
      { link: welcome.unsubscribe, to: unsubscribeUrl },
    ],
  });
}

/** The way back to one's preferences, for whoever asks for it with their address. */
export function manageLinkMail(
  site: MailSite,
  wording: MailLanguage,
  { manageUrl, unsubscribeUrl }: { manageUrl: string; unsubscribeUrl: string },
): Mail {
  const {
    strings,
    manage,
    mail: { welcome, digest },
  } = wording.pack;
  return subscriptionMail(site, wording, {
    subject: `{site}${colons[wording.language] ?? ': '}${strings.emailPreferences}`,
    foot: digest.why,
    parts: [
      { heading: manage.heading },
      { button: welcome.manage, to: manageUrl },
      { link: welcome.unsubscribe, to: unsubscribeUrl },
    ],
  });
}

/** Between a name and what it is about, where that is not `: `. */
const colons: Partial<Record<DigestLanguage, string>> = { fr: '\u00a0: ', zh: '：', ja: '：' };

type Part =
  | { heading: string }
  | { words: string }
  | { quiet: string }
  | { button: string; to: string }
  | { link: string; to: string };

/** A mail of the newsletter, as HTML and as text, in one order. Every text may have `{site}` in it. */
function subscriptionMail(
  site: MailSite,
  { language }: MailLanguage,
  {
    subject,
    preheader,
    foot,
    parts,
  }: { subject: string; preheader?: string; foot: string; parts: Part[] },
): Mail {
  const said = (text: string) => fillIn(text, { site: site.theme.siteName });
  const style = createStyles(site.theme);
  const frame = {
    language,
    foot: said(foot),
    ...(preheader === undefined ? {} : { preheader: said(preheader) }),
  };
  const html = (part: Part, key: number) => {
    if ('heading' in part)
      return (
        <h1 key={key} style={style.heading}>
          {said(part.heading)}
        </h1>
      );
    if ('words' in part)
      return (
        <p key={key} style={style.paragraph}>
          {said(part.words)}
        </p>
      );
    if ('quiet' in part)
      return (
        <p key={key} className="quiet" style={style.quiet}>
          {said(part.quiet)}
        </p>
      );
    if ('button' in part)
      return (
        <p key={key} style={style.paragraph}>
          <a className="button" href={part.to} style={style.button}>
            {said(part.button)}
          </a>
        </p>
      );
    return (
      <p key={key} style={style.paragraph}>
        <a className="link" href={part.to} style={style.link}>
          {said(part.link)}
        </a>
      </p>
    );
  };
  const text = (part: Part) => {
    if ('button' in part) return `${said(part.button)}\n${part.to}`;
    if ('link' in part) return `${said(part.link)}\n${part.to}`;
    return said(Object.values(part)[0] ?? '');
  };
  return {
    subject: said(subject),
    html: renderMail(site, said(subject), parts.map(html), frame),
    text: plainMail(site, parts.map(text), frame),
  };
}
