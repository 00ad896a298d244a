import { paths } from '#shared/paths.ts';
import { useApp } from '../app-context.tsx';
import { useSession } from '../lib/session.ts';
import { useFrame } from './frame.tsx';
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
  const { links: memberLinks } = useSession();
  const { texts, lang, dir } = useFrame();
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
        {memberLinks?.footer}
        <p>
          © {new Date(now).getUTCFullYear()} <span lang={site.language}>{site.name}</span>.{' '}
          {texts.rights}
        </p>
      </div>
    </footer>
  );
}
