import type { IndustrySlug } from '../paths.ts';
import type { Variant } from '../sites/theme.ts';
import type { Industry } from './industries.ts';
import type { Benefit, LandingCopy } from '../texts/landing-copy.ts';

/**
 * Returns the texts of an industry page. Do not change the headlines or the subheadline of
 * `default`; `landing-copy.test.ts` holds them.
 */
export function industryCopy(
  variant: Variant,
  { slug, name, description }: Pick<Industry, 'slug' | 'name' | 'description'>,
): LandingCopy {
  // Lowercase within a sentence.
  const field = name.toLowerCase().replace('&', 'and');
  switch (variant) {
    case 'nontrivial':
      return {
        headline: `AI for ${name}`,
        subheadline: subheadlines[slug].ai,
        benefits: [
          {
            title: 'Chosen by practitioners',
            text: `People who build with AI share, discuss and vote on the stories: what works in ${field}, and what only works in the demo.`,
          },
          {
            title: 'In brief, with links',
            text: 'A few sentences tell you what’s new, with a link to each story.',
          },
          {
            title: `Your part of ${field}`,
            text: 'Tell us what you work on. We’ll tailor your digest.',
          },
          dailyOrWeekly,
        ],
      };
    case 'statecraft':
      return {
        headline: `${name} in Global Affairs`,
        subheadline: subheadlines[slug].affairs,
        benefits: [
          {
            title: 'Chosen by informed readers',
            text: 'People who follow world affairs closely share, discuss and vote on the stories.',
          },
          {
            title: 'In brief, with links',
            text: `A few sentences tell you what happened in ${field}, with a link to each story.`,
          },
          {
            title: 'The questions you follow',
            text:
              `Name the countries and the parts of ${field} that matter to you. We’ll tailor ` +
              'your digest.',
          },
          dailyOrWeekly,
        ],
      };
    case 'default':
      return {
        headline: `${name} News & Insights`,
        subheadline: description,
        benefits: [
          {
            title: 'Chosen by readers',
            text: 'People like you share, discuss and vote on the stories.',
          },
          {
            title: 'In brief, with links',
            text: 'A few sentences tell you what’s new, with a link to each story.',
          },
          {
            title: `Your part of ${field}`,
            text: `Say what you follow in ${field}, and what you’ve read enough of. We’ll tailor your digest.`,
          },
          dailyOrWeekly,
        ],
      };
  }
}

/** Returns English texts for a language without translations. */
export function fallbackCopy(variant: Variant, language: string): LandingCopy {
  const { headline, subheadline, chosen, news } = fallbacks[variant];
  return {
    headline: `${headline}, not yet in ${language}`,
    subheadline: `${subheadline} The digest comes in eleven languages; ${language} isn’t one of them yet.`,
    benefits: [
      chosen,
      {
        title: 'In brief, with links',
        text: `A few sentences tell you ${news}, with a link to each story.`,
      },
      {
        title: `Not in ${language} yet`,
        text: `Read it in one of eleven languages until we write in ${language}. Tell us what you care about, and we’ll tailor your digest.`,
      },
      dailyOrWeekly,
    ],
  };
}

const dailyOrWeekly: Benefit = {
  title: 'Daily or weekly',
  text: 'One email at the time you choose. Pause or unsubscribe with one click.',
};

const fallbacks: Record<
  Variant,
  { headline: string; subheadline: string; chosen: Benefit; news: string }
> = {
  nontrivial: {
    headline: 'AI news',
    subheadline: 'What people who build with AI are talking about, chosen by their votes.',
    news: 'what’s new',
    chosen: {
      title: 'Chosen by practitioners',
      text: 'People who work with the technology share, discuss and vote on the stories.',
    },
  },
  statecraft: {
    headline: 'World affairs',
    subheadline: 'What our community found worth discussing in international relations.',
    news: 'what happened',
    chosen: {
      title: 'Chosen by informed readers',
      text: 'People who follow world affairs closely share, discuss and vote on the stories.',
    },
  },
  default: {
    headline: 'The stories worth reading',
    subheadline: 'What our community shared, discussed and voted to the top.',
    news: 'what’s new',
    chosen: {
      title: 'Chosen by readers',
      text: 'People like you share, discuss and vote on the stories.',
    },
  },
};

const subheadlines: Record<IndustrySlug, { ai: string; affairs: string }> = {
  technology: {
    ai: 'Models that write code, the chips they run on, the products built around them: what practitioners share and argue about, in a few minutes of reading.',
    affairs:
      'Chips, cables, satellites and export controls: how states compete over technology, and what that means for everyone who depends on it.',
  },
  finance: {
    ai: 'Fraud models, trading systems, assistants in the bank: where AI already decides about money, and how well it does.',
    affairs:
      'Sanctions, debt, reserve currencies and central banks: how states use money for power, and power for money.',
  },
  healthcare: {
    ai: 'Diagnosis from images, drugs found by models, notes that write themselves: what works in the clinic, and what only works in the paper.',
    affairs:
      'Pandemics, vaccines, medicines and the treaties around them: how states share what keeps people alive, or do not.',
  },
  energy: {
    ai: 'The power that data centers take and what models give back: forecasts, grids, materials, as seen by people who build with AI.',
    affairs:
      'Pipelines, sanctions, minerals and the turn away from oil: who depends on whom for power, and what they do about it.',
  },
  retail: {
    ai: 'Recommendations, prices, stock and assistants that shop: what AI changes between the shelf and the customer, without the sales pitch.',
    affairs:
      'Tariffs, boycotts, labor and the long way of goods to the shelf: what foreign policy does to what people can buy.',
  },
  manufacturing: {
    ai: 'Robots that learn, inspection by camera, machines that announce their own failure: AI where things are made, told by those who build it.',
    affairs:
      'Industrial policy, rearmament and supply chains on the move: who makes things for whom, and who no longer wants to.',
  },
  education: {
    ai: 'Tutors that never tire, essays nobody wrote, exams that have to change: what AI does to learning, argued by people who know the technology.',
    affairs:
      'Student visas, exchange, propaganda in schoolbooks and the contest for researchers: how states shape minds, at home and abroad.',
  },
  'real-estate': {
    ai: 'Valuations by model, plans drawn on request, buildings that run themselves: what AI does to homes, offices and the work around them.',
    affairs:
      'Foreign buyers, frozen villas, settlements and cities rebuilt after war: what land and houses have to do with power.',
  },
  transportation: {
    ai: 'Driverless cars, planned routes, ports that run by prediction: how far AI has come on the road, on rails, on water and in the air.',
    affairs:
      'Straits, canals, ports, airspace and railways: the routes that trade and armies depend on, and who controls them.',
  },
  media: {
    ai: 'Generated pictures, voices and scripts, and the quarrel over what they learned from: AI in everything we watch, read and play.',
    affairs:
      'Propaganda, censorship, press freedom and films made to please: how states tell their story, and stop others from telling theirs.',
  },
};
