import { maxWidth, mono, sans, spacing } from './design-tokens.ts';
import { nontrivialTexts } from './texts/nontrivial.ts';
import type { SitePreset } from './theme.ts';

export const nontrivialPreset: SitePreset = {
  id: 'nontrivial',
  variant: 'nontrivial',
  hosts: ['nontrivial.example'],
  texts: nontrivialTexts,
  tags: [
    { name: 'models', description: 'Releases, weights, licenses and model cards.' },
    { name: 'research', description: 'Papers, replications and results that did not hold.' },
    {
      name: 'training',
      description: 'Pre-training, fine-tuning, optimizers and the runs that failed.',
    },
    { name: 'inference', description: 'Serving, latency, compression and what a token costs.' },
    {
      name: 'hardware',
      description: 'Accelerators, memory, interconnects and the power they take.',
    },
    { name: 'evals', description: 'Benchmarks, measurement and what the numbers leave out.' },
    { name: 'data', description: 'Corpora, labeling, consent and where it all came from.' },
    { name: 'tools', description: 'Libraries and programs, your own included.' },
    {
      name: 'applications',
      description: 'Models at work: products, agents, retrieval, post-mortems.',
    },
    {
      name: 'interpretability',
      description: 'What happens inside a model, as far as anyone can tell.',
    },
    { name: 'safety', description: 'Attacks, misuse, and what is meant to guard against them.' },
    { name: 'policy', description: 'Law, regulation, labor and public bodies.' },
  ],
  theme: {
    siteName: 'Nontrivial',
    siteDescription: 'AI news for people who build with it and argue about it.',
    domain: 'nontrivial.example',
    logo: '/sites/nontrivial/logo.svg',
    favicon: '/sites/nontrivial/favicon.svg',
    seo: {
      defaultTitle: 'Nontrivial: AI news, read by practitioners',
      titleTemplate: '%s · Nontrivial',
      defaultDescription:
        'Papers, releases, post-mortems and policy on artificial intelligence, ' +
        'shared, discussed and voted on by people who work with it.',
      keywords: [
        'artificial intelligence',
        'machine learning',
        'AI news',
        'papers',
        'community',
        'digest',
      ],
      author: 'Nontrivial',
      ogImage: '/sites/nontrivial/og.png',
      ogType: 'website',
      twitterHandle: '',
      twitterCard: 'summary_large_image',
      organizationName: 'Nontrivial',
      organizationLogo: '/sites/nontrivial/icon-512.png',
      canonicalDomain: 'nontrivial.example',
      locale: 'en_US',
    },
    colors: {
      background: '#ffffff',
      surface: '#f4f6f5',
      text: '#0e1513',
      textSecondary: '#47534f',
      border: '#dbe2df',
      control: '#66736e',
      primary: '#0a6b5c',
      primaryHover: '#07564a',
      onPrimary: '#ffffff',
      link: '#086052',
      visited: '#6a3d8f',
      secondary: '#3b4a6b',
      accent: '#d9480f',
      error: '#b4232c',
      success: '#1b7040',
      warning: '#8a5600',
      focus: '#0a6b5c',
    },
    dark: {
      background: '#0a0f0e',
      surface: '#131b19',
      text: '#e6eeeb',
      textSecondary: '#a2b1ac',
      border: '#25322e',
      control: '#76867f',
      primary: '#4fd1b5',
      primaryHover: '#7fe0ca',
      onPrimary: '#05231d',
      link: '#6cdcc3',
      visited: '#cfa8ee',
      secondary: '#a9b8dc',
      accent: '#ff9466',
      error: '#ff8f8a',
      success: '#6bd490',
      warning: '#f0b95b',
      focus: '#6cdcc3',
    },
    fonts: { heading: sans, body: sans, mono },
    layout: { maxWidth, borderRadius: '0.375rem', headerRule: 'thick', spacing },
    // Tight headings, and monospace for domains and points.
    customCss: `
.title { letter-spacing: -0.015em; }
.domain, .points { font-family: var(--font-mono); font-size: 0.8rem; }
`,
  },
};
