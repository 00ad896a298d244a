export const languages = new Intl.DisplayNames('en', { type: 'language' });
