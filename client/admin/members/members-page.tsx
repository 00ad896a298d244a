import { Route, Routes } from 'react-router';
import { NotFoundPage } from '../ui/not-found.tsx';
import { MemberPage } from './member.tsx';
import { MemberList } from './member-list.tsx';

/** Members: the list, and a page for each. */
export function Members() {
  return (
    <Routes>
      <Route index Component={MemberList} />
      <Route path=":username" Component={MemberPage} />
      <Route path="*" element={<NotFoundPage />} />
    </Routes>
  );
}
