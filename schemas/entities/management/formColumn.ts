import { type Static, Type } from 'typebox';
import { or, readableOrNone } from '../../reading.ts';
import { UnixTime } from '../../scalars.ts';

/** Identifies a question in one of its wordings: a question that was reworded has an id for each. */
export const ColumnId = Type.String({ pattern: '^[A-Za-z0-9_-]{12}$' });

const Asked = Type.Enum(['now', 'reworded', 'removed'], {
  description: 'Whether the form asks it so today, in other words, or not at all',
});

/** A question of a form as it was asked. */
export const FormColumn = Type.Object({
  id: ColumnId,
  question: Type.String({ description: 'In the wording that was answered' }),
  type: or(Type.String({ description: 'Kind of the question; empty where nothing tells any more' }), ''),
  asked: Asked,
  health: Type.Boolean({ description: 'May be about health: its answers are in no list' }),
  options: readableOrNone(
    Type.Array(Type.Object({ value: Type.String(), label: Type.String() }), {
      description: 'By which the answers can be filtered',
    }),
  ),
});
export type FormColumn = Static<typeof FormColumn>;

const File = Type.Object({ name: Type.String(), path: Type.String() });

/** Somebody's answers to a form, in a list: only what was answered, without what may be about health. */
export const FormAnswer = Type.Object({
  id: Type.Integer({ minimum: 1 }),
  at: UnixTime,
  name: or(Type.String({ description: 'For whom it was sent; empty for a visitor' }), ''),
  cells: readableOrNone(
    Type.Array(
      Type.Object({
        column: ColumnId,
        text: or(Type.String({ description: 'Empty for files' }), ''),
        files: readableOrNone(Type.Array(File)),
      }),
    ),
  ),
});
export type FormAnswer = Static<typeof FormAnswer>;

const Neighbour = Type.Union([Type.Integer({ minimum: 1 }), Type.Null()]);

/** Somebody's answers to a form, with all that was asked. */
export const FormAnswerDetail = Type.Object({
  id: Type.Integer({ minimum: 1 }),
  at: UnixTime,
  form: Type.String({ description: 'Title of the form' }),
  name: or(Type.String({ description: 'For whom it was sent; empty for a visitor' }), ''),
  by: or(Type.String({ description: 'Who sent it for somebody else; empty otherwise' }), ''),
  newer: or(Neighbour, null),
  older: or(Neighbour, null),
  answers: readableOrNone(
    Type.Array(
      Type.Object({
        question: Type.String(),
        text: or(Type.String({ description: 'Empty for files' }), ''),
        files: readableOrNone(Type.Array(File)),
        asked: Asked,
        health: Type.Boolean({ description: 'May be about health' }),
      }),
    ),
  ),
});
export type FormAnswerDetail = Static<typeof FormAnswerDetail>;
