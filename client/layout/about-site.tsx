import { paths } from '#shared/paths.ts';
import { useApp } from '../app-context.tsx';
import * as styles from './layout.styles.ts';

/** About the site: a sidebar, or below the content on narrow screens. */
export function AboutSite() {
  const { site } = useApp();
  return (
    <aside className={`rail ${styles.rail}`} aria-labelledby="about-site">
      <h2 id="about-site" className={`label ${styles.label}`}>
        About {site.name}
      </h2>
      <p>{site.seo.defaultDescription}</p>
      <p>
        <a href={paths.about}>About this site</a>
      </p>
      <p>
        <a href={paths.newsletter} data-subscribe>
          Get the daily digest
        </a>
      </p>
    </aside>
  );
}
