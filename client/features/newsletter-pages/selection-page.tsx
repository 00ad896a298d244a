import type { SelectionRules } from '#shared/contract/newsletter.ts';
import { paths } from '#shared/paths.ts';
import { useApp, useTranslate } from '../../app-context.tsx';
import { richText } from '../../ui/rich-text.styles.ts';
import * as styles from './newsletter-pages.styles.ts';
import * as global from '../../theme/global.styles.ts';

/** The rules by which a site ranks posts and selects those of its digest. */
export function SelectionPage({ rules: { rankingWindow, sections } }: { rules: SelectionRules }) {
  const { site, t } = useApp();
  return (
    <div className={richText}>
      <h1>{t('How {site} chooses posts', { site: site.name })}</h1>
      <p>
        {t(
          'Readers’ votes and the age of posts decide the order. The digest has the posts with the ' +
            'most points of its day or week, and each event once. No AI picks posts.',
        )}
      </p>
      <Fading hours={rankingWindow} />
      {sections.map(({ heading, rules }) => (
        <details key={heading}>
          <summary>{t('{heading}: all rules', { heading })}</summary>
          <ul>
            {rules.map((rule) => (
              <li key={rule}>{rule}</li>
            ))}
          </ul>
        </details>
      ))}
      <p className={global.dotted}>
        <a href={paths.archive}>{t('Past issues')}</a>
        <a href={paths.newsletter}>{t('Get the digest by email')}</a>
      </p>
    </div>
  );
}

const size = { width: 320, height: 120 };

/** How the points of a post fade in the order of the front page, to a tenth in `hours`. */
function Fading({ hours }: { hours: number }) {
  const t = useTranslate();
  const shares = Array.from({ length: 41 }, (_, step) => 10 ** (-step / 20));
  const points = shares.map(
    (share, step) => `${(step * size.width) / 40},${((1 - share) * size.height).toFixed(1)}`,
  );
  return (
    <figure className={styles.fading}>
      <figcaption>{t('What 100 points count for as a post gets older')}</figcaption>
      <svg viewBox={`0 0 ${size.width} ${size.height}`} aria-hidden="true">
        <polygon points={`${points.join(' ')} ${size.width},${size.height} 0,${size.height}`} />
        <polyline points={points.join(' ')} />
      </svg>
      <ol>
        {[0, 1, 2].map((times) => (
          <li key={times}>
            <strong>{100 / 10 ** times}</strong>{' '}
            {times === 0
              ? t('when new')
              : t('after {hours, plural, one {# hour} other {# hours}}', { hours: times * hours })}
          </li>
        ))}
      </ol>
    </figure>
  );
}
