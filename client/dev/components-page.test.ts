import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { projectRoot } from '#server/infra/project-root.ts';

const read = (pattern: string) =>
  globSync(pattern, { cwd: projectRoot }).map((file) =>
    readFileSync(join(projectRoot, file), 'utf8'),
  );
/** Only set the head of the page, or the choices of a field. */
const invisible = ['PageHead', 'TimeZones'];
/** Shown with what they are a part of, or consist of. */
const parts = [
  'Bar',
  'FormButtons',
  'NewPicture',
  'NotLoaded',
  'Plot',
  'PreferenceFields',
  'ShortcutDialog',
  'SmallForm',
  'TextDialog',
  'TextPictures',
];

it('shows every component of the interface', () => {
  const sources = read('client/{ui,admin/ui}/*.tsx').join('\n');
  const components = [...sources.matchAll(/^export (?:function|const) ([A-Z]\w*)/gm)].map(
    ([, name = '']) => name,
  );
  const states = read('client/dev/states/*.tsx').join('\n');
  expect(components.length).toBeGreaterThan(20);
  expect(
    components.filter(
      (name) => ![...invisible, ...parts].includes(name) && !states.includes(`<${name}`),
    ),
  ).toEqual([]);
});
