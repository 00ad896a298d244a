import { useLocation } from 'react-router';
import { paths } from '#shared/paths.ts';
import { useApp } from '../app-context.tsx';
import { useSession } from '../lib/session.ts';
import { DarkModeToggle } from './dark-mode-toggle.tsx';
import { useFrame } from './frame.tsx';
import * as headerStyles from './header.styles.ts';
import * as buttonStyles from './icon-buttons.styles.ts';

const tabs = [
  [paths.hot, 'hot'],
  [paths.new, 'new'],
  [paths.top, 'top'],
  [paths.search, 'search'],
  [paths.newsletter, 'digest'],
] as const;

/** `search.max` of the limits, whose module would be part of the first load. */
const maxSearchLength = 200;

export function Header() {
  const { site } = useApp();
  const { state, links } = useSession();
  const { texts, lang, dir } = useFrame();
  const { pathname, search } = useLocation();
  const hasSearchField = pathname !== paths.search;
  // The home page shows the newest posts, unless it shows the followed feed.
  const current = pathname === paths.home && !search.includes('feed=') ? paths.new : pathname;
  return (
    <header
      lang={lang}
      dir={dir}
      className={`masthead ${pathname === paths.home ? 'front ' : ''}${headerStyles.masthead}`}
    >
      <div className={headerStyles.mastheadInner}>
        <a href={paths.home} className={`${headerStyles.brand} ${headerStyles.brandWithTagline}`}>
          <img src={site.logo} alt="" width="28" height="28" />
          <span lang={site.language} translate="no">
            {site.name}
          </span>
        </a>
        <p className={headerStyles.tagline} lang={site.language} dir="auto">
          {site.description}
        </p>
        <nav aria-label={texts.main} className={headerStyles.tabs}>
          {tabs.map(([path, name]) => (
            <a
              key={path}
              href={path}
              className={
                name === 'search' && hasSearchField
                  ? `${headerStyles.tab} ${headerStyles.searchTab}`
                  : headerStyles.tab
              }
              aria-current={current === path ? 'page' : undefined}
            >
              {texts[name]}
            </a>
          ))}
        </nav>
        {hasSearchField ? (
          <form action={paths.search} className={headerStyles.find}>
            <input
              name="q"
              type="search"
              dir="auto"
              maxLength={maxSearchLength}
              aria-label={texts.search}
              placeholder={texts.search}
            />
            <button type="submit" hidden>
              {texts.search}
            </button>
          </form>
        ) : null}
        <div className={headerStyles.account} data-session={state}>
          {links?.header ?? (
            <>
              <a href={paths.login}>{texts.login}</a>
              <a href={paths.signup} className={buttonStyles.primaryLink}>
                {texts.signup}
              </a>
            </>
          )}
          <DarkModeToggle />
        </div>
      </div>
    </header>
  );
}
