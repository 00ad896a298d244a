import { Route, Routes } from 'react-router';
import { Missing } from '../ui/not-found.tsx';
import { MemberPage } from './member.tsx';
import { PeopleList } from './member-list.tsx';

/** Members: the list, and a page for each. */
export function People() {
  return (
    <Routes>
      <Route index Component={PeopleList} />
      <Route path=":username" Component={MemberPage} />
      <Route path="*" element={<Missing />} />
    </Routes>
  );
}
