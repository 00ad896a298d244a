import type { Key } from '#shared/contract/index.ts';
import * as limits from '#shared/limits.ts';
import { commentPath, formPaths, itemFormPath, postPath, withQuery } from '#shared/paths.ts';
import { postLabels } from '#shared/field-labels.ts';
import { reportReasonLabels, reportReasons } from '#shared/report-reasons.ts';
import { plainText } from '#shared/rich-text.ts';
import { isolate } from '#shared/text-rules.ts';
import { truncate } from '#shared/truncate.ts';
import type { Ctx } from '../../context.ts';
import { findPostOfComment } from '../../domain/comments/comment-row.ts';
import { notFound } from '../../infra/app-error.ts';
import { action, read, type FormRoute } from './form-types.ts';
import { Area, Field, PlainForm, Problems, type Hidden, type Typed } from './form-view.tsx';

const tagField = (name: string) => `tag-${name}`;

const submit: FormRoute = {
  path: formPaths.submit,
  access: 'member',
  async show({ ctx, query }) {
    const { tags } = await read(ctx, 'GET /api/tags', {});
    const start = { url: query.get('url') ?? '', title: query.get('title') ?? '' };
    return {
      title: 'Submit',
      render: ({ typed: { values, problems }, hidden }) => {
        const typed = { values: { ...start, ...values }, problems };
        return (
          <PlainForm to={formPaths.submit} label="Submit" hidden={hidden}>
            <Problems list={problems} />
            <Field
              name="url"
              label={postLabels.url}
              hint="A link, or leave blank for a text post."
              inputMode="url"
              autoComplete="off"
              typed={typed}
            />
            <Field
              name="title"
              label={postLabels.title}
              hint={`At most ${limits.title.max} characters. Keep the original headline.`}
              autoComplete="off"
              typed={typed}
            />
            <Area name="text" label="Text (optional with a link)" hint="Markdown." typed={typed} />
            {tags.length === 0 ? null : (
              <fieldset id="tags">
                <legend>Tags (at most {limits.tags.max})</legend>
                <div className="plain-choices">
                  {tags.map(({ name }) => (
                    <label key={name}>
                      <input
                        type="checkbox"
                        name={tagField(name)}
                        defaultChecked={values[tagField(name)] !== undefined}
                      />
                      {name}
                    </label>
                  ))}
                </div>
              </fieldset>
            )}
            <button type="submit">Publish</button>
          </PlainForm>
        );
      },
    };
  },
  act(_request, { url = '', title = '', text = '', ...others }) {
    const body = {
      url: url.trim() || null,
      title: title.trim(),
      text: text.trim() === '' ? null : text,
      tags: Object.keys(others)
        .filter((name) => name.startsWith(tagField('')))
        .map((name) => name.slice(tagField('').length)),
    };
    return action('POST /api/posts', { body }, postLabels, (post) =>
      post.hidden
        ? withQuery(itemFormPath('posts', post.slug), { done: 'held' })
        : postPath(post.slug),
    );
  },
};

const results: Record<string, string> = {
  vote: 'Your vote is saved. Pages show it within a minute.',
  report: 'Reported. Thank you; our moderators will take a look.',
  held: 'Saved. A moderator will review it first.',
};

type On = 'posts' | 'comments';
type Item = {
  on: On;
  id: string;
  /** ID of the post. */
  postId: string;
  /** The page of the item. */
  page: string;
  title: string;
  quote: string;
  author: string | null;
  score: number;
};

async function readItem(ctx: Ctx, on: On, id: string): Promise<Item> {
  if (on === 'posts') {
    const post = await read(ctx, 'GET /api/posts/{id}', { path: { id } });
    return {
      on,
      id: post.id,
      postId: post.id,
      page: postPath(post.slug),
      title: post.title,
      quote: post.content === null ? '' : plainText(post.content),
      author: post.author?.username ?? null,
      score: post.score,
    };
  }
  const postId = await findPostOfComment(ctx.db, ctx.site.id, id);
  const [post, thread] = await Promise.all([
    read(ctx, 'GET /api/posts/{id}', { path: { id: postId } }),
    read(ctx, 'GET /api/posts/{id}/comments', { path: { id: postId }, query: { root: id } }),
  ]);
  const comment = thread.comments.find((found) => found.id === id);
  if (!comment || comment.content === null) throw notFound('The comment was not found.');
  return {
    on,
    id,
    postId,
    page: commentPath(post.slug, id),
    title: `Comment on ${isolate(post.title)}`,
    quote: plainText(comment.content),
    author: comment.author?.username ?? null,
    score: comment.score,
  };
}

/** Characters. */
const maxQuoteLength = 500;

