import { Route, Routes } from 'react-router';
import { NotFoundPage } from '../ui/not-found.tsx';
import { CorrectionsPage } from './corrections.tsx';
import { IssuePage } from './issue.tsx';
import { StatisticsPage } from './statistics.tsx';
import { Overview } from './overview.tsx';
import { TemplatesPage } from './templates.tsx';

/** Newsletter: the overview, statistics, templates, reported sentences, and a page for each issue. */
export function Newsletter() {
  return (
    <Routes>
      <Route index element={<Overview />} />
      <Route path="issues/:id" element={<IssuePage />} />
      <Route path="statistics" element={<StatisticsPage />} />
      <Route path="templates" element={<TemplatesPage />} />
      <Route path="corrections" element={<CorrectionsPage />} />
      <Route path="*" element={<NotFoundPage />} />
    </Routes>
  );
}
