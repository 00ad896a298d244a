import { Route, Routes } from 'react-router';
import { Missing } from '../ui/not-found.tsx';
import { IssuePage } from './issue.tsx';
import { Overview } from './overview.tsx';

/** The digest, before and after it goes out (product 36). */
export function Newsletter() {
  return (
    <Routes>
      <Route index element={<Overview />} />
      <Route path="issues/:id" element={<IssuePage />} />
      <Route path="*" element={<Missing />} />
    </Routes>
  );
}
