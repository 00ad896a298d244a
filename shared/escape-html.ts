const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const signs = new Map(Object.entries(entities).map(([sign, entity]) => [entity, sign]));

/** Escapes a text for HTML and XML, also for a value in double quotes. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => entities[sign] ?? '');

/** Reads what `escapeHtml` wrote. */
export const unescapeHtml = (html: string): string =>
  html.replace(/&\w+;/g, (entity) => signs.get(entity) ?? entity);
