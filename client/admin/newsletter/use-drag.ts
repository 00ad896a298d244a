import {
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type MouseEvent,
  type PointerEvent,
} from 'react';
import { announce } from '../../lib/announce.ts';
import { t } from '../lib/words.ts';

/** A place between items, and where it is in the window. */
export type DropPlace<At> = { at: At; y: number };

/** Pixels of a movement that is no click yet. */
const slackPx = 5;
/** Near an edge of the window, the page scrolls. */
const edgePx = 48;

/**
 * Moves something with a mouse, pen or finger. `handle`: for its button, which may also be pressed.
 * `line`: the place that it would move to. Escape keeps it where it is.
 */
export function useDrag<At>({
  listPlaces,
  drop,
}: {
  listPlaces: () => DropPlace<At>[];
  drop: (at: At) => void;
}) {
  const [line, setLine] = useState<DropPlace<At> | null>(null);
  const start = useRef<number | null>(null);
  const isDragged = useRef(false);
  const end = () => {
    start.current = null;
    setLine(null);
  };
  const cancel = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    end();
    announce(t('Not moved.'));
  });
  const isDragging = line !== null;
  useEffect(() => {
    if (!isDragging) return undefined;
    const listen = (event: KeyboardEvent) => cancel(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [isDragging]);
  return {
    line,
    handle: {
      onPointerDown(event: PointerEvent<HTMLElement>) {
        if (event.button !== 0) return;
        isDragged.current = false;
        start.current = event.clientY;
        event.currentTarget.setPointerCapture(event.pointerId);
      },
      onPointerMove({ clientY }: PointerEvent) {
        if (start.current === null) return;
        if (!isDragged.current && Math.abs(clientY - start.current) < slackPx) return;
        isDragged.current = true;
        if (clientY < edgePx) window.scrollBy(0, -edgePx / 4);
        else if (clientY > window.innerHeight - edgePx) window.scrollBy(0, edgePx / 4);
        const [nearest] = listPlaces().toSorted(
          (a, b) => Math.abs(a.y - clientY) - Math.abs(b.y - clientY),
        );
        if (nearest) setLine(nearest);
      },
      onPointerUp() {
        const place = line;
        end();
        if (place) drop(place.at);
      },
      onPointerCancel: end,
      /** The release of what was dragged is no press. */
      onClickCapture(event: MouseEvent) {
        if (!isDragged.current) return;
        isDragged.current = false;
        event.preventDefault();
        event.stopPropagation();
      },
    },
  };
}
