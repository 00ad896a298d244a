import {
  designChoices,
  designNames,
  designs,
  type Design,
  type DesignName,
} from '#shared/design-choices.ts';
import * as admin from '../admin.admin.styles.ts';
import { DesignChoice } from './design-choice.tsx';
import { Select, useSetting } from './fields.tsx';
import { usePreview } from './preview.tsx';
import { t } from '../lib/words.ts';

/** What each choice is called, and what it looks like. */
const names: { [Name in DesignName]: Record<Design[Name], string> } = {
  frontPage: {
    edition: t('Edition: a lead, two stories and the digest above the list'),
    columns: t('Two columns: a lead above the list, stories and digest beside it'),
    list: t('List: no lead, the digest beside the list'),
  },
  masthead: { line: t('Left [masthead]'), centered: t('Centered masthead') },
  lead: { line: t('In a line'), figures: t('Row of numbers') },
  headings: {
    regular: t('In the font of headings'),
    tight: t('Tight [headings]'),
    leads: t('Heading font, but body font in lists'),
  },
  kickers: { sentence: t('As written'), capitals: t('Capitals'), smallCaps: t('Small capitals') },
  rows: { regular: t('40 pixels'), compact: t('38 pixels'), relaxed: t('42 pixels') },
  votes: { arrows: t('Arrows'), triangles: t('Triangles') },
  figures: { text: t('In the font of text'), mono: t('Monospaced') },
  initials: { plain: t('Normal'), drop: t('Drop initial') },
};

export function DesignPart() {
  const [design, change] = useSetting<Design>('theme.design');
  const { data } = usePreview();
  const chosen = designNames.find((name) =>
    (Object.keys(designChoices) as DesignName[]).every(
      (choice) => designs[name][choice] === design[choice],
    ),
  );
  return (
    <>
      <DesignChoice
        name="theme.design"
        hint={t('Start here, then adjust under Fine-tune.')}
        toAddress={(name) => (data ? data.prefix.replace(/\/$/, `.${name}/list`) : null)}
        chosen={chosen}
        onChoose={(name) => change(designs[name])}
      />
      <details>
        <summary>{t('Fine-tune')}</summary>
        {(Object.keys(designChoices) as DesignName[]).map((choice) => (
          <Select
            key={choice}
            field={`theme.design.${choice}`}
            options={designChoices[choice].map((value) => ({
              value,
              name: (names[choice] as Record<string, string>)[value] ?? value,
            }))}
          />
        ))}
      </details>
      <p className={admin.note}>
        {t(
          'A day with fewer than three posts has no lead. The line below the header is part of Layout.',
        )}
      </p>
    </>
  );
}
