import type { IndustrySlug } from '../paths.ts';
import type { Variant } from '../sites/theme.ts';
import type { Industry } from './industries.ts';
import type { Benefit, LandingCopy } from '../texts/landing-copy.ts';
import { english, type Translate } from '../texts/translate.ts';

/**
 * Returns the texts of an industry page. Do not change the headlines or the subheadline of
 * `default`; `landing-copy.test.ts` holds them.
 */
export function industryCopy(
  t: Translate,
  variant: Variant,
  { slug, name: title, description }: Pick<Industry, 'slug' | 'name' | 'description'>,
): LandingCopy {
  const industry = t(title);
  // English writes it in lowercase within a sentence.
  const field = t.language === 'en' ? title.toLowerCase().replace('&', 'and') : industry;
  switch (variant) {
    case 'nontrivial':
      return {
        headline: t('AI for {industry}', { industry }),
        subheadline: t(subheadlines[slug].ai),
        benefits: [
          {
            title: t('Chosen by practitioners'),
            text: t(
              'People who build with AI share, discuss and vote on the stories: what works in {field}, and what only works in the demo.',
              { field },
            ),
          },
          {
            title: t('In brief, with links'),
            text: t('A few sentences tell you what’s new, with a link to each story.'),
          },
          {
            title: t('Your part of {field}', { field }),
            text: t('Tell us what you work on. We’ll tailor your digest.'),
          },
          { title: t(dailyOrWeekly.title), text: t(dailyOrWeekly.text) },
        ],
      };
    case 'statecraft':
      return {
        headline: t('{industry} in Global Affairs', { industry }),
        subheadline: t(subheadlines[slug].affairs),
        benefits: [
          {
            title: t('Chosen by informed readers'),
            text: t(
              'People who follow world affairs closely share, discuss and vote on the stories.',
            ),
          },
          {
            title: t('In brief, with links'),
            text: t(
              'A few sentences tell you what happened in {field}, with a link to each story.',
              { field },
            ),
          },
          {
            title: t('The questions you follow'),
            text: t(
              'Name the countries and the parts of {field} that matter to you. We’ll tailor ' +
                'your digest.',
              { field },
            ),
          },
          { title: t(dailyOrWeekly.title), text: t(dailyOrWeekly.text) },
        ],
      };
    case 'default':
      return {
        headline: t('{industry} News & Insights', { industry }),
        subheadline: t(description),
        benefits: [
          {
            title: t('Chosen by readers'),
            text: t('People like you share, discuss and vote on the stories.'),
          },
          {
            title: t('In brief, with links'),
            text: t('A few sentences tell you what’s new, with a link to each story.'),
          },
          {
            title: t('Your part of {field}', { field }),
            text: t(
              'Say what you follow in {field}, and what you’ve read enough of. We’ll tailor your digest.',
              { field },
            ),
          },
          { title: t(dailyOrWeekly.title), text: t(dailyOrWeekly.text) },
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
  title: english('Daily or weekly'),
  text: english('One email at the time you choose. Pause or unsubscribe with one click.'),
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
    ai: english(
      'Models that write code, the chips they run on, the products built around them: what practitioners share and argue about, in a few minutes of reading.',
    ),
    affairs: english(
      'Chips, cables, satellites and export controls: how states compete over technology, and what that means for everyone who depends on it.',
    ),
  },
  finance: {
    ai: english(
      'Fraud models, trading systems, assistants in the bank: where AI already decides about money, and how well it does.',
    ),
    affairs: english(
      'Sanctions, debt, reserve currencies and central banks: how states use money for power, and power for money.',
    ),
  },
  healthcare: {
    ai: english(
      'Diagnosis from images, drugs found by models, notes that write themselves: what works in the clinic, and what only works in the paper.',
    ),
    affairs: english(
      'Pandemics, vaccines, medicines and the treaties around them: how states share what keeps people alive, or do not.',
    ),
  },
  energy: {
    ai: english(
      'The power that data centers take and what models give back: forecasts, grids, materials, as seen by people who build with AI.',
    ),
    affairs: english(
      'Pipelines, sanctions, minerals and the turn away from oil: who depends on whom for power, and what they do about it.',
    ),
  },
  retail: {
    ai: english(
      'Recommendations, prices, stock and assistants that shop: what AI changes between the shelf and the customer, without the sales pitch.',
    ),
    affairs: english(
      'Tariffs, boycotts, labor and the long way of goods to the shelf: what foreign policy does to what people can buy.',
    ),
  },
  manufacturing: {
    ai: english(
      'Robots that learn, inspection by camera, machines that announce their own failure: AI where things are made, told by those who build it.',
    ),
    affairs: english(
      'Industrial policy, rearmament and supply chains on the move: who makes things for whom, and who no longer wants to.',
    ),
  },
  education: {
    ai: english(
      'Tutors that never tire, essays nobody wrote, exams that have to change: what AI does to learning, argued by people who know the technology.',
    ),
    affairs: english(
      'Student visas, exchange, propaganda in schoolbooks and the contest for researchers: how states shape minds, at home and abroad.',
    ),
  },
  'real-estate': {
    ai: english(
      'Valuations by model, plans drawn on request, buildings that run themselves: what AI does to homes, offices and the work around them.',
    ),
    affairs: english(
      'Foreign buyers, frozen villas, settlements and cities rebuilt after war: what land and houses have to do with power.',
    ),
  },
  transportation: {
    ai: english(
      'Driverless cars, planned routes, ports that run by prediction: how far AI has come on the road, on rails, on water and in the air.',
    ),
    affairs: english(
      'Straits, canals, ports, airspace and railways: the routes that trade and armies depend on, and who controls them.',
    ),
  },
  media: {
    ai: english(
      'Generated pictures, voices and scripts, and the quarrel over what they learned from: AI in everything we watch, read and play.',
    ),
    affairs: english(
      'Propaganda, censorship, press freedom and films made to please: how states tell their story, and stop others from telling theirs.',
    ),
  },
};
