import { joinList } from '#shared/texts/label.ts';
import { english, type Translate } from '#shared/texts/translate.ts';

/**
 * What `describeReason` of the server says in English, as the API has it. A reason with another
 * post may be followed by news.
 */
const texts = [
  english('no. {rank} by points'),
  english('no. {rank} by points, after no. {before} with as many: it has fewer comments'),
  english(
    'no. {rank} by points, after no. {before} with as many: its publisher has more posts ahead of it',
  ),
  english('no. {rank} by points, after no. {before} with as many: it is older'),
  english('no. {rank} by points, after no. {before} with as many: by their IDs'),
  english(
    'no. {rank} by points: far fewer points than no. {least}; kept for readers who prefer its subject',
  ),
  english(
    'no. {rank} by points: after the {chosen} of the issue; kept for readers who prefer its subject',
  ),
  english('no. {rank} by points: after the first {most}; kept for readers who prefer its subject'),
  english('no. {rank} by points: after all candidates'),
  english('rose after the issue of {period}: no. {rank} of it by now'),
  english('{most} posts of {publisher} are ahead of it; kept for readers who prefer its subject'),
  english('enough text posts are ahead of it; kept for readers who prefer its subject'),
  english('enough job posts are ahead of it; kept for readers who prefer its subject'),
  english('enough polls are ahead of it; kept for readers who prefer its subject'),
  english('enough text posts are ahead of it'),
  english('enough job posts are ahead of it'),
  english('enough polls are ahead of it'),
  english('was in an earlier issue'),
  english('an editor removed it from an earlier issue'),
  english('its link was in the issue of {period}'),
  english('the same story as another post, which is ahead of it'),
  english('the same story as “{title}”, which is ahead of it'),
  english('the same story as another post in the issue of {period}'),
  english('the same story as “{title}” in the issue of {period}'),
  english('news since another post in the issue of {period}'),
  english('news since “{title}” in the issue of {period}'),
  english('too few posts for an issue'),
  english('removed by an editor'),
  english('added by an editor'),
];

const patterns = texts.map((text) => {
  const escaped = text.replace(/[.{}]/g, String.raw`\$&`);
  const groups = escaped.replace(/\\\{(\w+)\\\}/g, '(?<$1>.+)');
  return { text, pattern: new RegExp(`^${groups}$`) };
});

/** Says in the language of the administration why a post is in an issue or not. */
export function translateReason(t: Translate, reason: string): string {
  const [, start = reason, news] = /^(.*?); (news since .*)$/.exec(reason) ?? [];
  const parts = [start, ...(news === undefined ? [] : [news])];
  return joinList(
    t.language,
    parts.map((part) => translatePart(t, part)),
    ';',
  );
}

function translatePart(t: Translate, part: string): string {
  for (const { text, pattern } of patterns) {
    const found = pattern.exec(part);
    if (found) return t(text as string, { ...found.groups });
  }
  return part;
}
