import type { Reply } from '#shared/contract/index.ts';
import { industryPath, landingPath, paths } from '#shared/paths.ts';
import { rich } from '../../ui/rich.tsx';
import { useApp } from '../../app-context.tsx';
import * as listStyles from './page-lists.styles.ts';

export function LanguageIndex({ languages }: Reply<'GET /api/newsletter/languages'>) {
  const { site, t } = useApp();
  return (
    <div className={listStyles.index}>
      <h1 className="title">{t('The digest in your language')}</h1>
      <p className={listStyles.lead}>
        {rich(
          t,
          'What readers of {site} found worth reading, in one email. Available in ten languages ' +
            'besides <english>English</english>.',
          {
            site: site.name,
            english: (content) => <a href={landingPath(t.language, 'en')}>{content}</a>,
          },
        )}
      </p>
      <ul className={listStyles.cards}>
        {languages.map(({ code, name, localName, tagline, dir }) => (
          <li key={code}>
            <h2>
              <a href={landingPath(t.language, code)} hrefLang={code}>
                <span lang={code} dir={dir}>
                  {localName}
                </span>{' '}
                <span className={listStyles.alias}>{t(name)}</span>
              </a>
            </h2>
            {/* From whichever side it is read, it stands below its name. */}
            <p>
              <span lang={code} dir={dir}>
                {tagline}
              </span>
            </p>
          </li>
        ))}
      </ul>
    </div>
  );
}

export function IndustryIndex({ industries }: Reply<'GET /api/newsletter/industries'>) {
  const { site, t } = useApp();
  return (
    <div className={listStyles.index}>
      <h1 className="title">{t('The digest for your industry')}</h1>
      <p className={listStyles.lead}>
        {rich(
          t,
          'What readers of {site} found worth reading, in one email. Tell us your field and we’ll ' +
            'tailor <digest>the digest</digest> to it.',
          {
            site: site.name,
            digest: (content) => <a href={paths.newsletter}>{content}</a>,
          },
        )}
      </p>
      <ul className={listStyles.cards}>
        {industries.map(({ slug, name, description }) => (
          <li key={slug}>
            <h2>
              <a href={industryPath(slug)}>{t(name)}</a>
            </h2>
            <p>{t(description)}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}
