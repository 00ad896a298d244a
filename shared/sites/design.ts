import * as z from 'zod/mini';
import { designChoices } from '../design-choices.ts';

const choice = <const Options extends readonly [string, ...string[]]>(options: Options) =>
  z._default(
    z.enum(options, `must be one of ${options.join(', ')}`),
    options[0] as Options[number] & z.core.util.NoUndefined<Options[number]>,
  );

export const designShape = {
  frontPage: choice(designChoices.frontPage),
  masthead: choice(designChoices.masthead),
  lead: choice(designChoices.lead),
  headings: choice(designChoices.headings),
  kickers: choice(designChoices.kickers),
  rows: choice(designChoices.rows),
  votes: choice(designChoices.votes),
  figures: choice(designChoices.figures),
  initials: choice(designChoices.initials),
};
