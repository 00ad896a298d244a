import { contrast, pairs, suggestFor } from '#shared/contrast.ts';
import { announce } from '../../lib/announce.ts';
import * as admin from '../admin.admin.styles.ts';
import { EditorProvider } from './draft-store.ts';
import { getColorName } from './setting-labels.ts';
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
    return <p className={admin.note}>All {pairs.length} color pairs pass.</p>;
  const stop = failing.filter(({ blocks }) => blocks).length;
  const subject =
    failing.length === 1
      ? 'It needs'
      : stop === failing.length
        ? 'They need'
        : stop === 1
          ? 'The first needs'
          : `The first ${stop} need`;
  const use = ({ scheme, front, mode }: Failing, color: string) => {
    editor.set(`theme.${scheme}.${front}`, color);
    announce(`${getColorName(front)}, ${mode}, is ${color} now.`);
  };
  return (
    <section aria-labelledby="failing">
      <h3 id="failing">
        {failing.length === 1
          ? '1 color pair has low contrast'
          : `${failing.length} color pairs have low contrast`}
      </h3>
      {stop > 0 ? (
        <p className={admin.note}>{`${subject} a reason before the site can be published.`}</p>
      ) : null}
      <ul className={styles.failing}>
        {failing.map((pair) => {
          const color = suggestFor(settings.theme[pair.scheme], pair);
          return (
            <li key={`${pair.scheme} ${pair.front} ${pair.back}`}>
              <p>
                <strong>{formatPair(pair)}</strong>
                {Number.isNaN(pair.ratio)
                  ? ': not a color'
                  : `: ${formatRatio(pair.ratio)}, needs ${pair.minimum}:1`}
              </p>
              {color === null ? null : (
                <p>
                  <Swatch color={color} />
                  {`${color} is the nearest passing color. `}
                  <button
                    type="button"
                    className={siteStyles.small}
                    aria-label={`Use ${color} for ${formatPair(pair)}`}
                    onClick={() => use(pair, color)}
                  >
                    Use
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

export function ContrastTable() {
  const {
    editing: {
      settings: { theme },
    },
  } = EditorProvider.use();
  return (
    <div className={admin.table} role="region" aria-label="Contrast of all pairs" tabIndex={0}>
      <table>
        <caption>Contrast of all color pairs (WCAG 2). Accent and borders are decorative.</caption>
        <thead>
          <tr>
            <th scope="col">Pair</th>
            <th scope="col" className="number">
              Needs
            </th>
            {schemes.map(({ scheme, name }) => (
              <th key={scheme} scope="col" className="number">
                {name === 'light' ? 'Light' : 'Dark'}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {pairs.map((pair) => (
            <tr key={`${pair.front} ${pair.back}`}>
              <td>{`${getColorName(pair.front)} on ${getColorName(pair.back).toLowerCase()}`}</td>
              <td className="number">{`${pair.minimum}:1`}</td>
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
      <span className={good ? styles.pass : styles.fails}>{good ? 'passes' : 'fails'}</span>
    </td>
  );
}

export function Swatch({ color }: { color: string }) {
  return <span className={styles.swatch} style={{ backgroundColor: color }} aria-hidden="true" />;
}
