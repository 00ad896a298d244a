import { english, type Translate } from './texts/translate.ts';

export const unknownBrowser = english('Unknown browser');

/** Stored in English: "Firefox on Windows". */
export const toDeviceName = (browser: string, system: string): string =>
  system === '' ? browser : `${browser} on ${system}`;

export function translateDevice(t: Translate, device: string): string {
  const [name = '', system] = device.split(' on ');
  const browser = t.find(name);
  return system === undefined ? browser : t('{browser} on {system}', { browser, system });
}
