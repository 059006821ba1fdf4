import { type Static, Type } from 'typebox';
import { or, readableOrNone } from '../../reading.ts';
import { largestInteger, UnixTime } from '../../scalars.ts';
import { FormColumn } from './formColumn.ts';

const Count = Type.Integer({ minimum: 0, maximum: largestInteger });
const Written = Type.String({ description: 'As on the wire: `12.5`, `2026-11-20`, `14:30`' });

/** The summary of all answers to one question. */
export const QuestionSummary = Type.Object({
  ...FormColumn.properties,
  answered: Count,
  hidden: Type.Boolean({
    description: 'May be about health, and was not asked for: only `answered` is told',
  }),
  bars: readableOrNone(
    Type.Array(
      Type.Object({
        row: or(Type.String({ description: 'Row of a matrix; empty otherwise' }), ''),
        total: Type.Integer({
          minimum: 0,
          maximum: largestInteger,
          description: 'People who answered, of whom each count is a share',
        }),
        options: readableOrNone(
          Type.Array(
            Type.Object({
              label: or(Type.String({ description: 'Empty: a text of their own' }), ''),
              count: Type.Integer({
                minimum: 0,
                maximum: largestInteger,
                description: 'In a ranking: how often in the first place',
              }),
              place: or(
                Type.Union([Type.String(), Type.Null()], {
                  description: 'Average place in a ranking: `2.1`',
                }),
                null,
              ),
            }),
          ),
        ),
      }),
      { description: 'For a choice. A matrix has an entry for each row' },
    ),
  ),
  spread: or(
    Type.Union(
      [
        Type.Object({
          least: Written,
          middle: Written,
          most: Written,
          average: or(Type.Union([Type.String(), Type.Null()], { description: 'Of numbers: `2.5`' }), null),
        }),
        Type.Null(),
      ],
      { description: 'Of numbers, days and times; null for another kind, or without answers' },
    ),
    null,
  ),
  texts: readableOrNone(Type.Array(Type.String(), { description: 'The latest texts that were typed' })),
});
export type QuestionSummary = Static<typeof QuestionSummary>;

/** The summary of all answers to a form. */
export const FormSummary = Type.Object({
  form: Type.String({ description: 'Title' }),
  answers: Count,
  first: or(Type.Union([UnixTime, Type.Null()]), null),
  last: or(Type.Union([UnixTime, Type.Null()]), null),
  questions: readableOrNone(Type.Array(QuestionSummary)),
});
export type FormSummary = Static<typeof FormSummary>;
