import { contrast, deriveDark, deriveRest, pairs } from '#shared/contrast.ts';
import type { ColorName, Palette } from '#shared/sites/theme.ts';
import { announce } from '../../lib/announce.ts';
import * as form from '../../ui/form.styles.ts';
import * as admin from '../admin.admin.styles.ts';
import { ContrastFailures, ContrastTable } from './contrast-table.tsx';
import { EditorProvider } from './draft-store.ts';
import { useSetting } from './fields.tsx';
import { colorGroups, getColorNameInText, modeNames } from './setting-labels.ts';
import { findFailingPairs, formatRatio, schemes, type Scheme } from './contrast-report.ts';
import * as styles from './theme-colors.admin.styles.ts';
import { number, t } from '../lib/words.ts';

export function Colors() {
  const {
    editor,
    editing: { settings },
  } = EditorProvider.use();
  const { theme } = settings;
  const derive = () => {
    editor.set('theme.dark', deriveDark(theme.colors));
    announce(t('Dark colors were generated from the light ones. You can undo.'));
  };
  const deriveOthers = () => {
    const [colors, dark] = [deriveRest(theme.colors), deriveRest(theme.dark)];
    editor.set('theme', { ...theme, colors, dark });
    announce(t('The colors below were generated from those above. You can undo.'));
  };
  return (
    <>
      <ContrastFailures />
      <div className={admin.bar}>
        <button type="button" className={form.quiet} onClick={derive}>
          {t('Generate dark colors')}
        </button>
      </div>
      {colorGroups.map(({ name, isDerived, colors }) =>
        isDerived ? (
          <details key={name}>
            <summary>{name}</summary>
            <div className={admin.bar}>
              <button type="button" className={form.quiet} onClick={deriveOthers}>
                {t('Generate from the colors above')}
              </button>
            </div>
            <ColorInputs colors={colors} />
          </details>
        ) : (
          <section key={name} aria-label={name} className={styles.group}>
            <h3>{name}</h3>
            <ColorInputs colors={colors} />
          </section>
        ),
      )}
      {findFailingPairs(settings).length === 0 ? null : (
        <details>
          <summary>{t('Contrast of all pairs')}</summary>
          <ContrastTable />
        </details>
      )}
    </>
  );
}

const ColorInputs = ({ colors }: Pick<(typeof colorGroups)[number], 'colors'>) =>
  colors.map(({ token, name, use }) => (
    <fieldset key={token} className={`${styles.fieldset} ${styles.color}`}>
      <legend>
        {name}
        {use ? <span> {use}</span> : null}
      </legend>
      <div>
        {schemes.map(({ scheme, name: mode }) => (
          <ColorInput
            key={scheme}
            scheme={scheme}
            token={token}
            label={`${name}, ${modeNames[mode]}`}
            mode={modeNames[mode]}
          />
        ))}
      </div>
    </fieldset>
  ));

/** Edits a color by picker or as hex. Shows its lowest contrast. */
function ColorInput({
  scheme,
  token,
  label,
  mode,
}: {
  scheme: Scheme;
  token: ColorName;
  label: string;
  mode: string;
}) {
  const field = `theme.${scheme}.${token}`;
  const [value, change] = useSetting<string>(field);
  const { editing } = EditorProvider.use();
  const problem = editing.problems.find((found) => found.field === field);
  const badge = getContrastBadge(editing.settings.theme[scheme], token);
  const short = /^#([0-9a-f])([0-9a-f])([0-9a-f])$/i.exec(value);
  const ids = [problem ? `${field}-problem` : '', badge ? `${field}-ratio` : '']
    .filter(Boolean)
    .join(' ');
  return (
    <div className={styles.colorField}>
      <div>
        <input
          type="color"
          aria-label={t('{label}, choose', { label })}
          value={
            short
              ? `#${short
                  .slice(1)
                  .map((digit) => digit + digit)
                  .join('')}`
              : /^#[0-9a-f]{6}$/i.test(value)
                ? value
                : '#000000'
          }
          onChange={(event) => change(event.currentTarget.value)}
        />
        <input
          type="text"
          id={field}
          name={field}
          aria-label={label}
          value={value}
          maxLength={7}
          spellCheck={false}
          autoComplete="off"
          aria-invalid={problem ? true : undefined}
          aria-describedby={ids === '' ? undefined : ids}
          onChange={(event) => change(event.currentTarget.value.trim())}
        />
      </div>
      {problem ? (
        <p id={`${field}-problem`} className={form.problem}>
          {problem.message}
        </p>
      ) : null}
      {badge ? (
        <p id={`${field}-ratio`} className={badge.good ? '' : 'fails'}>
          {badge.label}
        </p>
      ) : (
        <p>{mode}</p>
      )}
    </div>
  );
}

/**
 * Returns the lowest contrast of a color: "4.9:1 on Background". Empty for decorative colors. For
 * backgrounds, the contrast of text on them.
 */
function getContrastBadge(
  palette: Palette,
  token: ColorName,
): { label: string; good: boolean } | null {
  const ownPairs = pairs.filter(({ front }) => front === token);
  const looked =
    ownPairs.length > 0
      ? ownPairs
      : pairs.filter(({ front, back }) => back === token && front === 'text');
  const found = looked
    .map((pair) => ({ ...pair, ratio: contrast(palette[pair.front], palette[pair.back]) }))
    .toSorted((a, b) => a.ratio / a.minimum - b.ratio / b.minimum)[0];
  if (!found || Number.isNaN(found.ratio)) return null;
  const good = found.ratio >= found.minimum;
  const ratio = formatRatio(found.ratio);
  const label =
    ownPairs.length > 0
      ? t('{ratio} on {background}', { ratio, background: getColorNameInText(found.back) })
      : t('{ratio} with text', { ratio });
  return {
    good,
    label: good
      ? label
      : t('{contrast}, needs {minimum}:1', { contrast: label, minimum: number(found.minimum) }),
  };
}
