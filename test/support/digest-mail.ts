import type { DigestSentence } from '#shared/newsletter/digest-sentence.ts';
import type { PieceKind } from '#shared/newsletter/summary-kinds.ts';
import { loadPack } from '#shared/texts/packs.ts';
import type { DigestLanguage } from '#shared/paths.ts';
import { presets } from '#shared/sites/presets.ts';
import type { Digest, DigestItem } from '../../server/email/digest-content.ts';
import {
  fillDigest,
  joinDigest,
  splitDigest,
  type ReaderContent,
} from '../../server/email/digest-template.ts';
import { renderDigest } from '../../server/email/digest.tsx';
import type { Mail, MailSite } from '../../server/email/layout.tsx';

export const [statecraft] = presets as unknown as [MailSite];
export const origin = `https://${statecraft.theme.seo.canonicalDomain}`;
/** Without a kind, that of the digest is assumed. */
export const createDigestItem = (
  id: string,
  {
    summary = `Summary ${id}.`,
    kind,
    ...overrides
  }: Partial<DigestItem> & { summary?: string | null; kind?: PieceKind } = {},
): DigestItem => ({
  id,
  slug: `post-${id}`,
  title: `Title ${id}`,
  url: `https://rivers.example/${id}`,
  domain: 'rivers.example',
  sentences: summary === null ? [] : [createSentence(summary, id, kind)],
  tag: 'lakes',
  day: '2026-11-19',
  comments: 56,
  comment: { text: `Comment ${id}.`, by: 'ada' },
  ...overrides,
});
/** A sentence with a passage, unless an editor wrote it. */
export const createSentence = (text: string, post: string, kind?: PieceKind): DigestSentence => ({
  text,
  posts: [post],
  ...(kind ? { kind } : {}),
  passages: kind === 'note' ? [] : [{ post, number: 1, text: `Passage: ${text}` }],
});
export const createDigest = (overrides: Partial<Digest> = {}): Digest => ({
  frequency: 'daily',
  days: { firstDay: '2026-11-20', lastDay: '2026-11-20' },
  number: 5,
  kind: 'ai',
  overview: [
    { text: 'Overview one.', posts: ['a', 'b'] },
    { text: 'Overview two.', posts: ['b', 'of-another-issue'] },
  ],
  focus: 'rivers',
  items: [createDigestItem('a'), createDigestItem('b'), createDigestItem('c')],
  viewPath: '/newsletter/archive/2026-11-20',
  ...overrides,
});
export const readerContent: ReaderContent = {
  rateUrl: `${origin}/subscriptions/rate/t`,
  manageUrl: `${origin}/manage-subscription?token=t`,
  unsubscribeUrl: `${origin}/subscriptions/unsubscribe/t`,
  following: [{ slug: 'followed', title: 'Followed title' }],
  corrections: [],
};

export async function renderDigestMail(
  site: MailSite,
  language: DigestLanguage,
  overrides: Partial<Digest> = {},
  part: Partial<ReaderContent> = {},
): Promise<Mail> {
  const wording = { language, pack: await loadPack(language) };
  return joinDigest(
    fillDigest(site, wording, splitDigest(renderDigest(site, wording, createDigest(overrides))), {
      ...readerContent,
      ...part,
    }),
  );
}
