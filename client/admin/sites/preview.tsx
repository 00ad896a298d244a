import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { minuteMs } from '#shared/durations.ts';
import { useApp } from '../../app-context.tsx';
import { Notice } from '../../ui/notice.tsx';
import * as admin from '../admin.admin.styles.ts';
import { EditorProvider } from './draft-store.ts';
import { modeNames, type PartName } from './setting-labels.ts';
import * as siteStyles from './sites.admin.styles.ts';
import * as styles from './theme-preview.admin.styles.ts';
import { t } from '../lib/words.ts';

const pages = {
  list: t('List [page]'),
  post: t('Post [noun]'),
  form: t('Form [page]'),
  digest: t('Digest email'),
  landing: t('Landing page'),
  text: t('Text'),
} as const;
type Page = keyof typeof pages;
/** What shows the settings of a part. All other parts share a choice. */
const pageOfPart: Partial<Record<PartName, Page>> = { texts: 'text', newsletter: 'digest' };
const devices = {
  phone: { name: t('Phone [device]'), width: 360, height: 640 },
  desktop: { name: t('Desktop [device]'), width: 1280, height: 800 },
} as const;
type Device = keyof typeof devices;
const renewalMs = 14 * minuteMs;

/** Where the draft is shown. Reloads after each save. URLs expire after 15 minutes. */
export function usePreview() {
  const { api } = useApp();
  const { site, editing } = EditorProvider.use();
  return useQuery({
    queryKey: ['preview', site.id, editing.saved],
    queryFn: ({ signal }) =>
      api('POST /api/admin/sites/{site}/preview', { path: { site: site.id } }, signal),
    placeholderData: keepPreviousData,
    staleTime: Infinity,
    refetchOnWindowFocus: false,
    refetchInterval: renewalMs,
  });
}

/** Loads a frame without adding to the history. */
export function useFrameAddress(address: string | null): RefObject<HTMLIFrameElement | null> {
  const frame = useRef<HTMLIFrameElement>(null);
  useEffect(() => {
    if (address !== null) frame.current?.contentWindow?.location.replace(address);
  }, [address]);
  return frame;
}

/**
 * Shows the draft as readers would see it, in light and dark. The server renders it; each save
 * reloads it. Each part that has a page of its own begins with it.
 */
export function Preview({ part }: { part: PartName }) {
  const { editing } = EditorProvider.use();
  const [choices, setChoices] = useState<Partial<Record<PartName | 'others', Page>>>({});
  const choice = part in pageOfPart ? part : 'others';
  const page = choices[choice] ?? pageOfPart[part] ?? 'list';
  const [device, setDevice] = useState<Device>('phone');
  const { data, error, refetch } = usePreview();
  return (
    <section className={styles.preview} aria-labelledby="preview">
      <h2 id="preview">{t('Preview')}</h2>
      <div className={styles.choices}>
        <Choice
          legend={t('Page')}
          name="preview-page"
          options={pages}
          chosen={page}
          onChoose={(chosen) => setChoices({ ...choices, [choice]: chosen })}
        />
        <Choice
          legend={t('Width')}
          name="preview-width"
          options={{ phone: devices.phone.name, desktop: devices.desktop.name }}
          chosen={device}
          onChoose={setDevice}
        />
      </div>
      {error ? (
        <Notice>
          {t('The preview failed: {message}', { message: error.message })}{' '}
          <button type="button" className={siteStyles.small} onClick={() => void refetch()}>
            {t('Try again')}
          </button>
        </Notice>
      ) : null}
      {editing.state === 'failed' ? (
        <p className={admin.note}>{t('The preview shows the last saved draft.')}</p>
      ) : null}
      <div className={device === 'phone' ? styles.phones : styles.desktops}>
        {(['light', 'dark'] as const).map((scheme) => (
          <Frame
            key={`${scheme} ${device}`}
            title={t('{page}, {scheme}, {width} pixels wide', {
              page: pages[page],
              scheme: modeNames[scheme],
              width: devices[device].width,
            })}
            address={data ? `${data.prefix}${page}?scheme=${scheme}` : null}
            gutter={page !== 'digest'}
            {...devices[device]}
          />
        ))}
      </div>
    </section>
  );
}

function Choice<T extends string>({
  legend,
  name,
  options,
  chosen,
  onChoose,
}: {
  legend: string;
  name: string;
  options: Record<T, string>;
  chosen: T;
  onChoose: (value: T) => void;
}) {
  return (
    <fieldset>
      <legend>{legend}</legend>
      {(Object.keys(options) as T[]).map((value) => (
        <label key={value}>
          <input
            type="radio"
            name={name}
            value={value}
            checked={chosen === value}
            onChange={() => onChoose(value)}
          />
          {options[value]}
        </label>
      ))}
    </fieldset>
  );
}

/** A reader's window, scaled down where there is less room. It runs no script. */
function Frame({
  title,
  address,
  width,
  height,
  gutter,
}: {
  title: string;
  address: string | null;
  width: number;
  height: number;
  gutter: boolean;
}) {
  const box = useRef<HTMLDivElement>(null);
  const frame = useFrameAddress(address);
  const [room, setRoom] = useState(0);
  useEffect(() => {
    const observer = new ResizeObserver(() => setRoom(box.current?.clientWidth ?? 0));
    if (box.current) observer.observe(box.current);
    return () => observer.disconnect();
  }, []);
  // Pages reserve room for a scrollbar; the frame hides it.
  const beside = gutter ? window.innerWidth - document.documentElement.offsetWidth : 0;
  const scale = room === 0 ? 0 : Math.min(1, room / width);
  return (
    <figure className={styles.frame}>
      <figcaption>{title}</figcaption>
      <div ref={box} style={{ height: height * scale, maxWidth: width + 2 }}>
        <iframe
          ref={frame}
          title={title}
          sandbox="allow-same-origin"
          style={{ width: width + beside, height, transform: `scale(${scale})` }}
        />
      </div>
    </figure>
  );
}
