import { maxWidth, mono, sans, serif, spacing } from './design-tokens.ts';
import { statecraftTexts } from './texts/statecraft.ts';
import type { SitePreset } from './theme.ts';

export const statecraftPreset: SitePreset = {
  id: 'statecraft',
  variant: 'statecraft',
  hosts: ['statecraft.example'],
  texts: statecraftTexts,
  tags: [
    {
      name: 'diplomacy',
      description: 'Missions, consuls and the daily craft of representing a state.',
    },
    { name: 'negotiation', description: 'Talks, mediation and the people in the chair.' },
    { name: 'treaties', description: 'Texts, clauses, annexes and what becomes of them.' },
    { name: 'institutions', description: 'International organizations, secretariats and courts.' },
    { name: 'trade', description: 'Tariffs, origin, commodities and customs.' },
    { name: 'sanctions', description: 'Embargoes, exemptions and those who have to apply them.' },
    { name: 'security', description: 'Arms control, inspections, incidents and cyber norms.' },
    { name: 'sea', description: 'Shipping, fisheries and the law of the sea.' },
    { name: 'borders', description: 'Boundaries, transit and shared rivers.' },
    { name: 'migration', description: 'Asylum, passports, readmission and statelessness.' },
    { name: 'development', description: 'Aid, debt and money that crosses borders.' },
    { name: 'history', description: 'How it was done before.' },
  ],
  theme: {
    siteName: 'Statecraft',
    siteDescription: 'International relations, read closely and argued in good faith.',
    domain: 'statecraft.example',
    logo: '/sites/statecraft/logo.svg',
    favicon: '/sites/statecraft/favicon.svg',
    seo: {
      defaultTitle: 'Statecraft: international relations, read closely',
      titleTemplate: '%s · Statecraft',
      defaultDescription:
        'A community of practitioners and students of international relations that ' +
        'shares, discusses and votes on what is worth reading.',
      keywords: [
        'international relations',
        'diplomacy',
        'foreign policy',
        'treaties',
        'trade',
        'digest',
      ],
      author: 'Statecraft',
      ogImage: '/sites/statecraft/og.png',
      ogType: 'website',
      twitterHandle: '',
      twitterCard: 'summary_large_image',
      organizationName: 'Statecraft',
      organizationLogo: '/sites/statecraft/icon-512.png',
      canonicalDomain: 'statecraft.example',
      locale: 'en_US',
    },
    colors: {
      background: '#fdfcf9',
      surface: '#f5f2ea',
      text: '#1b2230',
      textSecondary: '#4d5566',
      border: '#ddd6c6',
      control: '#7a7461',
      primary: '#1a3a6e',
      primaryHover: '#122a52',
      onPrimary: '#ffffff',
      link: '#1a3a6e',
      visited: '#6b2a5e',
      secondary: '#8c1f28',
      accent: '#c9a227',
      error: '#8c1f28',
      success: '#2a6b3f',
      warning: '#7d6207',
      focus: '#1a3a6e',
    },
    dark: {
      background: '#0f1522',
      surface: '#182133',
      text: '#ece7da',
      textSecondary: '#b3b4ba',
      border: '#2c3850',
      control: '#8189a0',
      primary: '#9dbcf0',
      primaryHover: '#bdd2f6',
      onPrimary: '#0f1522',
      link: '#9dbcf0',
      visited: '#d9a9d0',
      secondary: '#f0939a',
      accent: '#d9b64a',
      error: '#f0939a',
      success: '#7fcf98',
      warning: '#e0bd55',
      focus: '#d9b64a',
    },
    fonts: { heading: serif, body: sans, mono },
    layout: { maxWidth, borderRadius: '0.25rem', spacing },
    // A double gold hairline under the masthead, and section labels in small capitals.
    customCss: `
.masthead { border-bottom: 4px double var(--accent); }
.label { font-variant-caps: all-small-caps; letter-spacing: 0.06em; font-size: 1rem; }
.title { font-weight: 700; }
`,
  },
};
