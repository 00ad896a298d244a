import * as limits from '#shared/limits.ts';
import { createJobThread } from '../job-thread.ts';

type PictureRenderer = {
  /** Returns a PNG. Null: too many pictures are waiting. */
  render(svg: string): Promise<Buffer> | null;
};

/** Renders one picture after another in a thread. */
export function createPictureRenderer(): PictureRenderer {
  const thread = createJobThread<string, Uint8Array>({
    module: new URL('./picture-worker.ts', import.meta.url),
    idleMs: limits.pictures.idleMs,
    timeoutMs: limits.pictures.timeoutMs,
  });
  return {
    render: (svg) =>
      thread.waiting >= limits.pictures.waiting
        ? null
        : thread.run(svg).then((png) => Buffer.from(png)),
  };
}
