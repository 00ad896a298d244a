import { expect, it } from 'vitest';
import { fillSentence, problemText, translateProblem, translateSentence } from './problems.ts';
import { createTranslate } from './translate.ts';

it('makes a text with placeholders of a message', () => {
  expect(problemText('must not be empty')).toEqual({
    text: '{field} must not be empty.',
    values: {},
  });
  expect(problemText('must have 3 to 10,000 characters, in base64')).toEqual({
    text: '{field} must have {n} to {m} characters, in base64.',
    values: { n: '3', m: '10,000' },
  });
});

it('takes what stands in quotation marks for a value', () => {
  const message = 'must not contain “2024 {n}” or “1,000”';
  expect(problemText(message)).toEqual({
    text: '{field} must not contain “{n}” or “{m}”.',
    values: { n: '2024 {n}', m: '1,000' },
  });
  expect(translateProblem(createTranslate('de'), 'Text', message)).toBe(`Text ${message}.`);
});

it('translates a message with its label and numbers', () => {
  const message = 'must be at most 10,000 characters';
  const german = createTranslate('de', {
    '{field} must be at most {n} characters.': '{field}: höchstens {n} Zeichen.',
  });
  expect(translateProblem(german, 'Text', message)).toBe('Text: höchstens 10.000 Zeichen.');
  expect(translateProblem(createTranslate('en'), 'Text', message)).toBe(
    'Text must be at most 10,000 characters.',
  );
});

it('translates a sentence with its values', () => {
  const german = createTranslate('de', {
    'Not found.': 'Nicht gefunden.',
    'Row {n} of {name} has {m} columns.': '{name}, Zeile {n}: {m} Spalten.',
  });
  expect(translateSentence(german, 'Not found.')).toBe('Nicht gefunden.');
  const sentence = 'Row 3 of {name} has 12 columns.';
  expect(translateSentence(german, sentence, { name: 'a7' })).toBe('a7, Zeile 3: 12 Spalten.');
  expect(translateSentence(german, 'Before 2026-03-01.')).toBe('Before 2026-03-01.');
});

it('fills in a sentence that can be translated, whatever the values are', () => {
  const text = 'Topic “{n}” of “{m}”: {o} files, “{p}”.';
  const german = createTranslate('de', { [text]: '{o} Dateien, „{p}“: Thema „{n}“ von „{m}“.' });
  const sentence = fillSentence(text, 'The “best” {m}', 7, 12, undefined);
  expect(sentence).toBe('Topic “The ‘best’ {m}” of “7”: 12 files, “”.');
  expect(translateSentence(german, sentence)).toBe(
    '12 Dateien, „“: Thema „The ‘best’ {m}“ von „7“.',
  );
  expect(fillSentence('“{n}”', `${'x'.repeat(79)}🎉`)).toBe(`“${'x'.repeat(79)}”`);
});

it('translates a reason at the end of a sentence or message', () => {
  const german = createTranslate('de', {
    'Row {n}: “{m}”.': 'Zeile {n}: „{m}“.',
    '{field} was rejected: “{n}”.': '{field}: abgelehnt: „{n}“.',
    '{field} is missing.': '{field}: fehlt.',
    'line {n}: “{m}” is not allowed': 'Zeile {n}: „{m}“ ist nicht erlaubt',
    'z-index': 'nie',
  });
  expect(translateSentence(german, 'title is missing')).toBe('title: fehlt');
  expect(translateSentence(german, 'Row 7: “title is missing”.')).toBe('Zeile 7: „title: fehlt“.');
  const message = 'was rejected: “line 3: “z-index” is not allowed”';
  expect(
    translateProblem(german, 'CSS', message, (reason) => translateSentence(german, reason)),
  ).toBe('CSS: abgelehnt: „Zeile 3: „z-index“ ist nicht erlaubt“.');
  const english = createTranslate('en');
  expect(translateProblem(english, 'CSS', message)).toBe(`CSS ${message}.`);
  expect(translateSentence(english, 'Row 7: “title is missing”.')).toBe(
    'Row 7: “title is missing”.',
  );
});
