import { Route, Routes } from 'react-router';
import { NotFoundPage } from '../ui/not-found.tsx';
import { EmbedPage } from './embed.tsx';
import { SegmentsPage } from './segments.tsx';
import { ImportPage } from './import.tsx';
import { BlockedAddresses } from './suppressions.tsx';
import { SubscribersPage } from './list.tsx';

/** Subscribers of the newsletter. */
export function Subscribers() {
  return (
    <Routes>
      <Route index element={<SubscribersPage />} />
      <Route path="import" element={<ImportPage />} />
      <Route path="segments" element={<SegmentsPage />} />
      <Route path="form" element={<EmbedPage />} />
      <Route path="blocked" element={<BlockedAddresses />} />
      <Route path="*" element={<NotFoundPage />} />
    </Routes>
  );
}
