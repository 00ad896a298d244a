/** Texts of a landing page that differ by kind of site. */
export type LandingCopy = {
  headline: string;
  subheadline: string;
  benefits: [Benefit, Benefit, Benefit, Benefit];
};
export type Benefit = { title: string; text: string };
