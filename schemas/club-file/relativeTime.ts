import { type Static, Type } from 'typebox';

export const WeekdayInFile = Type.Enum(['ma', 'di', 'wo', 'do', 'vr', 'za', 'zo']);
export const Clock = Type.String({
  pattern: '^([01][0-9]|2[0-3]):[0-5][0-9]$',
  description: 'Local time in Brussels, HH:MM',
});

/** Days from the day from which a file counts. */
export const days = {
  inDays: Type.Integer({
    minimum: -3660,
    maximum: 3660,
    description: 'Days after the day from which the file counts; before it where negative',
  }),
  on: Type.Optional(
    Type.Enum([...WeekdayInFile.enum], { description: 'The first such day of the week from then on' }),
  ),
};
const alone = { additionalProperties: false };

/** Values that a file may have in place of a day, a moment or a birth year. The reader of the file settles them. */
export const relativeSchemas = {
  day: Type.Object(days, alone),
  moment: Type.Object({ ...days, at: Clock }, alone),
  birthYear: Type.Object(
    {
      turns: Type.Integer({
        minimum: 0,
        maximum: 120,
        description:
          'The birth year of somebody of this age, at the end of the year from which the file counts',
      }),
    },
    alone,
  ),
} as const;

export type RelativeKind = keyof typeof relativeSchemas;
export type Relative<Kind extends RelativeKind> = Static<(typeof relativeSchemas)[Kind]>;

/** The kind of relative value that may stand in place of a value of this schema, by its keyword `relative`. */
export function relativeKindOf(schema: object): RelativeKind | undefined {
  const kind = 'relative' in schema ? schema.relative : undefined;
  return kind === 'day' || kind === 'moment' || kind === 'birthYear' ? kind : undefined;
}
