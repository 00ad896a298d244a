import type { ReactNode } from 'react';
import { contrast, pairs, suggestFor } from '#shared/contrast.ts';
import { rich } from '../../ui/rich.tsx';
import { number, t } from '../lib/words.ts';
import { announce } from '../../lib/announce.ts';
import * as admin from '../admin.admin.styles.ts';
import { EditorProvider } from './draft-store.ts';
import { getColorName, getColorNameInText, modeNames } from './setting-labels.ts';
import {
  findFailingPairs,
  formatPair,
  ratioDigits,
  formatRatio,
  schemes,
  type Failing,
} from './contrast-report.ts';
import * as siteStyles from './sites.admin.styles.ts';
import * as styles from './theme-colors.admin.styles.ts';

/** Lists pairs with too little contrast, each with the nearest color that has enough. */
export function ContrastFailures() {
  const {
    editor,
    editing: { settings },
  } = EditorProvider.use();
  const failing = findFailingPairs(settings);
  if (failing.length === 0)
    return (
      <p className={admin.note}>{t('All {count} color pairs pass.', { count: pairs.length })}</p>
    );
  const stop = failing.filter(({ blocks }) => blocks).length;
  const consequence =
    failing.length === 1
      ? t('It needs a reason before the site can be published.')
      : stop === failing.length
        ? t('They need a reason before the site can be published.')
        : t(
            '{count, plural, one {The first needs} other {The first # need}} a reason before the site can be published.',
            { count: stop },
          );
  const use = ({ scheme, front, mode }: Failing, color: string) => {
    editor.set(`theme.${scheme}.${front}`, color);
    announce(
      t('{name}, {mode}, is {color} now.', {
        name: getColorName(front),
        mode: modeNames[mode],
        color,
      }),
    );
  };
  return (
    <section aria-labelledby="failing">
      <h3 id="failing">
        {t(
          '{count, plural, one {# color pair has low contrast} other {# color pairs have low contrast}}',
          { count: failing.length },
        )}
      </h3>
      {stop > 0 ? <p className={admin.note}>{consequence}</p> : null}
      <ul className={styles.failing}>
        {failing.map((pair) => {
          const color = suggestFor(settings.theme[pair.scheme], pair);
          return (
            <li key={`${pair.scheme} ${pair.front} ${pair.back}`}>
              <p>{describeFailure(pair, <strong>{formatPair(pair)}</strong>)}</p>
              {color === null ? null : (
                <p>
                  <Swatch color={color} />
                  {t('{color} is the nearest passing color.', { color })}{' '}
                  <button
                    type="button"
                    className={siteStyles.small}
                    aria-label={t('Use {color} for {pair}', { color, pair: formatPair(pair) })}
                    onClick={() => use(pair, color)}
                  >
                    {t('Use')}
                  </button>
                </p>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** Says what is wrong with a pair. `name`: of the pair, as it is shown. */
export const describeFailure = ({ ratio, minimum }: Failing, name: ReactNode): ReactNode =>
  Number.isNaN(ratio)
    ? rich(t, '{pair}: not a color', { pair: name })
    : rich(t, '{pair}: {ratio}, needs {minimum}:1', {
        pair: name,
        ratio: formatRatio(ratio),
        minimum: number(minimum),
      });

export function ContrastTable() {
  const {
    editing: {
      settings: { theme },
    },
  } = EditorProvider.use();
  return (
    <div className={admin.table} role="region" aria-label={t('Contrast of all pairs')} tabIndex={0}>
      <table>
        <caption>
          {t('Contrast of all color pairs (WCAG 2). Accent and borders are decorative.')}
        </caption>
        <thead>
          <tr>
            <th scope="col">{t('Pair')}</th>
            <th scope="col" className="number">
              {t('Needs')}
            </th>
            {schemes.map(({ scheme, name }) => (
              <th key={scheme} scope="col" className="number">
                {name === 'light' ? t('Light [colors]') : t('Dark [colors]')}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {pairs.map((pair) => (
            <tr key={`${pair.front} ${pair.back}`}>
              <td>
                {t('{front} on {back}', {
                  front: getColorName(pair.front),
                  back: getColorNameInText(pair.back),
                })}
              </td>
              <td className="number">{`${number(pair.minimum)}:1`}</td>
              {schemes.map(({ scheme }) => (
                <Ratio
                  key={scheme}
                  ratio={contrast(theme[scheme][pair.front], theme[scheme][pair.back])}
                  minimum={pair.minimum}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Ratio({ ratio, minimum }: { ratio: number; minimum: number }) {
  const good = ratio >= minimum;
  return (
    <td className="number">
      {Number.isNaN(ratio) ? '' : `${ratioDigits(ratio)} `}
      <span className={good ? styles.pass : styles.fails}>{good ? t('passes') : t('fails')}</span>
    </td>
  );
}

export function Swatch({ color }: { color: string }) {
  return <span className={styles.swatch} style={{ backgroundColor: color }} aria-hidden="true" />;
}
