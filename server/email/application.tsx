import { fillIn } from '#shared/texts/format.ts';
import { applicationTexts } from '#shared/newsletter/application-texts.ts';
import { paths, type DigestLanguage } from '#shared/paths.ts';
import { toSiteUrl } from '#shared/sites/site-url.ts';
import { createStyles, plainMail, renderMail, type Mail, type MailSite } from './layout.tsx';

/** Tells an applicant that the account exists. */
export function acceptedMail(site: MailSite, language: DigestLanguage): Mail {
  const style = createStyles(site.theme);
  const { accepted, logIn, why } = fillTexts(site, language);
  const url = toSiteUrl(site, paths.login);
  const frame = { foot: why, language };
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
export function declinedMail(site: MailSite, language: DigestLanguage, reason: string): Mail {
  const style = createStyles(site.theme);
  const { declined, why } = fillTexts(site, language);
  const frame = { foot: why, language };
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

function fillTexts({ theme }: MailSite, language: DigestLanguage) {
  const { accepted, declined, logIn, why } = applicationTexts[language];
  const fill = (text: string) => fillIn(text, { site: theme.siteName });
  return { accepted: fill(accepted), declined: fill(declined), logIn, why: fill(why) };
}
