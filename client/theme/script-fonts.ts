import type { DigestLanguage } from '#shared/paths.ts';
import type { Theme } from '#shared/sites/theme.ts';

/** Installed fonts of scripts that the bundled ones lack: of macOS, Windows, then Linux. */
const installed: Partial<Record<DigestLanguage, { sans: string; serif: string }>> = {
  zh: {
    sans: '"PingFang SC","Microsoft YaHei","Noto Sans SC","Noto Sans CJK SC"',
    serif: '"Songti SC","Noto Serif SC","Noto Serif CJK SC","Microsoft YaHei"',
  },
  ja: {
    sans: '"Hiragino Sans","Yu Gothic UI",Meiryo,"Noto Sans JP","Noto Sans CJK JP"',
    serif: '"Hiragino Mincho ProN","Yu Mincho","Noto Serif JP","Noto Serif CJK JP"',
  },
  ko: {
    sans: '"Apple SD Gothic Neo","Malgun Gothic","Noto Sans KR","Noto Sans CJK KR"',
    serif: '"Noto Serif KR","Noto Serif CJK KR","Apple SD Gothic Neo","Malgun Gothic"',
  },
  ar: {
    sans: '"SF Arabic","Geeza Pro","Segoe UI","Noto Sans Arabic"',
    serif: '"Noto Naskh Arabic","SF Arabic","Geeza Pro","Segoe UI"',
  },
  hi: {
    sans: '"Kohinoor Devanagari","Nirmala UI","Noto Sans Devanagari"',
    serif: '"Kohinoor Devanagari","Nirmala UI","Noto Serif Devanagari"',
  },
};

/** Whether the bundled fonts have the script of a language. */
export const hasBundledFonts = (language: DigestLanguage): boolean => !(language in installed);

const isBundled = (fonts: string) => /^(?:Inter,|"Headline Serif",)/.test(fonts);

/**
 * Returns the rules of languages whose script the bundled fonts lack. Pages load no font then.
 * Fonts that a site chose itself stay.
 */
export function scriptRules({ heading, body }: Theme['fonts']): string[] {
  const rules = Object.entries(installed).map(([language, { sans, serif }]) => {
    const declare = (name: string, fonts: string) =>
      !isBundled(fonts)
        ? ''
        : fonts.endsWith(', serif')
          ? `--font-${name}:${serif},serif;`
          : `--font-${name}:${sans},sans-serif;`;
    return `:root:lang(${language}){${declare('heading', heading)}${declare('body', body)}}`;
  });
  return [
    ...rules,
    // Marks above and below letters.
    ':root:is(:lang(ar),:lang(hi)) body{line-height:1.75}',
    ':root:is(:lang(ar),:lang(hi)) :is(h1,h2,h3,h4){line-height:1.45}',
    // Lines of Korean end between words.
    ':root:lang(ko) body{word-break:keep-all}',
  ];
}
