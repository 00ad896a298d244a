import { describe, expect, it } from 'vitest';
import { industrySlugs, languageCodes } from '../paths.ts';
import { variants } from '../sites/theme.ts';
import { industries } from './industries.ts';
import { fallbackCopy, industryCopy } from './landing-copy.ts';
import { languages } from './languages.ts';
import { createTranslate } from '../texts/translate.ts';
import type { LandingCopy } from '../texts/landing-copy.ts';

const listTexts = ({ headline, subheadline, benefits }: LandingCopy) => [
  headline,
  subheadline,
  ...benefits.flatMap(({ title, text }) => [title, text]),
];

// Must not change.
it('names ten languages in English and in their script', () => {
  expect(languages.map(({ code }) => code)).toEqual([...languageCodes]);
  expect(languages.map(({ name }) => name)).toEqual([
    'Spanish',
    'French',
    'German',
    'Portuguese',
    'Chinese',
    'Japanese',
    'Korean',
    'Arabic',
    'Hindi',
    'Russian',
  ]);
  for (const { code, localName, tagline, dir } of languages) {
    expect(localName.toLowerCase()).toBe(
      new Intl.DisplayNames(code, { type: 'language' }).of(code)?.toLowerCase(),
    );
    expect(tagline).toBe(tagline.normalize('NFC'));
    expect(dir).toBe(code === 'ar' ? 'rtl' : 'ltr');
  }
});

it('names the ten industries after their slugs except media', () => {
  expect(industries.map(({ slug }) => slug)).toEqual([...industrySlugs]);
  for (const { slug, name } of industries) {
    expect(name).toBe(
      slug === 'media'
        ? 'Media & Entertainment'
        : slug
            .split('-')
            .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
            .join(' '),
    );
  }
});

it('uses keywords without other meanings in expressions', () => {
  for (const { keywords } of industries) {
    expect(keywords.length).toBeGreaterThan(15);
    expect(new Set(keywords).size).toBe(keywords.length);
    for (const word of keywords) expect(word).toMatch(/^[A-Za-z0-9]+(?:[ -][A-Za-z0-9]+)*$/);
  }
});

describe.each(industries)('$name', (industry) => {
  // Must not change.
  it('has fixed headlines', () => {
    expect(industryCopy(createTranslate('en'), 'nontrivial', industry).headline).toBe(
      `AI for ${industry.name}`,
    );
    expect(industryCopy(createTranslate('en'), 'statecraft', industry).headline).toBe(
      `${industry.name} in Global Affairs`,
    );
    expect(industryCopy(createTranslate('en'), 'default', industry)).toMatchObject({
      headline: `${industry.name} News & Insights`,
      subheadline: industry.description,
    });
  });

  it.each(variants)('describes %s with its own subheadline and four benefits', (variant) => {
    const { subheadline, benefits } = industryCopy(createTranslate('en'), variant, industry);
    expect(subheadline.length).toBeGreaterThan(50);
    expect(subheadline.length).toBeLessThanOrEqual(160);
    expect(
      industries.filter(
        (other) => industryCopy(createTranslate('en'), variant, other).subheadline === subheadline,
      ),
    ).toHaveLength(1);
    expect(new Set(benefits.map(({ title }) => title)).size).toBe(4);
    for (const text of listTexts(industryCopy(createTranslate('en'), variant, industry)))
      expect(text).not.toMatch(/undefined|[{}]|\s{2}/);
  });
});

it.each(variants)('names a language without texts in English on %s', (variant) => {
  const copy = fallbackCopy(variant, 'Italian');
  expect(copy.headline).toMatch(/ in Italian$/);
  expect(copy.subheadline).toContain('Italian');
  expect(copy.benefits).toHaveLength(4);
  expect(listTexts(copy).filter((text) => text.includes('Italian')).length).toBeGreaterThanOrEqual(
    4,
  );
});
