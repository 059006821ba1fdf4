import type { JsonSchema, SettingTexts } from '../question-kind/kindSettings.ts';

type Settings = Readonly<Record<string, JsonSchema>>;

/** The texts before and behind a field. */
export function affixSettings(texts: SettingTexts): Settings {
  return {
    prefix: { type: 'string', title: texts.affixBefore },
    suffix: { type: 'string', title: texts.affixAfter },
  };
}

/** The bounds, the step and the unit of a number with decimals. */
export function fractionSettings(texts: SettingTexts): Settings {
  return {
    min: { type: 'number', title: texts.least },
    max: { type: 'number', title: texts.most },
    step: { type: 'number', exclusiveMinimum: 0, title: texts.step },
    unit: { type: 'string', title: texts.unit },
    ...affixSettings(texts),
  };
}

/** The lengths of a text, and its pattern. */
export function lengthSettings(texts: SettingTexts): Settings {
  return {
    min_length: { type: 'integer', minimum: 0, title: texts.shortest },
    max_length: { type: 'integer', minimum: 1, title: texts.longest },
    pattern: { type: 'string', maxLength: 200, title: texts.pattern },
    pattern_message: { type: 'string', title: texts.patternMessage },
  };
}

/** Whether people may write an answer that isn't among the options. */
export function otherSetting(texts: SettingTexts): Settings {
  return { other: { type: 'boolean', title: texts.otherAnswer } };
}

/** A day, today, or a number of days from today. */
export function daySetting(texts: SettingTexts, title: string): JsonSchema {
  return {
    title,
    oneOf: [
      { title: texts.aDay, type: 'string', format: 'date' },
      { title: texts.today, const: 'today' },
      {
        title: texts.daysFromToday,
        type: 'object',
        properties: { today: { type: 'integer', title: texts.daysFromToday } },
        required: ['today'],
        additionalProperties: false,
      },
    ],
  };
}
