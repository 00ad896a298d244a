import { rich } from '#client/ui/rich.tsx';
import { english, type Translate } from '#shared/texts/translate.ts';
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
    const { t } = ctx.site;
    const { tags } = await read(ctx, 'GET /api/tags', {});
    const start = { url: query.get('url') ?? '', title: query.get('title') ?? '' };
    return {
      title: t('Submit'),
      render: ({ typed: { values, problems }, hidden }) => {
        const typed = { values: { ...start, ...values }, problems };
        return (
          <PlainForm to={formPaths.submit} label={t('Submit')} hidden={hidden}>
            <Problems t={t} list={problems} />
            <Field
              name="url"
              label={t.find(postLabels.url)}
              hint={t('A link, or leave blank for a text post.')}
              inputMode="url"
              autoComplete="off"
              typed={typed}
            />
            <Field
              name="title"
              label={t.find(postLabels.title)}
              hint={t('At most {max} characters. Keep the original headline.', {
                max: limits.title.max,
              })}
              autoComplete="off"
              typed={typed}
            />
            <Area
              name="text"
              label={t('Text (optional with a link)')}
              hint={t('Markdown.')}
              typed={typed}
            />
            {tags.length === 0 ? null : (
              <fieldset id="tags">
                <legend>{t('Tags (at most {max})', { max: limits.tags.max })}</legend>
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
            <button type="submit">{t('Publish')}</button>
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
  vote: english('Your vote is saved. Pages show it within a minute.'),
  report: english('Reported. Thank you; our moderators will take a look.'),
  held: english('Saved. A moderator will review it first.'),
};

type On = 'posts' | 'comments';
type Item = {
  on: On;
  id: string;
  /** ID of the post. */
  postId: string;
  /** Slug of the post. */
  slug: string;
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
      slug: post.slug,
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
    slug: post.slug,
    page: commentPath(post.slug, id),
    title: ctx.site.t('Comment on {title}', { title: isolate(post.title, ctx.site.t.dir) }),
    quote: plainText(comment.content),
    author: comment.author?.username ?? null,
    score: comment.score,
  };
}

/** Characters. */
const maxQuoteLength = 500;

function ItemForms({
  t,
  item: { on, id, page, quote, author, score },
  vote,
  done,
  username,
  typed,
  hidden,
}: {
  t: Translate;
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
          {t.find(results[done] ?? '')}
        </p>
      ) : null}
      <p>
        {rich(
          t,
          on === 'posts'
            ? author === null
              ? english(
                  '<page>Back to the post</page>, {score, plural, one {# point} other {# points}}',
                )
              : english(
                  '<page>Back to the post</page> by {author}, ' +
                    '{score, plural, one {# point} other {# points}}',
                )
            : author === null
              ? english(
                  '<page>Back to the comment</page>, {score, plural, one {# point} other {# points}}',
                )
              : english(
                  '<page>Back to the comment</page> by {author}, ' +
                    '{score, plural, one {# point} other {# points}}',
                ),
          {
            page: (content) => <a href={page}>{content}</a>,
            author: author ?? '',
            score,
          },
        )}
      </p>
      {quote === '' ? null : <blockquote dir="auto">{truncate(quote, maxQuoteLength)}</blockquote>}
      {author === username ? null : (
        <>
          <h2>{t('Vote')}</h2>
          <PlainForm to={to} label={t('Vote')} action="vote" hidden={hidden}>
            <Problems t={t} list={voted.problems} />
            <p>
              {vote === 0
                ? t('You haven’t voted.')
                : vote > 0
                  ? t('You voted up.')
                  : t('You voted down.')}
            </p>
            <button type="submit" name="vote" value="1">
              {t('Vote up')}
            </button>
            <button type="submit" name="vote" value="-1">
              {t('Vote down')}
            </button>
            {vote === 0 ? null : (
              <button type="submit" name="vote" value="0">
                {t('Remove vote')}
              </button>
            )}
          </PlainForm>
        </>
      )}
      <h2>{on === 'posts' ? t('Comment') : t('Reply')}</h2>
      <PlainForm to={to} label={t('Comment')} action="comment" hidden={hidden}>
        <Problems t={t} list={commented.problems} />
        <Area name="text" label={t('Text')} hint={t('Markdown.')} typed={commented} />
        <button type="submit">{on === 'posts' ? t('Post comment') : t('Post reply')}</button>
      </PlainForm>
      {author === username ? null : (
        <>
          <h2>{t('Report')}</h2>
          <PlainForm to={to} label={t('Report')} action="report" hidden={hidden}>
            <Problems t={t} list={reported.problems} />
            <fieldset id="reason">
              <legend>{t('Why are you reporting this?')}</legend>
              <div className="plain-choices">
                {reportReasons.map((reason) => (
                  <label key={reason}>
                    <input
                      type="radio"
                      name="reason"
                      value={reason}
                      defaultChecked={reported.values.reason === reason}
                    />
                    {t.find(reportReasonLabels[reason])}
                  </label>
                ))}
              </div>
            </fieldset>
            <Field
              name="note"
              label={t('Anything else? (optional)')}
              autoComplete="off"
              typed={reported}
            />
            <button type="submit">{t('Report')}</button>
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
          t={ctx.site.t}
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
          { reason: english('The reason'), note: english('The note') },
          done('report'),
        );
      case 'comment': {
        const item = await readItem(ctx, on, id);
        return action(
          'POST /api/posts/{id}/comments',
          {
            path: { id: item.postId },
            body: { text, ...(on === 'comments' && { parentId: id }) },
          },
          { text: english('The text') },
          (comment) =>
            comment.held ? withQuery(here, { done: 'held' }) : commentPath(item.slug, comment.id),
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
