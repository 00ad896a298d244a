import type { ReactNode } from 'react';
import { paths } from '#shared/paths.ts';
import { useApp } from '../app-context.tsx';
import * as styles from './layout.styles.ts';

/**
 * A column beside the content, or below it on narrow screens. `children` are about the page;
 * without them it is about the site.
 */
export function AboutSite({ children }: { children?: ReactNode }) {
  const { site, t } = useApp();
  return (
    <aside className={`rail ${styles.rail}`}>
      {children ?? (
        <RailSection heading={t('About {site}', { site: site.name })}>
          <p dir="auto">{site.seo.defaultDescription}</p>
          <p>
            <a href={paths.about}>{t('About this site')}</a>
          </p>
        </RailSection>
      )}
      <p>
        <a href={paths.newsletter} data-subscribe>
          {t('Get the daily digest')}
        </a>
      </p>
    </aside>
  );
}

export const RailSection = ({ heading, children }: { heading: string; children: ReactNode }) => (
  <section>
    <h2 className={`label kicker ${styles.label}`}>{heading}</h2>
    {children}
  </section>
);
