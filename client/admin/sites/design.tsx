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

/** What each choice is called, and what it looks like. */
const names: { [Name in DesignName]: Record<Design[Name], string> } = {
  frontPage: {
    edition: 'Edition: a lead, two stories and the digest above the list',
    columns: 'Two columns: a lead above the list, stories and digest beside it',
    list: 'List: no lead, the digest beside the list',
  },
  masthead: { line: 'Left', centered: 'Centered masthead' },
  lead: { line: 'In a line', figures: 'Row of numbers' },
  headings: {
    regular: 'In the font of headings',
    tight: 'Tight',
    leads: 'Heading font, but body font in lists',
  },
  kickers: { sentence: 'As written', capitals: 'Capitals', smallCaps: 'Small capitals' },
  rows: { regular: '40 pixels', compact: '38 pixels', relaxed: '42 pixels' },
  votes: { arrows: 'Arrows', squares: 'Arrows in squares', triangles: 'Triangles' },
  figures: { text: 'In the font of text', mono: 'Monospaced' },
  initials: { plain: 'Normal', drop: 'Drop initial' },
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
        hint="Start here, then adjust under Fine-tune."
        toAddress={(name) => (data ? data.prefix.replace(/\/$/, `.${name}/list`) : null)}
        chosen={chosen}
        onChoose={(name) => change(designs[name])}
      />
      <details>
        <summary>Fine-tune</summary>
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
        A day with fewer than three posts has no lead. The line below the header is part of Layout.
      </p>
    </>
  );
}
