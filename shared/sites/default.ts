import { maxWidth, mono, sans, spacing } from './scale.ts';
import { defaultTexts } from './texts/default.ts';
import type { SitePreset } from './theme.ts';

export const defaultPreset: SitePreset = {
  id: 'default',
  variant: 'default',
  hosts: [],
  texts: defaultTexts,
  tags: [
    { name: 'towns', description: 'Streets, councils, small rules and the people who live with them.' },
    { name: 'transport', description: 'Trams, ferries, trains, roads and timetables.' },
    { name: 'nature', description: 'Plants, animals, weather and the ground beneath.' },
    { name: 'science', description: 'Measurements, methods and what they showed.' },
    { name: 'history', description: 'Archives, memories and old things looked at anew.' },
    { name: 'words', description: 'Books, languages, dictionaries and names.' },
    { name: 'food', description: 'Cooking, growing and eating it.' },
    { name: 'making', description: 'Building, mending and keeping things going.' },
    { name: 'design', description: 'Signs, forms, rooms and whether they work.' },
    { name: 'computing', description: 'Programs, data and the web.' },
    { name: 'play', description: 'Music, sport and games.' },
    { name: 'work', description: 'Jobs, schools, offices and queues.' },
  ],
  theme: {
    siteName: 'Broadsheet',
    siteDescription: 'Links and conversation for curious people.',
    domain: 'broadsheet.example',
    logo: '/sites/default/logo.svg',
    favicon: '/sites/default/favicon.svg',
    seo: {
      defaultTitle: 'Broadsheet: links and conversation for curious people',
      titleTemplate: '%s · Broadsheet',
      defaultDescription:
        'A community that shares, discusses and votes on links and texts worth the time, with a short digest by email, daily or weekly.',
      keywords: ['news', 'community', 'links', 'discussion', 'digest'],
      author: 'Broadsheet',
      ogImage: '/sites/default/og.png',
      ogType: 'website',
      twitterHandle: '',
      twitterCard: 'summary_large_image',
      organizationName: 'Broadsheet',
      organizationLogo: '/sites/default/icon-512.png',
      canonicalDomain: 'broadsheet.example',
      locale: 'en_US',
    },
    colors: {
      background: '#ffffff', surface: '#f8fafc', text: '#0f172a', textSecondary: '#475569', border: '#e2e8f0', control: '#64748b',
      primary: '#2563eb', primaryHover: '#1d4ed8', onPrimary: '#ffffff', link: '#1d4ed8', visited: '#6d28d9', secondary: '#475569',
      accent: '#7c3aed', error: '#b91c1c', success: '#15803d', warning: '#a16207', focus: '#2563eb',
    },
    dark: {
      background: '#0b1120', surface: '#131c31', text: '#e6ebf4', textSecondary: '#a3b0c6', border: '#26334d', control: '#7485a3',
      primary: '#7aa7ff', primaryHover: '#a3c2ff', onPrimary: '#0b1120', link: '#8ab4ff', visited: '#c4a7ff', secondary: '#a3b0c6',
      accent: '#b79bff', error: '#ff8f8f', success: '#5fd38d', warning: '#f0c04a', focus: '#8ab4ff',
    },
    fonts: { heading: sans, body: sans, mono },
    layout: { maxWidth, borderRadius: '0.5rem', spacing },
    customCss: '',
  },
};
