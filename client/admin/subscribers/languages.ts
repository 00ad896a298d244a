import { t } from '../lib/words.ts';

export const languages = new Intl.DisplayNames(t.language, { type: 'language' });
