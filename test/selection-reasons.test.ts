import { expect, it } from 'vitest';
import { translateReason } from '#client/admin/newsletter/selection-reasons.ts';
import { createTranslate } from '#shared/texts/translate.ts';
import { defaultRule } from '../server/domain/core/digest-defaults.ts';
import type { Reason } from '../server/domain/digests/selection/choose-posts.ts';
import { describeReason } from '../server/domain/digests/selection/describe-reason.ts';

const entry = { rank: 4, updates: null };
const selected = { kind: 'selected', position: 4, tie: null, rose: null, ...entry } as const;
const excluded = { kind: 'excluded', rank: 9 } as const;
const story = { why: 'story', postId: 'p', entry: null } as const;
const kinds = ['text', 'job', 'poll'] as const;
const reasons: Reason[] = [
  selected,
  { ...selected, updates: { period: '2026-11-19', postId: 'p' } },
  { ...selected, rose: { period: '2026-11-19', rank: 2 } },
  ...(['comments', 'publisher', 'age', 'id'] as const).map((tie) => ({ ...selected, tie })),
  { kind: 'candidate', why: 'rank', ...entry },
  { kind: 'candidate', why: 'floor', ...entry },
  { kind: 'reserve', rank: 9, why: 'rank' },
  { kind: 'reserve', rank: 9, why: 'publisher', publisher: 'one.example' },
  ...kinds.map((post) => ({ kind: 'reserve', rank: 9, why: 'kind', post }) as const),
  ...kinds.map((post) => ({ ...excluded, why: 'kind', post }) as const),
  ...(['earlier_issue', 'removed', 'rank'] as const).map((why) => ({ ...excluded, why })),
  { ...excluded, why: 'link', period: '2026-w47' },
  { ...excluded, ...story, period: null },
  { ...excluded, ...story, period: '2026-11-19' },
];
/** As the API has them, with and without the title of the other post. */
const described = reasons
  .map((reason) => describeReason(reason, defaultRule))
  .flatMap((text) => [
    text.replace('“…”', 'another post'),
    text.replace('“…”', '“A “title”; no. 3”'),
  ]);
const others = ['too few posts for an issue', 'removed by an editor', 'added by an editor'];

it.each([...new Set([...described, ...others])])('knows "%s"', (reason) => {
  const found: string[] = [];
  const t = createTranslate('en');
  const marked = Object.assign(
    ((text: string, values: object) => {
      found.push(text);
      return t(text, values);
    }) as typeof t,
    t,
  );
  expect(translateReason(marked, reason)).toBe(reason);
  expect(found).toHaveLength(reason.includes('; news since') ? 2 : 1);
});
