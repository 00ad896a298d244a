import { en } from '#shared/texts/en.ts';
import { paths } from '#shared/paths.ts';
import { toSiteUrl } from '#shared/sites/site-url.ts';
import {
  createStyles,
  mailTranslate,
  plainMail,
  renderMail,
  type Mail,
  type MailSite,
} from './layout.tsx';

/** Tells an applicant that the account exists. */
export function acceptedMail(site: MailSite): Mail {
  const style = createStyles(site.theme);
  const { accepted, logIn, why } = fillTexts(site);
  const url = toSiteUrl(site, paths.login);
  const frame = { foot: why };
  return {
    subject: accepted,
    html: renderMail(
      site,
      accepted,
      <>
        <p style={style.paragraph}>{accepted}</p>
        <p style={style.paragraph}>
          <a className="button" href={url} style={style.button}>
            {logIn}
          </a>
        </p>
      </>,
      frame,
    ),
    text: plainMail(site, [accepted, `${logIn}:\n${url}`], frame),
  };
}

/** Tells an applicant that there will be no account. `reason`: of the moderator, may be empty. */
export function declinedMail(site: MailSite, reason: string): Mail {
  const style = createStyles(site.theme);
  const { declined, why } = fillTexts(site);
  const frame = { foot: why };
  return {
    subject: declined,
    html: renderMail(
      site,
      declined,
      <>
        <p style={style.paragraph}>{declined}</p>
        {reason !== '' && (
          <p dir="auto" style={style.paragraph}>
            {reason}
          </p>
        )}
      </>,
      frame,
    ),
    text: plainMail(site, [declined, ...(reason === '' ? [] : [reason])], frame),
  };
}

function fillTexts(site: MailSite) {
  const t = mailTranslate(site);
  const { accepted, declined, logIn, why } = en.mail.application;
  const named = { site: site.theme.siteName };
  return {
    accepted: t(accepted, named),
    declined: t(declined, named),
    logIn: t(logIn),
    why: t(why, named),
  };
}
