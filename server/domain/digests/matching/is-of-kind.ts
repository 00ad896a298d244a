import type { WantedKind } from '#shared/newsletter/wanted-kinds.ts';
import { findKinds } from '../../preferences/post-kinds.ts';

type Post = {
  title: string;
  tags: readonly string[];
  domain: string | null;
  kind?: string | null;
};

/** Hosts of papers. */
const paperHosts = [
  'arxiv.org',
  'doi.org',
  'biorxiv.org',
  'medrxiv.org',
  'openreview.net',
  'ssrn.com',
  'aclanthology.org',
  'hal.science',
  'mlr.press',
  'pubmed.ncbi.nlm.nih.gov',
];
const pdf = /[[(]pdf[\])]/i;
const isPaper = ({ title, domain }: Pick<Post, 'title' | 'domain'>): boolean =>
  pdf.test(title) ||
  paperHosts.some((host) => domain === host || domain?.endsWith(`.${host}`) === true);

/**
 * Reports whether a post is of a kind. A model's label decides, else the host, the title, the tags,
 * and whether it has a link. Null if nothing says so.
 */
export function isOfKind({ kind: label = null, ...post }: Post, kind: WantedKind): boolean | null {
  if (label !== null && label !== 'other')
    return label === (kind === 'discussion' ? 'question' : kind);
  if (kind === 'discussion' && post.domain === null) return true;
  if (kind === 'paper' && isPaper(post)) return true;
  return findKinds([post.title, ...post.tags].join(' ; ')).includes(kind) ? true : null;
}
