import { format } from '#shared/texts/format.ts';
import {
  createStyles,
  plainMail,
  renderMail,
  type Mail,
  type MailSite,
  type MailLanguage,
} from './layout.tsx';

/**
 * Asks to confirm a subscription. `url`: the page with the button that confirms it. `isBounced`: an
 * earlier email to the address came back.
 */
export function verifySubscriptionMail(
  site: MailSite,
  wording: MailLanguage,
  { url, isBounced = false }: { url: string; isBounced?: boolean },
): Mail {
  const { verify } = wording.pack.mail;
  return subscriptionMail(site, wording, {
    subject: verify.subject,
    preheader: verify.preheader,
    foot: verify.ignore,
    parts: [
      { heading: verify.heading },
      ...(isBounced ? [{ text: verify.bounced }] : []),
      { text: verify.text },
      { button: verify.button, to: url },
      { quiet: verify.expires },
    ],
  });
}

/**
 * Welcomes a confirmed subscriber. All URLs are of pages; `latestUrl` is null before the first
 * issue. `sender` is the email address that digests come from.
 */
export function welcomeMail(
  site: MailSite,
  wording: MailLanguage,
  {
    frequency,
    latestUrl,
    sender,
    manageUrl,
    unsubscribeUrl,
  }: {
    frequency: 'daily' | 'weekly';
    latestUrl: string | null;
    sender: string;
    manageUrl: string;
    unsubscribeUrl: string;
  },
): Mail {
  const { welcome, digest } = wording.pack.mail;
  return subscriptionMail(site, wording, {
    subject: welcome.subject,
    preheader: welcome.preheader,
    foot: digest.why,
    parts: [
      { heading: welcome.heading },
      { text: welcome[frequency] },
      ...(latestUrl === null ? [] : [{ button: welcome.latest, to: latestUrl }]),
      { text: format(wording.language, welcome.sender, { address: sender }) },
      latestUrl === null
        ? { button: welcome.manage, to: manageUrl }
        : { link: welcome.manage, to: manageUrl },
      { link: welcome.unsubscribe, to: unsubscribeUrl },
    ],
  });
}

/** Sends the link to all data of a subscriber who requested it. */
export function ownerLinkMail(
  site: MailSite,
  wording: MailLanguage,
  { manageUrl, unsubscribeUrl }: { manageUrl: string; unsubscribeUrl: string },
): Mail {
  const {
    manage,
    mail: { ownerLink, welcome, digest },
  } = wording.pack;
  return subscriptionMail(site, wording, {
    subject: ownerLink.subject,
    foot: digest.why,
    parts: [
      { heading: manage.heading },
      { button: welcome.manage, to: manageUrl },
      { quiet: manage.linkExpires },
      { link: welcome.unsubscribe, to: unsubscribeUrl },
    ],
  });
}

type Part =
  | { heading: string }
  | { text: string }
  | { quiet: string }
  | { button: string; to: string }
  | { link: string; to: string };

/** Renders a newsletter email as HTML and text. Every text may contain `{site}`. */
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
  const fill = (text: string) => format(language, text, { site: site.theme.siteName });
  const style = createStyles(site.theme);
  const frame = {
    language,
    foot: fill(foot),
    ...(preheader === undefined ? {} : { preheader: fill(preheader) }),
  };
  const html = (part: Part, key: number) => {
    if ('heading' in part)
      return (
        <h1 key={key} style={style.heading}>
          {fill(part.heading)}
        </h1>
      );
    if ('text' in part)
      return (
        <p key={key} style={style.paragraph}>
          {fill(part.text)}
        </p>
      );
    if ('quiet' in part)
      return (
        <p key={key} className="quiet" style={style.quiet}>
          {fill(part.quiet)}
        </p>
      );
    if ('button' in part)
      return (
        <p key={key} style={style.paragraph}>
          <a className="button" href={part.to} style={style.button}>
            {fill(part.button)}
          </a>
        </p>
      );
    return (
      <p key={key} style={style.paragraph}>
        <a className="link" href={part.to} style={style.link}>
          {fill(part.link)}
        </a>
      </p>
    );
  };
  const text = (part: Part) => {
    if ('button' in part) return `${fill(part.button)}\n${part.to}`;
    if ('link' in part) return `${fill(part.link)}\n${part.to}`;
    return fill(Object.values(part)[0] ?? '');
  };
  return {
    subject: fill(subject),
    html: renderMail(site, fill(subject), parts.map(html), frame),
    text: plainMail(site, parts.map(text), frame),
  };
}
