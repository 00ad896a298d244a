import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { paths } from '#shared/paths.ts';
import type { PublicSite } from '#shared/sites/theme.ts';
import { useApp } from '../app-context.tsx';
import { useSession } from '../lib/session.ts';
import { DarkModeToggle } from './dark-mode-toggle.tsx';
import { useFrame, type Frame } from './frame.tsx';
import * as global from '../theme/global.styles.ts';
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
  const { pathname, search } = useLocation();
  return (
    <Masthead
      site={site}
      frame={useFrame()}
      isFront={pathname === paths.home}
      // The home page shows the newest posts, unless it shows the followed feed.
      current={pathname === paths.home && !search.includes('feed=') ? paths.new : pathname}
      account={links?.header}
      session={state}
      toggle={<DarkModeToggle />}
    />
  );
}

/** The header of every page, also of those without script. `account`: in place of the login. */
export function Masthead({
  site,
  frame: { texts, lang, dir },
  isFront = false,
  current,
  account,
  session,
  toggle,
}: {
  site: Pick<PublicSite, 'name' | 'description' | 'language'> & { logo: string | null };
  frame: Frame;
  isFront?: boolean;
  current?: string;
  account?: ReactNode;
  session?: string;
  toggle?: ReactNode;
}) {
  const hasSearchField = current !== paths.search;
  return (
    <header
      lang={lang}
      dir={dir}
      className={`masthead ${isFront ? 'front ' : ''}${headerStyles.masthead}`}
    >
      <div className={headerStyles.mastheadInner}>
        <a href={paths.home} className={`${headerStyles.brand} ${headerStyles.brandWithTagline}`}>
          {site.logo === null ? null : <img src={site.logo} alt="" width="28" height="28" />}
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
        <div className={headerStyles.account} data-session={session}>
          {account ?? (
            <>
              <a href={paths.login}>{texts.login}</a>
              <a href={paths.signup} className={buttonStyles.primaryLink}>
                {texts.signup}
              </a>
            </>
          )}
          <button type="button" popoverTarget="more" className={headerStyles.moreButton}>
            <svg viewBox="0 0 24 24" stroke="currentColor" strokeWidth="2" aria-hidden="true">
              <path d="M4 7h16M4 12h16M4 17h16" />
            </svg>
            <span className={global.hidden}>{texts.menu}</span>
          </button>
          <div
            id="more"
            popover="auto"
            className={`${headerStyles.menu} ${headerStyles.more}`}
            ref={closeAfterClick}
          >
            <a href={paths.top}>{texts.top}</a>
            {toggle}
          </div>
        </div>
      </div>
    </header>
  );
}

/** Closes the menu by hand, because client-side navigation keeps the page. */
export function closeAfterClick(menu: HTMLElement | null): (() => void) | undefined {
  const close = () => menu?.matches(':popover-open') && menu.hidePopover();
  menu?.addEventListener('click', close);
  return () => menu?.removeEventListener('click', close);
}
