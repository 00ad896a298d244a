import { parseArgs } from 'node:util';
import { ConfigError } from '../../infra/config/config.ts';

type ImportOptions = {
  site: string;
  file: string;
  /** Null: recognised by the file. */
  format: 'csv' | 'jsonl' | null;
  rejects: string | null;
  /** Tells what would be imported, and imports nothing. */
  preview: boolean;
};

/** Reads the arguments of `import`. Error: ConfigError. */
export function readOptions(args: string[]): ImportOptions {
  const optionTypes = {
    site: { type: 'string' },
    file: { type: 'string' },
    format: { type: 'string' },
    rejects: { type: 'string' },
    preview: { type: 'boolean' },
  } as const;
  const values = new Map<string, string>();
  for (const token of parseArgs({ args, options: optionTypes, strict: false, tokens: true })
    .tokens) {
    if (token.kind === 'positional')
      throw new ConfigError(
        token.value,
        'is not expected. Put each value after its option, for example --file posts.csv',
      );
    if (token.kind !== 'option') continue;
    const { name, rawName, value, inlineValue } = token;
    if (!Object.hasOwn(optionTypes, name))
      throw new ConfigError(
        rawName,
        'is not an option. Options: --site, --file, --format, --rejects and --preview',
      );
    if (values.has(name)) throw new ConfigError(rawName, 'is repeated');
    if (name === 'preview' && value === undefined) {
      values.set(name, '');
      continue;
    }
    if (value === undefined || value === '' || (!inlineValue && value.startsWith('-')))
      throw new ConfigError(rawName, 'has no value');
    values.set(name, value);
  }
  const [site, file] = [values.get('site'), values.get('file')];
  if (site === undefined)
    throw new ConfigError('--site', 'is missing. Set the ID of the site to import into');
  if (file === undefined) throw new ConfigError('--file', 'is missing. Set the file to import');
  const format = values.get('format') ?? null;
  if (format !== null && format !== 'csv' && format !== 'jsonl')
    throw new ConfigError('--format', 'must be csv or jsonl');
  return {
    site,
    file,
    format,
    rejects: values.get('rejects') ?? null,
    preview: values.has('preview'),
  };
}
