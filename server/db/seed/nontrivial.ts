import { nontrivialJapanese } from './foreign-articles.ts';
import { nontrivialArticles1 } from './nontrivial-articles-1.ts';
import { nontrivialArticles2 } from './nontrivial-articles-2.ts';
import { nontrivialPosts1 } from './nontrivial-posts-1.ts';
import { nontrivialPosts2 } from './nontrivial-posts-2.ts';
import { nontrivialPosts3 } from './nontrivial-posts-3.ts';
import { nontrivialPosts4 } from './nontrivial-posts-4.ts';
import type { SeedSite } from './types.ts';

/** AI news read by practitioners. */
export const nontrivial: SeedSite = {
  users: [
    {
      username: 'mkowalczyk',
      name: 'Marta Kowalczyk',
      about: 'Inference engineer in Gdańsk. I evict things from caches for a living.',
      website: 'https://mkowalczyk.example',
    },
    {
      username: 'tensorwright',
      name: 'Idris Bello',
      about: 'Compilers and kernels. Will talk about memory layouts at parties.',
      website: 'https://tensorwright.example/notes',
    },
    {
      username: 'eval_goblin',
      name: 'Hanna Lindqvist',
      about: "I run evaluations for a tax product and audit other people's for fun.",
    },
    {
      username: 'dpark',
      name: 'Daniel Park',
      about: 'Platform lead for a hospital network. Self-hosting since before it was a choice.',
    },
    { username: 'quietgradient', name: 'Ngozi Adeyemi' },
    {
      username: 'rdeshmukh',
      name: 'Rohan Deshmukh',
      about: 'Applied ML in payments. Maintainer of eleven dull agents.',
    },
    {
      username: 'bitfloor',
      name: 'Lars Bregnhøj',
      about: 'Chip architect, formerly memory. I give no talks.',
    },
    {
      username: 'sofia-m',
      name: 'Sofia Marchetti',
      about: 'Policy analyst. Reads annexes so that you do not have to.',
      website: 'https://sofia-marchetti.example',
    },
    { username: 'overfit_otto', name: 'Otto Brandt' },
    { username: 'yuki_t', name: 'Yuki Tanabe' },
    {
      username: 'calebw',
      name: 'Caleb Whitford',
      about: 'Founder of a three-person company. I change my mind in public.',
    },
    { username: 'nadia_h', name: 'Nadia Haddad' },
    { username: 'lossless', name: 'Jun-ho Seo', about: 'Quantisation. The name is a joke.' },
    {
      username: 'farida',
      name: 'Farida Rahimova',
      about: 'Labour economist who ended up studying ML teams.',
    },
    {
      username: 'ctxwindow',
      name: 'Petra Novak',
      about: 'Search and retrieval. Looking for the document that says the opposite.',
    },
    {
      username: 'greybeard_ml',
      name: 'Alan Threlfall',
      about: 'Neural networks since they were embarrassing. Retired, allegedly.',
    },
    {
      username: 'amara-o',
      name: 'Amara Okonkwo',
      about: 'Red teaming and safety evaluation.',
      website: 'https://redteam-notes.example',
    },
    {
      username: 'hexfloat',
      name: 'Viktor Szabó',
      about: 'Numerics. 0x1.8p+1 is a perfectly good way to write three.',
    },
    {
      username: 'lquiroga',
      name: 'Lucía Quiroga',
      about: 'Translator turned engineer. Terminology, mostly.',
    },
    {
      username: 'wrenfield',
      name: 'Wren Fielding',
      about: 'Reporter. If you would rather talk than post, my address is on my page.',
      website: 'https://wrenfielding.example',
    },
    {
      username: 'jbm',
      name: 'Jean-Baptiste Morel',
      about: 'Licences, data rights, open models. Not your lawyer.',
    },
    {
      username: 'packetloss',
      name: 'Tomasz Wrona',
      about: 'Networks and power for training clusters.',
    },
    { username: 'sanjana_k', name: 'Sanjana Krishnan' },
    {
      username: 'cold_start',
      name: 'Eilidh Fraser',
      about: 'Serving infrastructure, on call every third week.',
    },
    { username: 'zhou_wei_ml', name: 'Zhou Weimin' },
    {
      username: 'pragmatic_pia',
      name: 'Pia Sørensen',
      about: 'Product manager. I read the eval before I write the slide.',
    },
    {
      username: 'nullhypothesis',
      name: 'Esther Mwangi',
      about: 'Statistician. The interval is part of the number.',
      website: 'https://codehost.example/nullhypothesis',
    },
    { username: 'tokenbucket', name: 'Kofi Mensah' },
    {
      username: 'hvdberg',
      name: 'Hilde van den Berg',
      about: 'Public-sector procurement. Footnotes are where the contract lives.',
      website: 'https://procurement-notes.example',
    },
    { username: 'ransom_seed', name: 'Milo Ashworth', about: 'I rerun things.' },
    { username: 'kestrel', name: 'Inês Carvalho' },
    { username: 'bruno_f', name: 'Bruno Ferraz' },
    { username: 'lantern', name: 'Aisha Siddiqui' },
    { username: 'mtruong', name: 'Minh Truong' },
  ],
  posts: [...nontrivialPosts1, ...nontrivialPosts2, ...nontrivialPosts3, ...nontrivialPosts4],
  articles: {
    en: { ...nontrivialArticles1, ...nontrivialArticles2 },
    ja: nontrivialJapanese,
  },
};
