import { Route, Routes } from 'react-router';
import { MemberPage } from './member.tsx';
import { PeopleList } from './people-list.tsx';

/** Members: looking for them, and what is known of each. */
export function People() {
  return (
    <Routes>
      <Route index Component={PeopleList} />
      <Route path=":username" Component={MemberPage} />
      <Route path="*" element={<h1>Not Found</h1>} />
    </Routes>
  );
}
