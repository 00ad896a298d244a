import { designChoices, designs, type Design, type DesignName } from '#shared/design-choices.ts';
import { Options } from '../../ui/fields.tsx';
import * as admin from '../admin.admin.styles.ts';
import { Select, useSetting } from './fields.tsx';

/** What each choice is called, and what it looks like. */
const names: { [Name in DesignName]: Record<Design[Name], string> } = {
  frontPage: {
    edition: 'Edition: a lead, two stories and the digest above the list',
    columns: 'Two columns: a lead above the list, stories and digest beside it',
    list: 'List: no lead, the digest beside the list',
  },
  masthead: { line: 'In a line', centered: 'In the middle of the front page' },
  lead: { line: 'In a line', figures: 'As a row of figures' },
  headings: {
    regular: 'In the font of headings',
    tight: 'Tight',
    leads: 'Heading font, but body font in lists',
  },
  kickers: { sentence: 'As written', capitals: 'Capitals', smallCaps: 'Small capitals' },
  rows: { regular: '40 pixels', compact: '38 pixels', relaxed: '42 pixels' },
  votes: { arrows: 'Arrows', triangles: 'Triangles' },
  figures: { text: 'In the font of text', mono: 'Monospaced' },
  initials: { plain: 'As the rest', drop: 'Drop initial' },
};
const designNames: Record<keyof typeof designs, string> = {
  journal: 'Journal: two columns, quiet labels, triangles',
  ledger: 'Ledger: tight headings, capitals and monospaced figures',
  gazette: 'Gazette: a centered masthead, small capitals and drop initials',
};
type Named = keyof typeof designs;

export function DesignPart() {
  const [design, change] = useSetting<Design>('theme.design');
  const chosen = (Object.keys(designs) as Named[]).find((name) =>
    (Object.keys(designChoices) as DesignName[]).every(
      (choice) => designs[name][choice] === design[choice],
    ),
  );
  return (
    <>
      <Options
        type="radio"
        name="theme.design"
        legend="Design"
        hint="Sets everything under Fine-tune."
        options={(Object.keys(designs) as Named[]).map((value) => ({
          value,
          label: designNames[value],
        }))}
        chosen={chosen === undefined ? [] : [chosen]}
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
