import type { Reply } from '#shared/contract/index.ts';
import { industryPath, languagePath, paths } from '#shared/paths.ts';
import { useApp } from '../../app-context.tsx';
import * as listStyles from './page-lists.styles.ts';

export function LanguageIndex({ languages }: Reply<'GET /api/newsletter/languages'>) {
  const { site } = useApp();
  return (
    <div className={listStyles.index}>
      <h1 className="title">The digest in your language</h1>
      <p className={listStyles.lead}>
        What readers of {site.name} found worth reading, in one email. Available in ten languages
        besides <a href={paths.newsletter}>English</a>.
      </p>
      <ul className={listStyles.cards}>
        {languages.map(({ code, name, localName, tagline, dir }) => (
          <li key={code}>
            <h2>
              <a href={languagePath(code)} hrefLang={code}>
                <span lang={code} dir={dir}>
                  {localName}
                </span>{' '}
                <span className={listStyles.alias}>{name}</span>
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
  const { site } = useApp();
  return (
    <div className={listStyles.index}>
      <h1 className="title">The digest for your industry</h1>
      <p className={listStyles.lead}>
        What readers of {site.name} found worth reading, in one email. Tell us your field and we’ll
        tailor <a href={paths.newsletter}>the digest</a> to it.
      </p>
      <ul className={listStyles.cards}>
        {industries.map(({ slug, name, description }) => (
          <li key={slug}>
            <h2>
              <a href={industryPath(slug)}>{name}</a>
            </h2>
            <p>{description}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}
