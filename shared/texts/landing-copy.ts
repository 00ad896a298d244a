/** Texts of a landing page that differ by kind of site. */
export type LandingCopy = {
  headline: string;
  subheadline: string;
  benefits: [Benefit, Benefit, Benefit, Benefit];
};
/** Texts of a landing page as a site writes them. */
export type LandingTexts = LandingCopy & { questions: { question: string; answer: string }[] };
export type Benefit = { title: string; text: string };
