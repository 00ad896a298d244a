import { isImageSource, documentLimits, type DocumentBlock } from '#shared/newsletter/document.ts';
import { isLink } from '#shared/text-rules.ts';

/** Blocks with fields, which are edited in a form beside the text. */
export type Card = Extract<
  DocumentBlock,
  { type: 'image' | 'button' | 'sponsor' | 'post' | 'posts' | 'comment' }
>;
export type CardType = Card['type'];

type CardField = {
  name: string;
  label: string;
  hint?: string;
  optional?: true;
  lines?: true;
  /** The first value. */
  initial?: string;
};

const { posts: maxPosts, line, alt, caption, sponsor } = documentLimits;
const maxLengths: Record<string, number> = { src: 2_048, href: 2_048, alt, caption };

export const cardNames: Record<CardType, string> = {
  image: 'Image',
  button: 'Button',
  post: 'Post',
  posts: 'Posts with a tag',
  comment: 'Comment',
  sponsor: 'Sponsor',
};

const url = (label: string): CardField => ({ name: 'href', label });
export const cardFields: Record<CardType, CardField[]> = {
  image: [
    {
      name: 'alt',
      label: 'Alternative text',
      hint: 'Describe the image for people who can’t see it.',
      optional: true,
    },
    { name: 'caption', label: 'Caption', hint: 'Shown below the image.', optional: true },
    { ...url('Link'), optional: true },
    {
      name: 'src',
      label: 'Image URL',
      hint: 'Uploading is better: images hosted elsewhere appear only as links in the archive.',
    },
  ],
  button: [{ name: 'label', label: 'Label' }, url('Link')],
  post: [{ name: 'post', label: 'Post', hint: 'Type words of its title, or paste its link.' }],
  posts: [
    { name: 'tag', label: 'Tag', hint: 'The best posts with this tag, from the issue’s days.' },
    { name: 'title', label: 'Heading', optional: true },
    { name: 'count', label: `Number of posts, at most ${maxPosts}`, initial: '5' },
  ],
  comment: [
    {
      name: 'comment',
      label: 'Comment',
      hint: 'Type words of the comment, or paste its link.',
    },
  ],
  sponsor: [
    { name: 'label', label: 'Label', hint: 'Disclosure above the sponsor.', initial: 'Sponsored' },
    { name: 'name', label: 'Name of the sponsor' },
    { name: 'text', label: 'Text', optional: true, lines: true },
    url('Link'),
  ],
};

/** Reads a pasted value. Null for another one. */
export function readCard(json: string | null): Card | null {
  try {
    const value = JSON.parse(json ?? 'null') as Card | null;
    return value !== null && value.type in cardNames ? value : null;
  } catch {
    return null;
  }
}

/** Returns the values of the fields of a card. */
export const toValues = (card: Card): Record<string, string> => {
  switch (card.type) {
    case 'post':
      return { post: card.postId };
    case 'comment':
      return { comment: card.commentId };
    default:
      return Object.fromEntries(
        cardFields[card.type].map(({ name }) => [
          name,
          String((card as Record<string, unknown>)[name] ?? ''),
        ]),
      );
  }
};

/** Creates a card from its fields, or says which field is wrong. */
export function toCard(
  type: CardType,
  values: Record<string, string>,
): Card | { field: string; problem: string } {
  const get = (name: string) => (values[name] ?? '').replace(/\p{Cc}+/gu, ' ').trim();
  const wrong = (field: string, problem: string) => ({ field, problem });
  for (const { name, optional, label, lines } of cardFields[type]) {
    const max = lines ? sponsor : (maxLengths[name] ?? line);
    if (!optional && get(name) === '') return wrong(name, `${label} must not be empty.`);
    if (get(name).length > max) return wrong(name, `${label} must be at most ${max} characters.`);
  }
  const href = get('href');
  if (href !== '' && !isLink(href))
    return wrong('href', 'Link must begin with http:// or https://.');
  switch (type) {
    case 'image':
      return isImageSource(get('src'))
        ? {
            type,
            src: get('src'),
            alt: get('alt'),
            ...(get('caption') === '' ? {} : { caption: get('caption') }),
            ...(href === '' ? {} : { href }),
          }
        : wrong('src', 'Image URL must begin with https://, or be a path of this site.');
    case 'button':
      return { type, label: get('label'), href };
    case 'sponsor':
      return {
        type,
        label: get('label'),
        name: get('name'),
        text: (values.text ?? '').trim().replace(/[^\P{Cc}\n]/gu, ' '),
        href,
      };
    case 'posts': {
      const count = Number(get('count'));
      return Number.isInteger(count) && count >= 1 && count <= maxPosts
        ? { type, title: get('title'), tag: get('tag').toLowerCase(), count }
        : wrong('count', `Number of posts must be from 1 to ${maxPosts}.`);
    }
    case 'post': {
      const id = /(?:^|[/-])([A-Za-z0-9]{1,32})\/?(?:[?#].*)?$/.exec(get('post'))?.[1];
      return id === undefined
        ? wrong('post', 'Choose a post, or paste its link.')
        : { type, postId: id };
    }
    case 'comment': {
      const id = /(?:^|#c-|[?&]root=)([A-Za-z0-9]{1,32})$/.exec(get('comment'))?.[1];
      return id === undefined
        ? wrong('comment', 'Choose a comment, or paste its link.')
        : { type, commentId: id };
    }
  }
}

/** Describes a card in the text. `names`: titles by the ids of posts and comments. */
export function describeCard(card: Card, names: ReadonlyMap<string, string>): string {
  const detail = {
    image: () => (card.type === 'image' ? card.caption || card.alt || card.src : ''),
    button: () => (card.type === 'button' ? card.label : ''),
    post: () => (card.type === 'post' ? (names.get(card.postId) ?? card.postId) : ''),
    posts: () => (card.type === 'posts' ? card.title || card.tag : ''),
    comment: () => (card.type === 'comment' ? (names.get(card.commentId) ?? card.commentId) : ''),
    sponsor: () => (card.type === 'sponsor' ? card.name : ''),
  }[card.type]();
  return `${cardNames[card.type]}: ${detail}`;
}
