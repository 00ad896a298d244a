import { statecraftFrench, statecraftJapanese } from './foreign-articles.ts';
import { statecraftArticles1 } from './statecraft-articles-1.ts';
import { statecraftArticles2 } from './statecraft-articles-2.ts';
import type { SeedSite, SeedUser } from './types.ts';
import { statecraftPosts1 } from './statecraft-posts-1.ts';
import { statecraftPosts2 } from './statecraft-posts-2.ts';
import { statecraftPosts3 } from './statecraft-posts-3.ts';

const users: SeedUser[] = [
  {
    username: 'adaeze_nw',
    name: 'Adaeze Nwosu',
    about:
      'Former trade negotiator, now teaching it. Rules of origin, mostly, and the people who sign the forms.',
    website: 'https://adaeze-nwosu.example',
  },
  {
    username: 'lindqvist',
    name: 'Per Lindqvist',
    about:
      'Retired from a Nordic foreign service. Three small embassies and one large one; the small ones were better.',
  },
  { username: 'tamar_k', name: 'Tamar Kvelashvili' },
  {
    username: 'mbouvier',
    name: 'Mathilde Bouvier',
    about: 'Conference interpreter, French and Russian booths. I have heard your speech before.',
    website: 'https://cabine-trois.example',
  },
  {
    username: 'seaward',
    name: 'Rohan D’Mello',
    about: 'Maritime lawyer: baselines, wrecks, flags, and who pays.',
    website: 'https://seaward-notes.example',
  },
  {
    username: 'jhartmann',
    name: 'Jonas Hartmann',
    about: 'PhD candidate. How banks read sanctions regulations, and how they should not.',
  },
  {
    username: 'yukiho',
    name: 'Yuki Asakura',
    about: 'Night desk editor at a wire service. Corrections welcome, preferably before 02:00.',
  },
  {
    username: 'Paloma-R',
    name: 'Paloma Restrepo',
    about: 'Archivist of peace processes. Bogotá.',
    website: 'https://archivo-acuerdos.example',
  },
  {
    username: 'kwabena_a',
    name: 'Kwabena Asante',
    about: 'Eleven years in a regional secretariat. Budget line items tell the truth.',
  },
  {
    username: 'drafthouse',
    name: 'Eleanor Whitcombe',
    about: 'Treaty drafter. Commas are policy.',
  },
  {
    username: 'ilse_vdb',
    name: 'Ilse van den Broeck',
    about: 'Power and gas interconnection. I read network codes so you need not.',
  },
  {
    username: 'm_haddad',
    name: 'Samir Haddad',
    about: 'Reporter. Rivers, wells and the borders drawn across them.',
  },
  { username: 'noor_j', name: 'Noor Jahangiri' },
  {
    username: 'thirdsec',
    name: 'Callum Dunsmore',
    about:
      'Junior diplomat somewhere with bad coffee. Views my own, drafts cleared by eleven people.',
  },
  {
    username: 'old_cable',
    name: 'Bernard Achterberg',
    about: 'Diplomatic historian. Mostly the paper trail, sometimes the paper.',
    website: 'https://old-cable.example',
  },
  { username: 'szabolcs', name: 'Szabolcs Varga' },
  {
    username: 'inesfurtado',
    name: 'Inês Furtado',
    about: 'Long-term election observer. Fourteen missions, one suitcase.',
  },
  { username: 'petrol_pol', name: 'Gulnara Abenova' },
  {
    username: 'LTK',
    name: 'Lim Teck Kiat',
    about: 'Regional organisations in Southeast Asia; reader of chairs’ statements.',
  },
  {
    username: 'rsahni',
    name: 'Ritika Sahni',
    about: 'Cyber norms and incident response. Began on a CERT night shift.',
  },
  { username: 'verif', name: 'Henrik Aasland', about: 'Former inspector. Seals, swabs, logbooks.' },
  { username: 'wanjohi_t', name: 'Tabitha Wanjohi' },
  {
    username: 'bluewater',
    name: 'Mele Fakatava',
    about: 'Pacific boundaries and tuna, in that order or the other.',
    website: 'https://bluewater-desk.example',
  },
  {
    username: 'gdelacruz',
    name: 'Gabriel de la Cruz',
    about: 'Undergraduate. Here to read the footnotes.',
  },
  { username: 'emreb', name: 'Emre Baydar' },
  {
    username: 'sigrun_h',
    name: 'Sigrún Hjálmarsdóttir',
    about: 'Fisheries economist who keeps ending up in rooms with lawyers.',
  },
  { username: 'farrow', name: 'Dominic Farrow' },
  {
    username: 'oksanad',
    name: 'Oksana Dmytrenko',
    about: 'Legal translator, four languages and one glossary.',
  },
  { username: 'b_zoellner', name: 'Beate Zöllner' },
  { username: 'hirut_t', name: 'Hirut Tesfaye' },
];

/** Statecraft: a site of an international-relations community. */
export const statecraft: SeedSite = {
  users,
  posts: [...statecraftPosts1, ...statecraftPosts2, ...statecraftPosts3],
  articles: {
    en: { ...statecraftArticles1, ...statecraftArticles2 },
    fr: statecraftFrench,
    ja: statecraftJapanese,
  },
};
