import { defaultPreset } from './default.ts';
import { nontrivialPreset } from './nontrivial.ts';
import { statecraftPreset } from './statecraft.ts';
import type { SitePreset } from './theme.ts';

/** The tenants Broadsheet ships with. The first brand is the one an unknown host is dressed in (product 2 and 27). */
export const presets: SitePreset[] = [statecraftPreset, nontrivialPreset, defaultPreset];
export const firstBrandId = 'statecraft';
export const defaultSiteId = 'default';
