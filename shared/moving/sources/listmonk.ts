import { isRecord } from '#shared/is-record.ts';
import {
  getExtension,
  peekJson,
  readJson,
  toObjects,
  toText,
  type ExportFile,
} from '../export-file.ts';
import { dropEmpty, leaveOut, toPaths, type Found, type Source } from '../source.ts';

/** Campaigns of listmonk, as `GET /api/campaigns?per_page=all` lists them. */
export const listmonk: Source = {
  name: 'listmonk',
  async recognise(files) {
    for (const file of files.filter(isJson)) {
      const first = await peekJson(file);
      const [campaign] = first ? toCampaigns(first) : [];
      if (campaign && 'subject' in campaign && 'content_type' in campaign) return true;
    }
    return false;
  },
  async *read(files) {
    for (const file of files.filter(isJson))
      for await (const item of readJson(file)) {
        const value = 'value' in item ? item.value : null;
        const found = isRecord(value) ? toCampaigns(value) : [];
        if (found.length === 0)
          yield leaveOut('Entry {n} of the file was not understood.', item.line);
        for (const campaign of found) yield readCampaign(campaign);
      }
  },
};

const isJson = (file: ExportFile) => getExtension(file) === 'json';

const toCampaigns = (value: Record<string, unknown>): Record<string, unknown>[] => {
  const data = isRecord(value.data) ? value.data : value;
  return Array.isArray(data.results) ? toObjects(data.results) : 'subject' in data ? [data] : [];
};

function readCampaign(campaign: Record<string, unknown>): Found {
  const title = toText(campaign.subject);
  const body = toText(campaign.body);
  if (campaign.type === 'optin') return leaveOut('The email “{n}” asks for a confirmation.', title);
  if (campaign.status !== 'finished' && campaign.status !== 'running')
    return leaveOut('The email “{n}” was not sent.', title);
  if (campaign.archive === false) return leaveOut('The email “{n}” is not public.', title);
  if (body === '') return leaveOut('The email “{n}” has no text.', title);
  return dropEmpty({
    type: 'post',
    id: `listmonk/${toText(campaign.uuid) || toText(campaign.id)}`,
    title,
    ...(/markdown|plain/.test(toText(campaign.content_type)) ? { text: body } : { html: body }),
    author: { id: 'listmonk/author', name: 'author' },
    createdAt: toText(campaign.started_at) || toText(campaign.created_at),
    tags: Array.isArray(campaign.tags) ? campaign.tags.map(toText).filter(Boolean) : undefined,
    paths: toPaths(
      campaign.archive_slug && `/archive/${toText(campaign.archive_slug)}`,
      campaign.uuid && `/archive/${toText(campaign.uuid)}`,
    ),
  });
}
