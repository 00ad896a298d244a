import { isImageSource, documentLimits, type DocumentBlock } from '#shared/newsletter/document.ts';
import { isLink } from '#shared/text-rules.ts';
import { translateProblem } from '#shared/texts/problems.ts';
import { t } from '../../lib/words.ts';

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
  image: t('Image'),
  button: t('Button'),
  post: t('Post [noun]'),
  posts: t('Posts with a tag'),
  comment: t('Comment [noun]'),
  sponsor: t('Sponsor [noun]'),
};

const link: CardField = { name: 'href', label: t('Link [noun]') };
export const cardFields: Record<CardType, CardField[]> = {
  image: [
    {
      name: 'alt',
      label: t('Alternative text'),
      hint: t('Describe the image for people who can’t see it.'),
      optional: true,
    },
    { name: 'caption', label: t('Caption'), hint: t('Shown below the image.'), optional: true },
    { ...link, optional: true },
    {
      name: 'src',
      label: t('Image URL'),
      hint: t('Uploading is better: images hosted elsewhere appear only as links in the archive.'),
    },
  ],
  button: [{ name: 'label', label: t('Label') }, link],
  post: [
    {
      name: 'post',
      label: t('Post [noun]'),
      hint: t('Type words of its title, or paste its link.'),
    },
  ],
  posts: [
    {
      name: 'tag',
      label: t('Tag [noun]'),
      hint: t('The best posts with this tag, from the issue’s days.'),
    },
    { name: 'title', label: t('Heading'), optional: true },
    {
      name: 'count',
      label: t('Number of posts, at most {most, number}', { most: maxPosts }),
      initial: '5',
    },
  ],
  comment: [
    {
      name: 'comment',
      label: t('Comment [noun]'),
      hint: t('Type words of the comment, or paste its link.'),
    },
  ],
  sponsor: [
    {
      name: 'label',
      label: t('Label'),
      hint: t('Disclosure above the sponsor.'),
      initial: t('Sponsored'),
    },
    { name: 'name', label: t('Name of the sponsor') },
    { name: 'text', label: t('Text'), optional: true, lines: true },
    link,
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
    if (!optional && get(name) === '')
      return wrong(name, translateProblem(t, label, 'must not be empty'));
    if (get(name).length > max)
      return wrong(name, translateProblem(t, label, `must be at most ${max} characters`));
  }
  const href = get('href');
  if (href !== '' && !isLink(href))
    return wrong('href', t('Link must begin with http:// or https://.'));
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
        : wrong('src', t('Image URL must begin with https://, or be a path of this site.'));
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
        : wrong(
            'count',
            t('Number of posts must be from 1 to {most, number}.', { most: maxPosts }),
          );
    }
    case 'post': {
      const id = /(?:^|[/-])([A-Za-z0-9]{1,32})\/?(?:[?#].*)?$/.exec(get('post'))?.[1];
      return id === undefined
        ? wrong('post', t('Choose a post, or paste its link.'))
        : { type, postId: id };
    }
    case 'comment': {
      const id = /(?:^|#c-|[?&]root=)([A-Za-z0-9]{1,32})$/.exec(get('comment'))?.[1];
      return id === undefined
        ? wrong('comment', t('Choose a comment, or paste its link.'))
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
