import fc from 'fast-check';

/** Values as people and programs write them: correct, nearly correct and hostile. */
export const hostileText = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 12 }),
  fc.string({ unit: 'binary', maxLength: 8 }),
  fc.constantFrom(
    '',
    '  ',
    ' - ',
    'a\0b',
    '\uD800',
    '__proto__',
    'constructor',
    '👩🏽‍🚀',
    'Zo\u200be',
    "'; DROP TABLE--",
  ),
);
export const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  hostileText,
  fc.constantFrom<unknown>(true, false, 1, 0, null, undefined, 5, {}, [], [['a']], { street: 'x' }),
  fc.jsonValue({ maxDepth: 3 }),
);
