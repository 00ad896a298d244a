import createEmotion from '@emotion/css/create-instance';

/** Used while building only: style files are evaluated then, and both bundles get class names. */
export const { css, injectGlobal, keyframes, cache } = createEmotion({ key: 'b' });
