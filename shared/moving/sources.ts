import type { ExportFile } from './export-file.ts';
import type { Source } from './source.ts';
import { beehiiv } from './sources/beehiiv.ts';
import { buttondown } from './sources/buttondown.ts';
import { discourse } from './sources/discourse.ts';
import { flarum } from './sources/flarum.ts';
import { ghost } from './sources/ghost.ts';
import { hackerNews } from './sources/hacker-news.ts';
import { kit } from './sources/kit.ts';
import { lemmy } from './sources/lemmy.ts';
import { listmonk } from './sources/listmonk.ts';
import { lobsters } from './sources/lobsters.ts';
import { mailchimp } from './sources/mailchimp.ts';
import { phpbb } from './sources/phpbb.ts';
import { readers } from './sources/readers.ts';
import { reddit } from './sources/reddit.ts';
import { substack } from './sources/substack.ts';
import { wordpress } from './sources/wordpress.ts';

/** In the order in which they are asked. Any file of readers comes last. */
export const sources: readonly Source[] = [
  ghost,
  substack,
  beehiiv,
  buttondown,
  kit,
  listmonk,
  mailchimp,
  hackerNews,
  lobsters,
  lemmy,
  discourse,
  flarum,
  phpbb,
  reddit,
  wordpress,
  readers,
];

/** Returns the source of an export; null if none knows it. */
export async function recogniseSource(files: readonly ExportFile[]): Promise<Source | null> {
  for (const source of sources) if (await source.recognise(files)) return source;
  return null;
}
