import { readFileSync } from 'node:fs';
import { Validator } from '@cfworker/json-schema';
import { describe, expect, it } from 'vitest';
import { clubFileJsonSchema } from '#schemas/clubFile.ts';

function readJsonFile(path: string) {
  return JSON.parse(readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8'));
}

/** They have relative days and series. */
const demoFiles = ['demo/arabesk.club.json', 'demo/de-zwaluw.club.json'];
const published = readJsonFile('schemas/club-file.schema.json');

describe('club-file.schema.json', () => {
  it('is up to date (update it with: npm run club -- schema --out schemas/club-file.schema.json)', () => {
    expect(published).toEqual(JSON.parse(JSON.stringify(clubFileJsonSchema())));
  });

  it('requires only the fields that have no default', () => {
    expect(published.required).toEqual(['club']);
    expect(published.properties.club.required).toEqual(['url', 'title', 'city', 'color']);
    expect(published.properties.courses.items.properties.tariffs.items.required).toEqual(['title', 'price']);
  });

  it.each(['clubs/voorbeeld.json', ...demoFiles])(
    'accepts %s with an independent validator, and refuses an unknown field',
    (path) => {
      const validator = new Validator(published, '2020-12', false);
      const example = readJsonFile(path);
      expect(validator.validate(example).errors).toEqual([]);
      expect(validator.validate({ ...example, cluub: {} }).valid).toBe(false);
    },
  );
});
