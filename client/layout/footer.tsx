import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { paths } from '#shared/paths.ts';
import { toHostUrl } from '#shared/api/origin.ts';
import type { PublicSite } from '#shared/sites/theme.ts';
import { useApp } from '../app-context.tsx';
import { useSession } from '../lib/session.ts';
import { useFrame, type Frame } from './frame.tsx';
import * as styles from './layout.styles.ts';

/** In columns: reading, the digest, the site, the account and its terms. */
const columns = [
  [
    [paths.home, 'home'],
    [paths.hot, 'hot'],
    [paths.top, 'top'],
    [paths.discussions, 'discussions'],
    [paths.search, 'search'],
  ],
  [
    [paths.newsletter, 'digest'],
    [paths.archive, 'archive'],
    [paths.newsletterLanguages, 'byLanguage'],
    [paths.newsletterIndustries, 'byIndustry'],
    [paths.manageSubscription, 'manage'],
  ],
  [
    [paths.about, 'about'],
    [paths.contact, 'contact'],
    [paths.moderations, 'log'],
    ['/api/docs', 'docs'],
    ['/new/feed.xml', 'rss'],
  ],
  [
    [paths.login, 'login'],
    [paths.signup, 'signup'],
    [paths.terms, 'terms'],
    [paths.privacy, 'privacy'],
  ],
] as const;

export function Footer() {
  const { site, now } = useApp();
  const { links } = useSession();
  return (
    <Colophon site={site} frame={useFrame()} year={new Date(now).getUTCFullYear()}>
      <Languages />
      {links?.footer}
    </Colophon>
  );
}

/** The page in the other languages of the site. */
function Languages() {
  const { site, settings, language, t } = useApp();
  const { pathname, search } = useLocation();
  if (site.languages.length === 0) return null;
  return (
    <nav aria-label={t('Languages')} className={styles.languages}>
      {site.languages.map(({ code, name, host }) => (
        <a
          key={code}
          href={`${toHostUrl(host, settings.pagePort)}${pathname}${search}`}
          hrefLang={code}
          lang={code}
          aria-current={code === language ? 'true' : undefined}
        >
          {name}
        </a>
      ))}
    </nav>
  );
}

/** The footer of every page, also of those without script. */
export function Colophon({
  site,
  frame: { texts, lang, dir },
  year,
  children,
}: {
  site: Pick<PublicSite, 'name' | 'language'>;
  frame: Frame;
  year?: number;
  children?: ReactNode;
}) {
  return (
    <footer lang={lang} dir={dir} className={`colophon ${styles.colophon}`}>
      <div className={styles.colophonInner}>
        <nav aria-label={texts.footer}>
          {columns.map((links) => (
            <ul key={links[0][0]}>
              {links.map(([path, name]) => (
                <li key={path}>
                  <a href={path}>{texts[name]}</a>
                </li>
              ))}
            </ul>
          ))}
        </nav>
        {children}
        <p>
          © {year} <span lang={site.language}>{site.name}</span>. {texts.rights}
        </p>
      </div>
    </footer>
  );
}
