import { lengths, levels } from '#shared/contract/digest-preferences.ts';
import { digestLanguages } from '#shared/paths.ts';
import type { TopicPreferences } from './parse-prompt.ts';
import { removeDuplicates, subjectLimits, toSubject } from './subject.ts';
import { foldCase } from './tokenize.ts';

/**
 * Reads preferences from a model's answer; invalid fields fall back to `parsed`. What the rules
 * found to be avoided stays avoided, and is never requested.
 */
export function preferencesFromModel(value: unknown, parsed: TopicPreferences): TopicPreferences {
  const { language, level, topics, avoid, length, only } = (
    typeof value === 'object' && value !== null ? value : {}
  ) as Record<string, unknown>;
  const readItems = (list: unknown, fallback: string[]) => {
    if (!Array.isArray(list)) return fallback;
    const subjects = removeDuplicates(
      list
        .slice(0, 50)
        .flatMap((item) =>
          typeof item === 'string' ? (toSubject(item, subjectLimits.maxModelWords) ?? []) : [],
        ),
    );
    // Without any valid subject the list is ignored.
    return subjects.length === 0 && list.length > 0 ? fallback : subjects;
  };
  const avoided = removeDuplicates([...parsed.avoid, ...readItems(avoid, [])]);
  const requested = readItems(topics, parsed.topics).filter((topic) => !overlaps(topic, avoided));
  return {
    language:
      language === null
        ? null
        : (digestLanguages.find((code) => code === language) ?? parsed.language),
    level: levels.find((name) => name === level) ?? parsed.level,
    topics: requested,
    avoid: avoided,
    length: lengths.find((name) => name === length) ?? parsed.length,
    only: requested.length > 0 && (typeof only === 'boolean' ? only : parsed.only),
  };
}

const overlaps = (topic: string, avoided: string[]) =>
  avoided.some((other) => foldCase(topic) === foldCase(other));
