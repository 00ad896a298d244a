import { Parser } from 'htmlparser2';

/** A picture of an email. `alt` null: it has no such attribute. */
type Picture = { src: string; alt: string | null };

/** Returns the links and pictures of an email, without ornaments and pictures of one pixel. */
export function readMailParts(html: string): { links: string[]; pictures: Picture[] } {
  const links = new Set<string>();
  const pictures: Picture[] = [];
  const parser = new Parser({
    onopentag(name, { href, src, alt, width, role }) {
      if (name === 'a' && href) links.add(href);
      if (name === 'img' && src && width !== '1' && role !== 'presentation')
        pictures.push({ src, alt: alt ?? null });
    },
  });
  parser.end(html);
  return { links: [...links], pictures };
}
