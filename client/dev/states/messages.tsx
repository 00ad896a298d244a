import { createTranslate } from '#shared/texts/translate.ts';
import { ApiError } from '#shared/api-error.ts';
import type { RichText as RichTextContent } from '#shared/rich-text.ts';
import * as global from '../../theme/global.styles.ts';
import { EarlierTexts } from '../../ui/earlier-texts.tsx';
import { EditedMark } from '../../ui/edited-mark.tsx';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { Notice } from '../../ui/notice.tsx';
import { RichText } from '../../ui/rich-text.tsx';
import { TimeAgo, timeAgo } from '../../ui/time-ago.tsx';
import { longText, longWord, neverSettles, type ComponentStates } from '../component-states.ts';

const t = createTranslate('en');

const now = Date.parse('2026-11-21T08:00:00Z');

const loadVersions = () =>
  Promise.resolve({
    versions: ['06', '05'].map((hour) => ({
      title: `What it was called at ${hour}:00`,
      url: 'https://example.org/a',
      content: [['p', ['Its words.']]] as RichTextContent,
      replacedAt: `2026-11-21T${hour}:00:00Z`,
    })),
  });

export const messages: ComponentStates[] = [
  {
    name: 'notice',
    states: [
      { name: 'Text', body: <Notice>This post was removed.</Notice> },
      {
        name: 'With a link',
        body: (
          <Notice>
            This post was removed. <a href="#notice">Read why</a>
          </Notice>
        ),
        focus: 'a',
      },
      { name: 'Long text', body: <Notice>{`${longText} ${longWord}`}</Notice> },
      { name: 'Right to left', dir: 'rtl', body: <Notice>This post was removed.</Notice> },
    ],
  },
  {
    name: 'edited-mark',
    states: [
      {
        name: 'Closed',
        body: (
          <p className={global.dotted}>
            <span>by ada</span>
            <EditedMark at="2026-11-21T05:00:00Z" load={neverSettles} />
          </p>
        ),
        focus: 'button',
      },
    ],
  },
  {
    name: 'earlier-texts',
    states: [
      {
        name: 'Two texts',
        body: <EarlierTexts load={loadVersions} onClose={() => undefined} />,
      },
    ],
  },
  {
    name: 'load-failed',
    states: [
      {
        name: 'Failed',
        body: (
          <LoadFailed
            error={new Error()}
            text="Your settings couldn’t be loaded."
            retry={() => undefined}
          />
        ),
      },
      {
        name: 'Logged out',
        body: (
          <LoadFailed
            error={new ApiError(401, 'unauthorized', '')}
            text="Your settings couldn’t be loaded."
            retry={() => undefined}
          />
        ),
      },
    ],
  },
  {
    name: 'time-ago',
    states: [
      { name: 'Now', body: <p>{timeAgo(t, '2026-11-21T07:59:30Z', now)}</p> },
      { name: 'Minutes', body: <p>{timeAgo(t, '2026-11-21T07:19:00Z', now)}</p> },
      { name: 'Years', body: <p>{timeAgo(t, '2019-01-02T03:04:05Z', now)}</p> },
      {
        name: 'Updated each minute',
        body: (
          <p>
            <TimeAgo at="2026-11-20T08:00:00Z" />
          </p>
        ),
      },
    ],
  },
  {
    name: 'rich-text',
    states: [
      {
        name: 'Every element',
        body: (
          <RichText
            content={[
              ['h2', ['Harbor line']],
              [
                'p',
                [
                  'The line ',
                  ['strong', ['reopens']],
                  ' in ',
                  ['em', ['May']],
                  ', not in ',
                  ['del', ['April']],
                  '. See ',
                  ['a', ['the plan'], '#rich-text'],
                  ' and ',
                  ['code', ['timetable.csv']],
                  '.',
                ],
              ],
              ['h3', ['Stops']],
              [
                'ul',
                [
                  ['li', ['Old harbor']],
                  ['li', ['Fish market']],
                ],
              ],
              [
                'ol',
                [
                  ['li', ['Buy a ticket.']],
                  ['li', ['Get on.']],
                ],
              ],
              [
                'blockquote',
                [
                  ['p', ['Nobody asked us.']],
                  ['p', ['A neighbor']],
                ],
              ],
              ['pre', [['code', ['08:00  Old harbor\n08:12  Fish market']]]],
              ['hr', []],
              ['p', ['The end.']],
            ]}
          />
        ),
      },
      {
        name: 'Long text',
        body: (
          <RichText
            content={[
              ['p', [longWord]],
              ['pre', [['code', [`${longWord} ${longWord}`]]]],
            ]}
          />
        ),
      },
      {
        name: 'Right to left',
        dir: 'rtl',
        body: (
          <RichText
            content={[
              ['ul', [['li', ['Old harbor']]]],
              ['blockquote', [['p', ['Nobody asked us.']]]],
            ]}
          />
        ),
      },
    ],
  },
];
