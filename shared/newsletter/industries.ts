import type { IndustrySlug } from '../paths.ts';

/** An industry that the newsletter has a page for (specification 3). A post is about it when a keyword, or its plural in `s`, is a word of its title or of its tags. */
export type Industry = { slug: IndustrySlug; name: string; description: string; keywords: readonly string[] };

/** The ten, in the order of the specification; names as product 47 has them. */
export const industries: readonly Industry[] = [
  {
    slug: 'technology', name: 'Technology',
    description: 'Software, chips, networks and the companies behind them: what is being built, what breaks and what it changes.',
    keywords: [
      'technology', 'technologies', 'software', 'hardware', 'chip', 'semiconductor', 'GPU', 'CPU', 'computer', 'computing', 'programming', 'programmer', 'developer', 'engineer',
      'open source', 'open-source', 'internet', 'cloud', 'cybersecurity', 'encryption', 'database', 'browser', 'compiler', 'Linux', 'startup', 'data centre', 'data center', 'code', 'cyber', 'telecom', 'satellite',
    ],
  },
  {
    slug: 'finance', name: 'Finance',
    description: 'Banks, markets, payments and the rules they work under: where the money goes, and why.',
    keywords: [
      'finance', 'financial', 'bank', 'banking', 'money', 'currency', 'currencies', 'market', 'stock market', 'bond', 'debt', 'loan', 'credit', 'investor', 'investment', 'investing',
      'venture capital', 'hedge fund', 'fund', 'funding', 'inflation', 'interest rate', 'payment', 'fintech', 'insurance', 'tax', 'taxes', 'sanction', 'creditor', 'remittance', 'reinsurance',
      'bitcoin', 'IPO', 'IMF',
    ],
  },
  {
    slug: 'healthcare', name: 'Healthcare',
    description: 'Medicine, hospitals, research and the people in their care: what helps, what it costs and who gets it.',
    keywords: [
      'healthcare', 'health', 'medicine', 'medical', 'hospital', 'doctor', 'nurse', 'patient', 'clinic', 'clinical', 'disease', 'drug', 'vaccine', 'vaccination', 'virus', 'viruses',
      'pandemic', 'epidemic', 'cancer', 'therapy', 'therapies', 'surgery', 'diagnosis', 'diagnostic', 'surgeon', 'pharma', 'pharmaceutical', 'biotech', 'malaria', 'mental health', 'protein',
    ],
  },
  {
    slug: 'energy', name: 'Energy',
    description: 'Oil, gas, nuclear, sun and wind, and the grids that carry them: how the world is powered, and what that is changing.',
    keywords: [
      'energy', 'electricity', 'power grid', 'grid', 'power plant', 'oil', 'gas', 'LNG', 'pipeline', 'nuclear power', 'nuclear plant', 'reactor', 'uranium', 'solar', 'wind power', 'wind farm',
      'turbine', 'battery', 'batteries', 'hydrogen', 'coal', 'renewable', 'fossil fuel', 'climate', 'carbon', 'emission', 'OPEC', 'fusion', 'geothermal', 'lithium',
    ],
  },
  {
    slug: 'retail', name: 'Retail',
    description: 'Shops, online stores, brands and what lies between them and the customer: what sells, how and to whom.',
    keywords: [
      'retail', 'retailer', 'shop', 'shopping', 'store', 'supermarket', 'grocery', 'groceries', 'e-commerce', 'ecommerce', 'Amazon', 'Walmart', 'Shopify', 'eBay', 'Etsy', 'Alibaba', 'Shein', 'Temu',
      'consumer', 'customer', 'brand', 'tariff', 'customs', 'trade', 'price', 'pricing', 'boycott', 'warehouse', 'recommendation', 'advertising',
    ],
  },
  {
    slug: 'manufacturing', name: 'Manufacturing',
    description: 'Factories, materials, robots and supply chains: how things are made, and where.',
    keywords: [
      'manufacturing', 'manufacturer', 'manufacture', 'factory', 'factories', 'industrial', 'industry', 'robot', 'robotics', 'automation', 'supply chain', 'steel', 'aluminium', 'aluminum', 'material',
      '3D printing', '3D printer', 'assembly line', 'foundry', 'foundries', 'fab', 'TSMC', 'semiconductor', 'rare earth', 'machine tool', 'shipyard', 'arms production', 'battery', 'batteries', 'hardware', 'making',
    ],
  },
  {
    slug: 'education', name: 'Education',
    description: 'Schools, universities and learning at any age: what is taught, how, and what it is worth.',
    keywords: [
      'education', 'educational', 'school', 'university', 'universities', 'college', 'student', 'teacher', 'teaching', 'classroom', 'curriculum', 'exam', 'homework', 'lecture', 'textbook',
      'course', 'tutor', 'tutorial', 'degree', 'PhD', 'scholarship', 'academic', 'academia', 'professor', 'literacy', 'workshop', 'MIT', 'Stanford', 'Harvard',
    ],
  },
  {
    slug: 'real-estate', name: 'Real Estate',
    description: 'Homes, offices, land and the cities around them: what is built, what it costs and who can afford it.',
    keywords: [
      'real estate', 'housing', 'house price', 'home price', 'property', 'mortgage', 'rent', 'rental', 'renter', 'landlord', 'apartment', 'skyscraper', 'office space', 'coworking', 'zoning',
      'land', 'building', 'construction', 'architect', 'urban', 'town', 'city', 'cities', 'homeless', 'homelessness', 'Airbnb', 'Zillow', 'WeWork', 'settlement', 'reconstruction',
    ],
  },
  {
    slug: 'transportation', name: 'Transportation',
    description: 'Cars, trains, ships, planes and the roads, rails and ports they need: how people and goods get around.',
    keywords: [
      'transportation', 'transport', 'car', 'vehicle', 'truck', 'driverless', 'self-driving', 'autonomous driving', 'electric vehicle', 'EV', 'Tesla', 'Waymo', 'Uber', 'bicycle', 'bike', 'traffic',
      'road', 'highway', 'railway', 'railroad', 'rail', 'subway', 'airline', 'airport', 'aircraft', 'airplane', 'flight', 'Boeing', 'Airbus', 'shipping lane', 'shipping', 'freight', 'strait', 'canal', 'logistics',
      'ship', 'vessel', 'ferry', 'ferries', 'tram', 'bus', 'buses', 'coast guard',
    ],
  },
  {
    slug: 'media', name: 'Media & Entertainment',
    description: 'News, film, music, games and the platforms that carry them: who makes what we watch, read and play.',
    keywords: [
      'media', 'entertainment', 'journalism', 'journalist', 'newspaper', 'news', 'press', 'broadcaster', 'propaganda', 'disinformation', 'misinformation', 'censorship', 'film', 'movie', 'cinema',
      'Hollywood', 'Netflix', 'Disney', 'Spotify', 'YouTube', 'TikTok', 'Twitter', 'Facebook', 'podcast', 'music', 'song', 'game', 'gaming', 'video', 'TV', 'television', 'book', 'copyright', 'deepfake', 'streaming', 'radio', 'archive',
    ],
  },
];
