import { Avatar } from '../../ui/avatar.tsx';
import { Confirm } from '../../ui/dialog.tsx';
import { ActionMenu, type Action } from '../../ui/action-menu.tsx';
import { actions } from '../../ui/actions.styles.ts';
import { CursorList } from '../../ui/cursor-list.tsx';
import { Choices } from '../../ui/filter-links.tsx';
import {
  longText,
  longWord,
  failsRequest,
  neverSettles,
  type ComponentStates,
} from '../component-states.ts';

const list: Action[] = [
  { name: 'Save', first: true, toggle: { on: false, name: 'Saved' }, act: () => undefined },
  { name: 'Follow', first: true, toggle: { on: true, name: 'Following' }, act: () => undefined },
  { name: 'Edit', first: true, href: '#action-menu' },
  { name: 'Report' },
  { name: 'Reported', done: true },
];
const menu = (item: string, options = list) => (
  <div className={actions}>
    <ActionMenu actions={options} item={item}>
      {(name) => <p>The panel of “{name}”.</p>}
    </ActionMenu>
  </div>
);

const confirm = (act: () => Promise<void>, text: string) => (
  <Confirm
    title="Delete this post?"
    yes="Delete"
    doing="Deleting…"
    no="Keep it"
    act={act}
    onClose={() => undefined}
  >
    <p>{text}</p>
  </Confirm>
);

const filter = (label: string, names: Record<string, string>) => (
  <Choices
    label={label}
    options={Object.keys(names)}
    current={Object.keys(names)[1] ?? ''}
    hrefFor={() => '#filter-links'}
    names={names}
  />
);

type PostPage = { items: string[]; nextCursor: string | null };

/** `pages` lists the items of each loaded page. */
const cursorList = (pages: string[][], nextCursor: string | null, isFetchingNextPage = false) => (
  <CursorList
    query={{
      data: {
        pages: pages.map((items, i) => ({
          items,
          nextCursor: i === pages.length - 1 ? nextCursor : 'next',
        })),
        pageParams: pages.map(() => undefined),
      },
      isFetchingNextPage,
      fetchNextPage: neverSettles,
    }}
    hrefFor={() => '#cursor-list'}
    select={(loaded: PostPage[]) => loaded.flatMap(({ items }) => items)}
    empty={<p>No posts yet.</p>}
    label="More posts"
    failed="More posts couldn’t be loaded. Try again."
    loaded={(count) => `${count} more posts loaded`}
    focusTarget="#cursor-list a"
    showEnd
  >
    {(items) => (
      <ul>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    )}
  </CursorList>
);

const byline = (username: string, picture?: string) => (
  <p>
    <Avatar username={username} picture={picture} />
    {username}
  </p>
);

export const menus: ComponentStates[] = [
  {
    name: 'avatar',
    states: [
      { name: 'Initial', body: byline('ada') },
      { name: 'Picture', body: byline('ada', '/sites/default/logo.svg') },
      { name: 'Right to left', dir: 'rtl', body: byline('ada') },
    ],
  },
  {
    name: 'action-menu',
    states: [
      { name: 'Closed', body: menu('a post'), focus: 'button' },
      { name: 'More', body: menu('another post'), press: ['[aria-label^="More"]'] },
      {
        name: 'With an open panel',
        body: menu('a comment'),
        press: ['[aria-label^="More"]', '[aria-label^="Report "]'],
      },
      { name: 'Right to left', dir: 'rtl', body: menu('a post from right to left') },
    ],
  },
  {
    name: 'confirm',
    states: [
      { name: 'Question', body: confirm(neverSettles, 'Its comments stay.'), focus: 'button' },
      {
        name: 'Pending',
        body: confirm(neverSettles, 'Its comments stay.'),
        press: ['button'],
      },
      {
        name: 'Failed',
        body: confirm(failsRequest, 'Its comments stay.'),
        press: ['button'],
      },
      { name: 'Long text', body: confirm(neverSettles, `${longText} ${longWord}`) },
      { name: 'Right to left', dir: 'rtl', body: confirm(neverSettles, 'Its comments stay.') },
    ],
  },
  {
    name: 'filter-links',
    states: [
      {
        name: 'Normal',
        body: filter('Sort', { new: 'New', top: 'Top', hot: 'Hot' }),
        focus: 'a',
      },
      {
        name: 'Long text',
        body: filter('Period', { short: 'Day', long: longText, longest: longWord }),
      },
      {
        name: 'Right to left',
        dir: 'rtl',
        body: filter('Sort from right to left', { new: 'New', top: 'Top', hot: 'Hot' }),
      },
    ],
  },
  {
    name: 'cursor-list',
    states: [
      { name: 'Empty', body: cursorList([[]], null) },
      { name: 'More', body: cursorList([['A post', 'Another post']], 'next'), focus: 'a' },
      { name: 'Pending', body: cursorList([['A post']], 'next', true) },
      { name: 'End', body: cursorList([['A post'], ['Another post']], null) },
    ],
  },
];
