import { expect } from 'vitest';
import { richTextSchema } from '#shared/contract/rich-text.ts';
import { richTextTags, type RichText } from '#shared/rich-text.ts';

export const siteUrl = 'https://a.example/b';

/** Returns every element with its ancestors, the outermost first. */
export function listElements(
  content: RichText,
): { tag: string; above: string[]; href: string | undefined }[] {
  const found: ReturnType<typeof listElements> = [];
  const waiting = content.map((node) => ({ node, above: [] as string[] }));
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { node, above } = next;
    if (typeof node === 'string') continue;
    found.push({ tag: node[0], above, href: typeof node[2] === 'number' ? undefined : node[2] });
    waiting.push(...node[1].map((child) => ({ node: child, above: [...above, node[0]] })));
  }
  return found;
}

const blocks = new Set(['p', 'pre', 'blockquote', 'ul', 'ol', 'li', 'hr', 'h2', 'h3', 'h4']);

/** Expects allowed elements with correct nesting and links to web pages or mailboxes. */
export function expectSafeRichText(content: RichText, about: string): void {
  expect(() => richTextSchema.parse(content), about).not.toThrow();
  for (const { tag, above, href } of listElements(content)) {
    if (tag === 'img') {
      expect(href, about).toMatch(/^\/images\/[0-9a-f]{32}-\d+x\d+\.\w+$/);
      continue;
    }
    expect(richTextTags, about).toContain(tag);
    expect(above.length, about).toBeLessThan(110);
    if (tag === 'a') {
      expect(href, about).toMatch(/^(?:https?:\/\/[^\s/]|mailto:|\/(?![/\\])|#)/);
      const url = new URL(href ?? '', 'https://here.example/post/x');
      expect(['http:', 'https:', 'mailto:'], about).toContain(url.protocol);
      if (/^[/#]/.test(href ?? '')) expect(url.host, about).toBe('here.example');
      expect(above, `${about}: a link in a link`).not.toContain('a');
    } else expect(href, about).toBeUndefined();
    if (blocks.has(tag))
      expect(
        above.filter((tagName) => !['blockquote', 'ul', 'ol', 'li'].includes(tagName)),
        `${about}: a block in words`,
      ).toEqual([]);
    if (tag === 'li') expect(['ul', 'ol'], about).toContain(above.at(-1));
    if (['ul', 'ol'].includes(above.at(-1) ?? '')) expect(tag, about).toBe('li');
  }
}