function ItemForms({
  item: { on, id, page, quote, author, score },
  vote,
  done,
  username,
  typed,
  hidden,
}: {
  item: Item;
  vote: number;
  done: string;
  username: string;
  typed: Typed;
  hidden: Hidden;
}) {
  const to = itemFormPath(on, id);
  const failed = (name: string): Typed =>
    typed.values.action === name ? typed : { values: {}, problems: [] };
  const [voted, commented, reported] = ['vote', 'comment', 'report'].map(failed) as [
    Typed,
    Typed,
    Typed,
  ];
  return (
    <>
      {Object.hasOwn(results, done) ? (
        <p className="plain-done" role="status">
          {results[done]}
        </p>
      ) : null}
      <p>
        <a href={page}>Back to the {on === 'posts' ? 'post' : 'comment'}</a>
        {author === null ? null : ` by ${author}`}, {score} {score === 1 ? 'point' : 'points'}
      </p>
      {quote === '' ? null : <blockquote dir="auto">{truncate(quote, maxQuoteLength)}</blockquote>}
      {author === username ? null : (
        <>
          <h2>Vote</h2>
          <PlainForm to={to} label="Vote" action="vote" hidden={hidden}>
            <Problems list={voted.problems} />
            <p>{vote === 0 ? 'You haven’t voted.' : `You voted ${vote > 0 ? 'up' : 'down'}.`}</p>
            <button type="submit" name="vote" value="1">
              Vote up
            </button>
            <button type="submit" name="vote" value="-1">
              Vote down
            </button>
            {vote === 0 ? null : (
              <button type="submit" name="vote" value="0">
                Remove vote
              </button>
            )}
          </PlainForm>
        </>
      )}
      <h2>{on === 'posts' ? 'Comment' : 'Reply'}</h2>
      <PlainForm to={to} label="Comment" action="comment" hidden={hidden}>
        <Problems list={commented.problems} />
        <Area name="text" label="Text" hint="Markdown." typed={commented} />
        <button type="submit">{on === 'posts' ? 'Post comment' : 'Post reply'}</button>
      </PlainForm>
      {author === username ? null : (
        <>
          <h2>Report</h2>
          <PlainForm to={to} label="Report" action="report" hidden={hidden}>
            <Problems list={reported.problems} />
            <fieldset id="reason">
              <legend>Why are you reporting this?</legend>
              <div className="plain-choices">
                {reportReasons.map((reason) => (
                  <label key={reason}>
                    <input
                      type="radio"
                      name="reason"
                      value={reason}
                      defaultChecked={reported.values.reason === reason}
                    />
                    {reportReasonLabels[reason]}
                  </label>
                ))}
              </div>
            </fieldset>
            <Field
              name="note"
              label="Anything else? (optional)"
              autoComplete="off"
              typed={reported}
            />
            <button type="submit">Report</button>
          </PlainForm>
        </>
      )}
    </>
  );
}

const votes: Record<string, number> = { '1': 1, '-1': -1, '0': 0 };

const itemForms = (on: On): FormRoute => ({
  path: itemFormPath(on, ':id'),
  access: 'member',
  async show({ ctx, params: { id = '' }, query }) {
    const item = await readItem(ctx, on, id);
    // A rejected form is shown again after its session has ended.
    const own = ctx.viewer
      ? await read(ctx, 'GET /api/me/votes', { query: { [on]: item.id } })
      : null;
    return {
      title: item.title,
      render: ({ typed, hidden }) => (
        <ItemForms
          item={item}
          vote={own?.[on][item.id] ?? 0}
          done={query.get('done') ?? ''}
          username={ctx.viewer?.username ?? ''}
          typed={typed}
          hidden={hidden}
        />
      ),
    };
  },
  async act(
    { ctx, params: { id = '' } },
    { action: name, vote = '', text = '', reason, note = '' },
  ) {
    const here = itemFormPath(on, id);
    const path = { id };
    const done = (result: string) => () => withQuery(here, { done: result });
    const to = <Name extends 'vote' | 'report'>(last: Name) =>
      `POST /api/${on}/{id}/${last}` as const satisfies Key;
    switch (name) {
      case 'vote':
        return action(to('vote'), { path, body: { vote: votes[vote] } }, {}, done('vote'));
      case 'report':
        return action(
          to('report'),
          { path, body: { reason, ...(note.trim() !== '' && { note: note.trim() }) } },
          { reason: 'The reason', note: 'The note' },
          done('report'),
        );
      case 'comment': {
        const item = await readItem(ctx, on, id);
        const slug = item.page.replace(/^\/post\/|\?.*$/g, '');
        return action(
          'POST /api/posts/{id}/comments',
          {
            path: { id: item.postId },
            body: { text, ...(on === 'comments' && { parentId: id }) },
          },
          { text: 'The text' },
          (comment) =>
            comment.held ? withQuery(here, { done: 'held' }) : commentPath(slug, comment.id),
        );
      }
      default:
        return undefined;
    }
  },
});

export const writingForms: readonly FormRoute[] = [
  submit,
  itemForms('posts'),
  itemForms('comments'),
];
