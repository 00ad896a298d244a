import createEmotion from '@emotion/css/create-instance';

/** Runs only in the build, which evaluates style files. Both bundles get class names. */
export const { css, injectGlobal, keyframes, cache } = createEmotion({ key: 'b' });
