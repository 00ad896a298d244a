import { Parser } from 'htmlparser2';

/** A picture of an email. `alt` null: it has no such attribute. */
type Picture = { src: string; alt: string | null };

/** Returns the targets of links and the pictures of an email. Leaves out pictures of one pixel. */
export function readMailParts(html: string): { links: string[]; pictures: Picture[] } {
  const links = new Set<string>();
  const pictures: Picture[] = [];
  const parser = new Parser({
    onopentag(name, { href, src, alt, width }) {
      if (name === 'a' && href) links.add(href);
      if (name === 'img' && src && width !== '1') pictures.push({ src, alt: alt ?? null });
    },
  });
  parser.end(html);
  return { links: [...links], pictures };
}
