import { english } from '#shared/texts/translate.ts';
import { exactTime, t } from './words.ts';

const ownTexts: readonly string[] = [
  english('Initial settings.'),
  english('Site created.'),
  english('The database was restored.'),
];
const reverted = /^Reverted to the version published on (\S+) at (\S+) UTC\.$/;

/** Translates a note or reason of the software, which is stored in English. Those of people stay. */
export function translateOwnText(text: string): string {
  if (ownTexts.includes(text)) return t.find(text);
  const [, day, time] = reverted.exec(text) ?? [];
  return day === undefined
    ? text
    : t('Reverted to the version published on {time}.', {
        time: exactTime(Date.parse(`${day}T${time}Z`)),
      });
}

/** Translates why a rule held or reported an item. The server says it in English. */
export function translateRuleReason(reason: string): string {
  if (reason === "This member's first post.") return t("This member's first post.");
  const first = /^One of this member's first (\d+) posts\.$/.exec(reason)?.[1];
  if (first !== undefined)
    return t("One of this member's first {count} posts.", { count: Number(first) });
  const patterns = /^Matches (.+)\.$/.exec(reason)?.[1];
  return patterns === undefined
    ? reason
    : t('Matches {patterns}.', {
        patterns: patterns.replace(/(?<=^|, )a link to ([^ ,]+)/g, (_, domain: string) =>
          t('a link to {domain}', { domain }),
        ),
      });
}
