import { ApiError } from '#shared/api-error.ts';
import type {
  AdminIssueDetail,
  AdminIssuePost,
  issueLimits,
} from '#shared/contract/admin-newsletter-schemas.ts';
import type { NewsletterDocument } from '#shared/newsletter/document.ts';
import { translateProblem } from '#shared/texts/problems.ts';
import { english } from '#shared/texts/translate.ts';
import { toProblems, type Problem } from '../../ui/form.tsx';
import { t } from '../lib/words.ts';

/** Limits of the contract, of which the browser has only the types. */
export const draftLimits: typeof issueLimits = {
  subject: 120,
  preheader: 180,
  intro: 1_000,
  note: 600,
  posts: 30,
};

/** A post in the editor. */
export type DraftPost = Pick<
  AdminIssuePost,
  'id' | 'slug' | 'title' | 'domain' | 'score' | 'commentCount' | 'listed' | 'note'
> & { reason: string };
/** An issue with its unsaved changes. */
export type Draft = {
  subject: string;
  preheader?: string | undefined;
  document: NewsletterDocument;
  posts: DraftPost[];
  /** The revision that was edited. */
  revision: number;
};

/** Returns the issue with the changes that the server has as a draft. */
export const toDraft = ({
  subject,
  preheader,
  document,
  posts,
  revision,
  draft,
}: AdminIssueDetail): Draft => ({
  ...(draft ?? {
    subject: subject ?? '',
    preheader: preheader ?? '',
    document,
    posts: posts
      .filter(({ outcome }) => outcome === 'selected')
      .toSorted((a, b) => (a.position ?? 0) - (b.position ?? 0)),
  }),
  revision,
});

/** Moves an item to another place, within the list. */
export function movePost(posts: DraftPost[], from: number, to: number): DraftPost[] {
  if (to === from || to < 0 || to >= posts.length) return posts;
  const [post] = posts.slice(from, from + 1);
  return post ? posts.toSpliced(from, 1).toSpliced(to, 0, post) : posts;
}

/** Body of the request that publishes the draft. */
export const toRequestBody = ({ subject, preheader = '', document, posts, revision }: Draft) => ({
  subject: subject.trim() === '' ? null : subject.trim(),
  preheader: preheader.trim() === '' ? null : preheader.trim(),
  document,
  revision,
  posts: posts.map(({ id, note }, i) => ({ postId: id, position: i + 1, note: note.trim() })),
});

/** Body of the request that saves the draft as a draft. */
export const toDraftBody = ({ subject, preheader = '', document, posts, revision }: Draft) => ({
  draft: {
    subject,
    preheader,
    document,
    posts: posts.map(({ id, note }) => ({ postId: id, note })),
  },
  revision,
});

/** Returns the problems of a draft. That of a block names the place in the document. */
export function toDraftProblems(error: unknown, labels: Record<string, string>): Problem[] {
  const found = error instanceof ApiError && error.fields.find(({ field }) => inBlock.test(field));
  if (!found) return toProblems(t, error, labels);
  const place = Number(inBlock.exec(found.field)?.[1]) + 1;
  return [
    {
      field: 'document',
      message: translateProblem(
        t,
        t('Block {place, number} of the text', { place }),
        found.message,
      ),
    },
  ];
}
const inBlock = /^(?:draft\.)?document\.(\d+)/;

/** Labels of inputs, by field name of the API. */
export const createLabels = ({ posts }: Draft): Record<string, string> => ({
  subject: english('The subject'),
  preheader: english('The preview text'),
  document: english('The text'),
  posts: english('The list of posts'),
  ...Object.fromEntries(
    posts.map(({ title }, i) => [`posts.${i}.note`, t('The note on “{title}”', { title })]),
  ),
});
