import { createContext, use } from 'react';
import type { Reply } from '#shared/contract/index.ts';

/** The current user and their role. */
export type Staff = Reply<'GET /api/admin/me'>;

const Context = createContext<Staff | null>(null);

export const StaffProvider = Object.assign(Context.Provider, {
  use(): Staff {
    const staff = use(Context);
    if (!staff) throw new Error('used outside of StaffProvider');
    return staff;
  },
});
