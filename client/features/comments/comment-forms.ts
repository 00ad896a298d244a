import { parseSlugId } from '#shared/paths.ts';

/** The ID of a post stays when its title changes the slug. */
const toPost = (slug: string) => `comment ${parseSlugId(slug)}`;

/** Names of the forms that write comments, for their drafts. */
export const commentForms = {
  /** How those about other comments start. */
  all: (slug: string) => `${toPost(slug)} `,
  new: toPost,
  reply: (slug: string, id: string) => `${toPost(slug)} reply ${id}`,
  edit: (slug: string, id: string) => `${toPost(slug)} edit ${id}`,
};
