import { designNames, designTexts, type NamedDesign } from '#shared/design-choices.ts';
import * as form from '../../ui/form.styles.ts';
import { useFrameAddress } from './preview.tsx';
import * as styles from './theme-preview.admin.styles.ts';
import { t } from '../lib/words.ts';

/** The designs as pictures: live front pages. `toAddress`: where each is; null while it loads. */
export function DesignChoice({
  name,
  hint,
  toAddress,
  ...choice
}: {
  name: string;
  hint?: string;
  toAddress: (design: NamedDesign) => string | null;
} & (
  | { initial: NamedDesign }
  | { chosen: NamedDesign | undefined; onChoose: (design: NamedDesign) => void }
)) {
  return (
    <fieldset
      id={name}
      className={`${form.field} ${form.options} ${styles.designs}`}
      aria-describedby={hint ? `${name}-hint` : undefined}
    >
      <legend>{t('Design')}</legend>
      {hint ? (
        <p id={`${name}-hint`} className={form.hint}>
          {hint}
        </p>
      ) : null}
      <div>
        {designNames.map((value) => (
          <label key={value}>
            <Picture design={value} address={toAddress(value)} />
            <input
              type="radio"
              name={name}
              value={value}
              {...('initial' in choice
                ? { defaultChecked: choice.initial === value }
                : {
                    checked: choice.chosen === value,
                    onChange: () => choice.onChoose(value),
                  })}
            />
            <span>
              {designTexts[value].label}
              <span>{t(designTexts[value].hint)}</span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function Picture({ design, address }: { design: NamedDesign; address: string | null }) {
  const frame = useFrameAddress(address);
  return (
    <span className="picture" aria-hidden="true" inert>
      <iframe ref={frame} title={designTexts[design].label} sandbox="allow-same-origin" />
    </span>
  );
}
