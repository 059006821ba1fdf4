import { type Static, Type } from 'typebox';
import { exact } from '../../reading.ts';

/** The answers of a draft, as JSON. The server keeps this text and never reads it: the engine decodes each answer. */
export const DraftText = Type.String({ maxLength: 65_536, pattern: '^\\{.*\\}$' });

/** The draft of one form about one person, as the server keeps it for all devices of the account. */
export const KeptDraft = Type.Object({
  answers: exact(Type.Union([DraftText, Type.Null()], { description: 'null: sent, or discarded' })),
  age: Type.Integer({
    minimum: 0,
    description: 'Milliseconds since the person made the change, by the clock of the server',
  }),
});
export type KeptDraft = Static<typeof KeptDraft>;
