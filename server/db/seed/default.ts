import { defaultJapanese } from './foreign-articles.ts';
import { defaultArticles1 } from './default-articles-1.ts';
import { defaultArticles2 } from './default-articles-2.ts';
import { defaultPosts1 } from './default-posts-1.ts';
import { defaultPosts2 } from './default-posts-2.ts';
import type { SeedSite, SeedUser } from './types.ts';

const users: SeedUser[] = [
  {
    username: 'marisol_q',
    name: 'Marisol Quintero',
    about: 'Transport planner on weekdays, late and terrible cellist at weekends.',
    website: 'https://marisol-plans.example',
  },
  {
    username: 'tobiasw',
    name: 'Tobias Wennerlund',
    about: 'I repair clocks, radios, accordions and, now and then, my opinions.',
    website: 'https://wennerlund-workshop.example',
  },
  {
    username: 'anneke',
    name: 'Anneke de Ruyter',
    about: 'Retired surveyor. Walks a lot, complains about benches.',
  },
  {
    username: 'okonkwo_j',
    name: 'Jide Okonkwo',
    about: 'Scheduling software for hospitals. Here for the counterarguments.',
  },
  { username: 'hanneleh', name: 'Hannele Hakola', about: 'Rye, slow trains, long winters.' },
  {
    username: 'birdbook',
    name: 'Ruth Adeyemi-Clarke',
    about: 'Ecologist. Ask me about swifts, not about seagulls.',
    website: 'https://birdbook.example',
  },
  { username: 'pjotr', name: 'Piotr Zawadzki' },
  {
    username: 'slow_fermata',
    name: 'Lucía Benavent',
    about: 'Teaches the cello, reads too many novels about uncles.',
  },
  {
    username: 'kestrel_gw',
    name: 'Gwen Prydderch',
    about: 'Plot 12. Parish clerk, goalkeeper on Tuesdays.',
  },
  {
    username: 'rmatsuda',
    name: 'Reiko Matsuda',
    about: 'Accessibility consultant. I carry a tape measure.',
    website: 'https://matsuda-measures.example',
  },
  { username: 'dunlin', name: 'Callum Strachan', about: 'Hydrologist, rower, moth counter.' },
  { username: 'farid_k', name: 'Farid Karimov' },
  {
    username: 'inkandink',
    name: 'Noor Verhulst',
    about: 'Type and wayfinding, with a soft spot for printed ephemera.',
    website: 'https://inkandink.example',
  },
  { username: 'teo-m', name: 'Teodor Marinescu' },
  {
    username: 'sabinethk',
    name: 'Sabine Thalke',
    about: 'Works for a water authority. Reads annexes for fun.',
  },
  { username: 'lowtide', name: 'Maeve Corrigan', about: 'Island commuter. My clock is the ferry.' },
  { username: 'quillon', name: 'Hugo Lachance', about: 'Archivist, mostly in the basement.' },
  {
    username: 'nparvati',
    name: 'Parvathy Nambiar',
    about: 'Fixes old systems by asking who uses them.',
  },
  {
    username: 'brasswick',
    name: 'Edith Marlowe',
    about: 'Thirty years of teaching, now writing it down.',
  },
  { username: 'juniper_lane', name: 'Dana Whitlock' },
  { username: 'gustavo_r', name: 'Gustavo Rezende', about: 'Cook, runner, seven strings.' },
  { username: 'yilmazd', name: 'Derya Yılmazer' },
  { username: 'mossandstone', name: 'Isla Fenwick', about: 'Geology, bryophytes, wet boots.' },
  {
    username: 'oddments',
    name: 'Leopold Asare',
    about: 'Keeper of a very small museum with a very large radiator.',
    website: 'https://oddments.example',
  },
  { username: 'chen_weiting', name: 'Chen Wei-ting' },
  {
    username: 'thirdrail',
    name: 'Marcus Oyelaran',
    about: 'Bus driver, previously trams. The 15:40 is me.',
  },
  { username: 'elowen', name: 'Elowen Trease' },
  { username: 'kbrandt', name: 'Katrin Brandt' },
];

/** "Broadsheet": a general-interest community of curious people. */
export const defaultSite: SeedSite = {
  users,
  posts: [...defaultPosts1, ...defaultPosts2],
  articles: {
    en: { ...defaultArticles1, ...defaultArticles2 },
    ja: defaultJapanese,
  },
};
