import { expect, expectTypeOf, it } from 'vitest';
import {
  configNames,
  optionNames,
  questionNames,
  type SettingName,
  sectionNames,
} from '#form-engine/src/schema/names/wireNames.ts';
import sectionSchema from '#form-engine/src/sections/section.schema.json' with { type: 'json' };
import type { WireConfig } from '#form-engine/src/sections/wireSection.ts';

const { definitions } = sectionSchema;
const sorted = (names: Iterable<string>) => [...new Set(names)].sort();

/** The definitions of settings: `decimalConfig`, `wholeConfig`, … */
const settings = Object.entries(definitions).flatMap(([name, definition]) =>
  name.endsWith('Config') && 'properties' in definition ? Object.keys(definition.properties) : [],
);

it('wireNames has the same names as section.schema.json', () => {
  expect(sorted(sectionNames)).toEqual(sorted(Object.keys(definitions.section.properties)));
  expect(sorted(questionNames)).toEqual(sorted(Object.keys(definitions.question.properties)));
  expect(sorted(optionNames)).toEqual(sorted(Object.keys(definitions.option.properties)));
  expect(sorted(configNames)).toEqual(
    sorted([...Object.keys(definitions.question.properties.config.properties), ...settings]),
  );
});

it('every setting on the wire is read by a kind', () => {
  expectTypeOf<SettingName>().toEqualTypeOf<keyof WireConfig>();
});
