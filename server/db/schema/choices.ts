import { sql } from 'drizzle-orm';
import { check, foreignKey, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { ChoiceKind, MemberChoice } from '#shared/choices.ts';
import { users } from './accounts.ts';
import { instant } from './columns.ts';
import { siteId } from './sites.ts';

/** What members follow and mute. */
export const memberChoices = pgTable(
  'member_choices',
  {
    siteId: siteId(),
    userId: text('user_id').notNull(),
    kind: text('kind').$type<ChoiceKind>().notNull(),
    /** The ID of a post or person, the name of a tag, or a host. */
    subject: text('subject').notNull(),
    choice: text('choice').$type<MemberChoice>().notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.siteId, t.userId, t.kind, t.subject] }),
    foreignKey({ columns: [t.siteId, t.userId], foreignColumns: [users.siteId, users.id] }),
    check('member_choices_kind', sql`${t.kind} in ('post', 'tag', 'domain', 'person')`),
    check('member_choices_choice', sql`${t.choice} in ('follow', 'mute')`),
    // The followers of a post.
    index('member_choices_followers')
      .on(t.siteId, t.kind, t.subject, t.createdAt, t.userId)
      .where(sql`choice = 'follow'`),
  ],
);
