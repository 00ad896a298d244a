import { paths } from '#shared/paths.ts';
import { useApp } from '../app-context.tsx';
import { useSession } from '../lib/session.ts';
import * as styles from './layout.styles.ts';

const links = [
  [paths.home, 'Home'],
  [paths.login, 'Login'],
  [paths.signup, 'Sign Up'],
  [paths.newsletterLanguages, 'Digest by language'],
  [paths.newsletterIndustries, 'Digest by industry'],
  [paths.manageSubscription, 'Manage subscription'],
  [paths.about, 'About'],
  [paths.contact, 'Contact'],
  [paths.terms, 'Terms'],
  [paths.privacy, 'Privacy'],
] as const;

export function Footer() {
  const { site, now } = useApp();
  const { links: memberLinks } = useSession();
  return (
    <footer lang="en" dir="ltr" className={`colophon ${styles.colophon}`}>
      <div className={styles.colophonInner}>
        <nav aria-label="Footer">
          <ul>
            {links.map(([path, name]) => (
              <li key={path}>
                <a href={path}>{name}</a>
              </li>
            ))}
          </ul>
          <div className={styles.memberLinks}>{memberLinks?.footer}</div>
        </nav>
        <p>
          © {new Date(now).getUTCFullYear()} {site.name}. All rights reserved.
        </p>
      </div>
    </footer>
  );
}
