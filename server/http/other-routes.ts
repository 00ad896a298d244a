/** Handlers that the program loads after the first page, which needs little of what they need. */
export { loadHandlers } from '../api/load-handler.ts';
export { adminMailPreview } from './admin/admin-mail-preview.ts';
export { adminPreview } from './admin/admin-preview.ts';
export { adminShell } from './admin/admin-shell.ts';
export { apiRouter } from './api/api-router.ts';
export { openApiRoutes } from './api/openapi.ts';
export { devComponents } from './dev-components.ts';
export { devMail } from './dev-mail.tsx';
export { forms } from './forms/forms.tsx';
export { feeds } from './machine/feeds.ts';
export { images } from './machine/images.ts';
export { pictures } from './machine/pictures.ts';
export { sitemap } from './machine/sitemap.ts';
export { embed } from './pages/embed.ts';
export { openings, redirects } from './pages/issue-visits.ts';
