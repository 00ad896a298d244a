import { format } from '#shared/texts/format.ts';
import { paths } from '#shared/paths.ts';
import { toSiteUrl } from '#shared/sites/site-url.ts';
import {
  createStyles,
  plainMail,
  renderMail,
  type Mail,
  type MailLanguage,
  type MailSite,
} from './layout.tsx';

/** Tells an applicant that the account exists. */
export function acceptedMail(site: MailSite, wording: MailLanguage): Mail {
  const style = createStyles(site.theme);
  const { accepted, logIn, why } = fillTexts(site, wording);
  const url = toSiteUrl(site, paths.login);
  const frame = { foot: why, language: wording.language };
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
export function declinedMail(site: MailSite, wording: MailLanguage, reason: string): Mail {
  const style = createStyles(site.theme);
  const { declined, why } = fillTexts(site, wording);
  const frame = { foot: why, language: wording.language };
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

function fillTexts({ theme }: MailSite, { language, pack }: MailLanguage) {
  const { accepted, declined, logIn, why } = pack.mail.application;
  const fill = (text: typeof accepted) => format(language, text, { site: theme.siteName });
  return { accepted: fill(accepted), declined: fill(declined), logIn, why: fill(why) };
}
