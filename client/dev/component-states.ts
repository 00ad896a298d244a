import { ApiError } from '#shared/api-error.ts';
import type { ReactNode } from 'react';

/** One state of a component, as `/dev/components` shows it. */
export type ComponentState = {
  name: string;
  body: ReactNode;
  dir?: 'rtl';
  /** Selectors of the controls to click, in order, once the state is rendered. */
  press?: readonly string[];
  /** Selector of the control to draw with the outline of keyboard focus. */
  focus?: string;
};

/** A component and its states. `name` is also the name of its pictures. */
export type ComponentStates = { name: string; states: readonly ComponentState[] };

/** Keeps a state pending. */
export const neverSettles = () => new Promise<never>(() => undefined);

/** Fails as a request does. Other errors are defects, which forms report. */
export const failsRequest = () =>
  Promise.reject(new ApiError(500, 'internal', 'Something went wrong. Please try again.'));

/** Long text without a place to break. */
export const longWord = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamten';

export const longText =
  'The council voted last night to reopen the harbor line, seven years after the last tram left ' +
  'the depot and two years later than the first plan promised to the people of the old town.';
