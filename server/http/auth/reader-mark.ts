import { parseCookie } from 'cookie';
import type { Request, Response } from 'express';
import { hourMs } from '#shared/durations.ts';
import type { Needs } from '../../context.ts';
import { toNetworks } from '../../infra/client-address.ts';
import { setSharedCookie } from './browser-cookies.ts';
import { getRequestContext } from '../front/request-context.ts';

const name = 'reader';
const validHours = 24;

/**
 * A cookie that says that a browser keeps cookies. It holds the hour of its end, signed for the
 * site and the network. So it names nobody and is of no use elsewhere. Decision 301.
 */
type ReaderMark = {
  isOn(req: Request): boolean;
  /** Gives it to a browser that has none. */
  issue(req: Request, res: Response): void;
};

export function createReaderMark({
  config,
  secrets,
  clock,
}: Needs<'config' | 'secrets' | 'clock'>): ReaderMark {
  const getHour = () => Math.floor(clock.now().getTime() / hourMs);
  const signed = (req: Request, hour: number) => {
    const { address, resolution } = getRequestContext(req);
    return `${resolution.site.id} ${hour} ${toNetworks(address).network}`;
  };
  const isOn = (req: Request) => {
    if (!req.headers.cookie?.includes(`${name}=`)) return false;
    const [, end = '', signature = ''] =
      /^(\d{1,9})\.([\w-]{43})$/.exec(parseCookie(req.headers.cookie)[name] ?? '') ?? [];
    return Number(end) > getHour() && secrets.verify(name, signed(req, Number(end)), signature);
  };
  return {
    isOn,
    issue(req, res) {
      if (isOn(req)) return;
      const end = getHour() + validHours;
      setSharedCookie(req, res, config, {
        name,
        value: `${end}.${secrets.sign(name, signed(req, end))}`,
        maxAgeMs: validHours * hourMs,
      });
    },
  };
}
