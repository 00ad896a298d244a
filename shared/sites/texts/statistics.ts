/** Stands in the privacy page for what the site counts, so that the page follows the settings. */
export const statisticsPlaceholder = '{statistics}';

export const statisticsHeading = '## Statistics of the digest';

type Counted = { picture: boolean; redirects: boolean; campaign: boolean };

/** Sentences that say in Markdown what the statistics of issues count. */
export const statisticsSentences = ({ picture, redirects, campaign }: Counted): string[] => [
  'We count how often an issue is read, not by whom. Links to this site in a digest name ' +
    'the issue and the place of the link; they are the same for all readers. We store one ' +
    'number per issue, place and day. To count each visit once and leave out bots, the server ' +
    'keeps a hash of your network and browser in memory for at most a day. It is never ' +
    'written to disk.',
  picture
    ? 'Digests contain an invisible image, the same for all readers. When a mail app loads ' +
      'it, we count an open of the issue. You can turn off images in your mail app.'
    : 'Digests contain no tracking pixel, so opens are not counted.',
  redirects
    ? 'Links to other sites go through this site, which counts them in the same way and then ' +
      'forwards you.'
    : 'Links to other sites lead there directly, and are not counted.',
  ...(campaign
    ? [
        'Links name this site and the issue, but not you, in parameters that the linked site can ' +
          'read (`utm_source`, `utm_medium`, `utm_campaign`).',
      ]
    : []),
];

/** Joins them in a language. They must promise only what is done. */
export const describeStatistics = (counted: Counted, t = (text: string) => text): string =>
  statisticsSentences(counted).map(t).join(' ');

/**
 * Returns the privacy page with what the site counts. Without the placeholder, the statement is
 * appended if the site counts more than visits to its own pages.
 */
export function fillPrivacyText(
  text: string,
  counted: Counted,
  t = (english: string) => english,
): string {
  const statement = describeStatistics(counted, t);
  if (text.includes(statisticsPlaceholder))
    return text.replaceAll(statisticsPlaceholder, () => statement);
  return counted.picture || counted.redirects
    ? `${text.trimEnd()}\n\n${t(statisticsHeading)}\n\n${statement}\n`
    : text;
}
