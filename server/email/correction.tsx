import { languageTag } from '#shared/sites/language-tag.ts';
import { format } from '#shared/texts/format.ts';
import { placeholders, type MailedCorrection } from './digest-template.ts';
import { getTextAttributes, stripMarkers } from './digest-text.ts';
import {
  createStyles,
  plainMail,
  renderMail,
  type Mail,
  type MailLanguage,
  type MailSite,
} from './layout.tsx';

/**
 * Renders the correction of a sentence as an email of its own. The links of the reader are
 * placeholders.
 */
export function correctionMail(
  site: MailSite,
  { language, pack }: MailLanguage,
  correction: MailedCorrection,
): Mail {
  const { correction: texts, digest, welcome } = pack.mail;
  const { siteName } = site.theme;
  const subject = format(language, texts.subject, { site: siteName });
  const frame = { language, foot: format(language, digest.why, { site: siteName }) };
  const style = createStyles(site.theme);
  const expected = languageTag(site.theme.seo.locale) ?? 'en';
  const [sentence, text] = [stripMarkers(correction.sentence), stripMarkers(correction.text)];
  const links = [
    { text: digest.pauseLink, href: placeholders.manage },
    { text: welcome.unsubscribe, href: placeholders.unsubscribe },
  ];
  return {
    subject,
    html: renderMail(
      site,
      subject,
      <>
        <h1 style={style.heading}>{texts.heading}</h1>
        {sentence === '' ? null : (
          <>
            <p style={style.paragraph}>{texts.text}</p>
            <p
              className="quiet"
              {...getTextAttributes(sentence, correction.language ?? expected, language)}
              style={{ ...style.quiet, fontSize: '16px', lineHeight: '24px' }}
            >
              <s>{sentence}</s>
            </p>
          </>
        )}
        <p {...getTextAttributes(text, expected, language)} style={style.paragraph}>
          {text}
        </p>
        {links.map((link) => (
          <p key={link.href} style={style.paragraph}>
            <a className="link" href={link.href} style={style.link}>
              {link.text}
            </a>
          </p>
        ))}
      </>,
      frame,
    ),
    text: plainMail(
      site,
      [
        texts.heading,
        ...(sentence === '' ? [] : [texts.text, `“${sentence}”`]),
        text,
        ...links.map((link) => `${link.text}\n${link.href}`),
      ],
      frame,
    ),
  };
}
