import { fork, type CssNode, type ParseOptions } from 'css-tree';

/** Tokens of a parser's first buffers. Larger ones are dropped, because each call fills them. */
const maxTokens = 20_000;

/** What css-tree keeps between two calls. Not part of its types. */
type Buffers = { offsetAndType: Uint32Array | null; balance: Uint32Array | null };

const reset = 'reset';
let parseNext: ((css: string, options?: ParseOptions) => CssNode) | undefined;

/**
 * `parse` of css-tree, which otherwise reads a token that an earlier text left in its buffer. Two
 * texts can be chosen so that the second is parsed without an end. Seen in css-tree 3.2.1.
 */
export function parseCss(css: string, options?: ParseOptions): CssNode {
  parseNext ??= createParser();
  parseNext('', { context: reset });
  return parseNext(css, options);
}

/** Adds a context in which a parser clears its buffers. */
function createParser() {
  const extension: object = {
    parseContext: {
      [reset](this: Buffers) {
        if ((this.offsetAndType?.length ?? 0) > maxTokens) {
          this.offsetAndType = null;
          this.balance = null;
        }
        this.offsetAndType?.fill(0);
        return { type: 'Raw', value: '' };
      },
    },
  };
  return fork(extension).parse;
}
