import { useState } from 'react';
import { ApiError } from '#shared/api-error.ts';
import type { InboundFeed } from '#shared/contract/admin-inbound-feeds.ts';
import { translateProblem } from '#shared/texts/problems.ts';
import { isLink } from '#shared/text-rules.ts';
import { useApp } from '../../app-context.tsx';
import { announce } from '../../lib/announce.ts';
import { downloadFile } from '../../lib/download.ts';
import { t } from '../lib/words.ts';
import { Form, SendButton, useSubmit } from '../../ui/form.tsx';
import * as form from '../../ui/form.styles.ts';
import { useRefresh } from '../lib/use-endpoint.ts';
import { ActionButton } from '../ui/components.tsx';
import { FileDrop } from '../../ui/file-drop.tsx';
import * as admin from '../admin.admin.styles.ts';
import { describeRefusal } from './feed-problem.ts';
import { toFeedUrl } from './feed-url.ts';
import { readOpml, toOpml } from './opml.ts';

const maxBytes = 5_000_000;
type Failure = { url: string; why: string };
type Report = { connected: number; known: number; failures: Failure[] };

/** Downloads the connected feeds as OPML, or connects those of such a file. */
export function OpmlFiles() {
  const { api, site } = useApp();
  const refresh = useRefresh();
  const { problems, pending, run } = useSubmit({});
  const [report, setReport] = useState<Report | null>(null);

  const readAll = async () => {
    const feeds: InboundFeed[] = [];
    for (let cursor: string | undefined; ;) {
      const page = await api('GET /api/admin/inbound-feeds', {
        query: { limit: 50, ...(cursor === undefined ? {} : { cursor }) },
      });
      feeds.push(...page.feeds);
      if (page.nextCursor === null) return feeds;
      cursor = page.nextCursor;
    }
  };
  const download = async () => {
    const text = toOpml(site.id, await readAll());
    downloadFile(`${site.id}-feeds.opml`, new Blob([text], { type: 'text/x-opml' }));
  };
  const send = (data: FormData) =>
    void run(async () => {
      const wrong = (message: string) => [{ field: 'opml', message }];
      const file = data.get('opml');
      if (!(file instanceof File) || file.size === 0) return wrong(t('Choose an OPML file.'));
      if (file.size > maxBytes) return wrong(t('The file is larger than 5 MB.'));
      const urls = readOpml(await file.text());
      if (urls.length === 0) return wrong(t('The file names no feeds.'));
      const had = new Set((await readAll()).map(({ url }) => url));
      const result: Report = { connected: 0, known: 0, failures: [] };
      for (const url of urls.map(toFeedUrl)) {
        if (had.has(url)) result.known += 1;
        else if (!isLink(url)) result.failures.push({ url, why: t('This isn’t a link.') });
        else
          try {
            await api('POST /api/admin/inbound-feeds', { body: { url } });
            result.connected += 1;
          } catch (error) {
            if (!(error instanceof ApiError)) throw error;
            const [field] = error.fields;
            if (field?.message === 'is already connected') result.known += 1;
            else
              result.failures.push({
                url,
                why:
                  describeRefusal(error) ??
                  (field ? translateProblem(t, t('It [feed]'), field.message) : error.message),
              });
          }
        setReport({ ...result });
      }
      announce(sentenceOn(result));
      await refresh('GET /api/admin/inbound-feeds', 'GET /api/admin/log');
      return [];
    });
  return (
    <>
      <p className={admin.note}>
        {t(
          'OPML is the format in which feed readers exchange lists of feeds. Each new feed gets its own account.',
        )}
      </p>
      <ActionButton act={download} doing={t('Collecting…')} done={t('File downloaded.')}>
        {t('Download OPML file')}
      </ActionButton>
      <Form label={t('Connect feeds of a file')} problems={problems} onSend={send}>
        <FileDrop
          id="opml"
          label={t('OPML file')}
          problem={problems.find(({ field }) => field === 'opml')?.message}
          accept=".opml,.xml,text/x-opml,text/xml"
        />
        <div className={form.buttons}>
          <SendButton pending={pending} doing={t('Connecting…')} className={form.quiet}>
            {t('Connect these feeds')}
          </SendButton>
          {report === null ? null : <span className={form.saved}>{sentenceOn(report)}</span>}
        </div>
        {report === null || report.failures.length === 0 ? null : (
          <ul>
            {report.failures.map(({ url, why }) => (
              <li key={url}>
                <span dir="auto">{url}</span>: {why}
              </li>
            ))}
          </ul>
        )}
      </Form>
    </>
  );
}

const sentenceOn = ({ connected, known, failures }: Report) =>
  `${new Intl.ListFormat(t.language, { type: 'unit' }).format([
    t('{count, plural, one {# feed} other {# feeds}} connected', { count: connected }),
    ...(known === 0 ? [] : [t('{count, number} already connected', { count: known })]),
    ...(failures.length === 0
      ? []
      : [t('{count, number} not connected', { count: failures.length })]),
  ])}.`;
