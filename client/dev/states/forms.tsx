import { createTranslate } from '#shared/texts/translate.ts';
import { codeInput } from '../../lib/code-input.ts';
import { Area, Field, Options } from '../../ui/fields.tsx';
import { Form, Problems, SendButton, type Problem } from '../../ui/form.tsx';
import * as styles from '../../ui/form.styles.ts';
import { longText, type ComponentStates } from '../component-states.ts';

const english = createTranslate('en');
const none: Problem[] = [];
const problemAt = (field: string): Problem[] => [{ field, message: 'Enter a shorter title.' }];
const tags = [
  { value: 'towns', label: 'Towns', hint: 'Streets, councils and small rules.' },
  { value: 'transport', label: 'Transport', hint: longText },
  { value: 'nature', label: 'Nature' },
];

export const forms: ComponentStates[] = [
  {
    name: 'field',
    states: [
      { name: 'Empty', body: <Field name="field-empty" label="Title" problems={none} /> },
      {
        name: 'With a hint and a value',
        body: (
          <Field
            name="field-filled"
            label="Title"
            hint="At most 120 characters."
            defaultValue="The harbor line reopens"
            problems={none}
          />
        ),
      },
      {
        name: 'Focus',
        body: <Field name="field-focus" label="Title" problems={none} />,
        focus: 'input',
      },
      {
        name: 'With a problem',
        body: (
          <Field
            name="field-problem"
            label="Title"
            hint="At most 120 characters."
            defaultValue="The"
            problems={problemAt('field-problem')}
          />
        ),
      },
      {
        name: 'Disabled',
        body: (
          <Field
            name="field-disabled"
            label="Title"
            defaultValue="The harbor line reopens"
            disabled
            problems={none}
          />
        ),
      },
      {
        name: 'Long text',
        body: (
          <Field
            name="field-long"
            label={longText}
            hint={longText}
            defaultValue={longText}
            problems={none}
          />
        ),
      },
      {
        name: 'Right to left',
        dir: 'rtl',
        body: (
          <Field
            name="field-rtl"
            label="Title"
            hint="At most 120 characters."
            defaultValue="The harbor line"
            problems={none}
          />
        ),
      },
    ],
  },
  {
    name: 'code-field',
    states: [
      {
        name: 'Six digits',
        body: (
          <Field
            name="code-short"
            label="Code"
            problems={none}
            {...codeInput(english, { sent: true }).attributes}
          />
        ),
      },
      {
        name: 'Long code',
        body: (
          <Field
            name="code-long"
            label="Code"
            problems={none}
            {...codeInput(english, { sent: true, long: true }).attributes}
          />
        ),
      },
    ],
  },
  {
    name: 'area',
    states: [
      { name: 'Empty', body: <Area name="area-empty" label="Text" problems={none} /> },
      {
        name: 'Near its length',
        body: (
          <Area
            name="area-near"
            label="Text"
            hint="Markdown works."
            maxCharacters={200}
            defaultValue={longText}
            problems={none}
          />
        ),
        focus: 'textarea',
      },
      {
        name: 'With a problem',
        body: (
          <Area
            name="area-problem"
            label="Text"
            defaultValue={longText}
            problems={problemAt('area-problem')}
          />
        ),
      },
    ],
  },
  {
    name: 'options',
    states: [
      {
        name: 'Check boxes',
        body: (
          <Options
            type="checkbox"
            name="options-tags"
            legend="Tags"
            hint="At most two."
            options={tags}
            chosen={['towns']}
          />
        ),
        focus: 'input:checked',
      },
      {
        name: 'Radio buttons in a line, with a problem',
        body: (
          <Options
            type="radio"
            name="options-radio"
            legend="Frequency"
            inLine
            problems={[{ field: 'options-radio', message: 'Choose a frequency.' }]}
            options={[
              { value: 'daily', label: 'Daily' },
              { value: 'weekly', label: 'Weekly' },
            ]}
            chosen={['weekly']}
          />
        ),
      },
      {
        name: 'Right to left',
        dir: 'rtl',
        body: (
          <Options
            type="checkbox"
            name="options-rtl"
            legend="Tags"
            options={tags.slice(0, 1)}
            chosen={['towns']}
          />
        ),
      },
    ],
  },
  {
    name: 'buttons',
    states: [
      {
        name: 'Normal',
        body: (
          <div className={styles.buttons}>
            <SendButton pending={false} doing="Sending…">
              Send
            </SendButton>
            <button type="button" className={styles.quiet}>
              Cancel
            </button>
            <button type="button" className={styles.danger}>
              Delete
            </button>
            <span className={styles.saved}>Saved</span>
          </div>
        ),
      },
      {
        name: 'Focus',
        body: (
          <SendButton pending={false} doing="Sending…">
            Send
          </SendButton>
        ),
        focus: 'button',
      },
      {
        name: 'Pending',
        body: (
          <div className={styles.buttons}>
            <SendButton pending doing="Sending…">
              Send
            </SendButton>
            <button type="button" className={styles.quiet} aria-disabled="true">
              Saving…
            </button>
            <button type="button" className={styles.danger} aria-disabled="true">
              Deleting…
            </button>
          </div>
        ),
      },
      {
        name: 'Disabled until the script runs',
        body: (
          <button type="submit" className={styles.send} disabled>
            Send
          </button>
        ),
      },
    ],
  },
  {
    name: 'form',
    states: [
      {
        name: 'With problems',
        body: (
          <Form
            label="Form with problems"
            problems={[
              ...problemAt('form-title'),
              {
                field: null,
                message: 'You were logged out.',
                link: { href: '#form', text: 'Log in again' },
              },
            ]}
            onSend={() => undefined}
          >
            <Field name="form-title" label="Title" problems={problemAt('form-title')} />
            <SendButton pending={false} doing="Sending…">
              Send
            </SendButton>
          </Form>
        ),
      },
      {
        name: 'Problems alone, right to left',
        dir: 'rtl',
        body: <Problems list={[{ field: null, message: 'You were logged out.' }]} />,
      },
    ],
  },
];
