import type { ReactNode } from 'react';
import { Outlet, ScrollRestoration, useMatches, useNavigation } from 'react-router';
import { useApp } from '../app-context.tsx';
import * as global from '../theme/global.styles.ts';
import * as ui from '../ui/ui.styles.ts';
import { Footer } from './footer.tsx';
import { useFrame, usePageLanguage } from './frame.tsx';
import { Header } from './header.tsx';
import * as buttonStyles from './icon-buttons.styles.ts';
import * as styles from './layout.styles.ts';
import { useNavigationFocus } from './navigation-focus.ts';

/** The whole document. Pages add to the head with `PageHead`. */
export function Root() {
  return (
    <Document>
      <SkipLink />
      <Progress />
      <Header />
      <Main>
        <Outlet />
      </Main>
      <Footer />
      <div id="live-status" role="status" aria-live="polite" className={global.hidden} />
      <div id="live-alert" role="alert" className={buttonStyles.alert} />
      <ScrollRestoration />
    </Document>
  );
}

function SkipLink() {
  const { texts, lang, dir } = useFrame();
  return (
    <a href="#main" lang={lang} dir={dir} className={`skip ${ui.skip}`}>
      {texts.skip}
    </a>
  );
}

function Document({ children }: { children: ReactNode }) {
  const { t, assets, themeColor, favicon, data, headScript, analytics } = useApp();
  // Only routes with a handle are public: a site's own CSS must not change the others.
  const custom = useMatches().at(-1)?.handle ? assets.custom : undefined;
  const { lang = t.language, dir = t.dir === 'rtl' ? t.dir : undefined } = usePageLanguage();
  return (
    // The head script adds classes before React hydrates.
    <html lang={lang} dir={dir} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" media="(prefers-color-scheme: light)" content={themeColor.light} />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content={themeColor.dark} />
        {/* It has run: the browser need not know what it says. */}
        <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: headScript ?? '' }} />
        {assets.css.map((href) => (
          <link key={href} rel="stylesheet" href={href} />
        ))}
        {custom && <link rel="stylesheet" href={custom} />}
        {assets.fonts.map((href) => (
          <link key={href} rel="preload" as="font" type="font/woff2" crossOrigin="" href={href} />
        ))}
        <link rel="icon" href={favicon} />
        <link
          rel="apple-touch-icon"
          href={favicon.startsWith('/images/') ? favicon : '/apple-touch-icon.png'}
        />
        <link rel="manifest" href="/manifest.webmanifest" />
        {/* Last, so hydration ignores it: the browser renders no analytics. */}
        {analytics}
      </head>
      <body>
        {children}
        {/* Last too: the browser renders no data. */}
        {data}
      </body>
    </html>
  );
}

function Main({ children }: { children: ReactNode }) {
  const busy = useNavigation().state !== 'idle';
  useNavigationFocus();
  return (
    <main
      id="main"
      tabIndex={-1}
      className={`site-content ${styles.page}`}
      aria-busy={busy || undefined}
    >
      {children}
    </main>
  );
}

function Progress() {
  const busy = useNavigation().state !== 'idle';
  return busy ? <div className={styles.progress} aria-hidden="true" /> : null;
}
