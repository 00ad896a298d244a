import { defaultPreset } from './default.ts';
import { nontrivialPreset } from './nontrivial.ts';
import { statecraftPreset } from './statecraft.ts';
import type { SitePreset } from './theme.ts';

/** The included tenants. Unknown hosts get the theme of the first. */
export const presets: SitePreset[] = [statecraftPreset, nontrivialPreset, defaultPreset];
export const firstBrandId = 'statecraft';
export const defaultSiteId = 'default';
