import { type Static, Type } from 'typebox';
import { asSent, exact, or, readableOrNone } from '../../reading.ts';
import { largestInteger, Nid, UnixTime } from '../../scalars.ts';
import { FormState } from '../management/managedForm.ts';

const Count = Type.Integer({ minimum: 0, maximum: largestInteger });

/** A hash of the questions of a form, as a manager opened it. */
export const BuiltVersion = Type.String({ minLength: 1, maxLength: 100 });

/** A form that a manager is building, as JSON. The server keeps this text and never reads it. */
export const BuiltDraftText = Type.String({ maxLength: 500_000, pattern: '^\\{.*\\}$' });

const savedBy = exact(
  Type.Union([Type.String(), Type.Null()], {
    description: 'Name of the manager; null where the account was erased, or nobody saved it in the browser',
  }),
);

/**
 * A section as a form builder has it: that of a registration form, with the settings of a club beside those of the engine. The
 * builder reads it tolerantly, and the server says in words what it can't save.
 */
export const BuiltSection = Type.Unsafe<Record<string, unknown>>({
  type: 'object',
  additionalProperties: {},
});

const BuiltSections = asSent(Type.Array(BuiltSection, { maxItems: 200 }));

/** A draft of a manager. */
export const BuiltDraft = Type.Object({
  draft: BuiltDraftText,
  revision: Type.Integer({
    ...{ minimum: 1, maximum: largestInteger },
    description: 'Counts the changes of the draft, in all windows of the manager',
  }),
  at: UnixTime,
});
export type BuiltDraft = Static<typeof BuiltDraft>;

/** A form with everything that its managers may change. */
export const FormEditor = Type.Object({
  title: Type.String({
    description: 'Title of the form or the course; of the club for its general questions',
  }),
  url: or(Type.String({ description: 'Last segment of its address; empty for the general questions' }), ''),
  state: exact(
    Type.Union([FormState, Type.Null()], {
      description: 'null: no form outside courses, so everybody sees it',
    }),
  ),
  version: BuiltVersion,
  sections: BuiltSections,
  draft: exact(Type.Union([BuiltDraft, Type.Null()])),
  saved: exact(
    Type.Union([Type.Object({ at: UnixTime, by: savedBy, own: Type.Boolean() }), Type.Null()], {
      description: 'Who saved these questions in the browser; null where nobody did',
    }),
  ),
});
export type FormEditor = Static<typeof FormEditor>;

/** The subject of a change of a question. */
const FormField = Type.Enum([
  'wording',
  'kind',
  'options',
  'required',
  'condition',
  'section',
  'privacy',
  'settings',
]);

/** One question of a form that somebody is about to save. */
export const FormChange = Type.Object({
  is: Type.Enum(['added', 'changed', 'removed']),
  question: Type.String(),
  section: or(Type.String(), ''),
  fields: readableOrNone(Type.Array(FormField, { description: 'Only of a changed question' })),
  people: Type.Integer({
    ...{ minimum: 0, maximum: largestInteger },
    description: 'People who answered it, and whose answer is kept',
  }),
  again: Type.Integer({
    ...{ minimum: 0, maximum: largestInteger },
    description: 'Those whose answer no longer fits: they are asked again in their next form',
  }),
  kept: Type.Enum(['activity', 'season', 'year', 'registration'], {
    description: 'Until when the answers that exist are kept',
  }),
});
export type FormChange = Static<typeof FormChange>;

/** The effects of saving a form, before or after it is done. */
export const FormPlan = Type.Object({
  changes: Type.Array(FormChange),
  reordered: Type.Boolean({ description: 'Whether questions that stay are asked in another order' }),
  faults: readableOrNone(
    Type.Array(
      Type.Object({
        place: Type.String({ description: 'The question or the section, in words' }),
        message: Type.String(),
      }),
      { description: 'Why the form can not be saved, in Dutch' },
    ),
  ),
});
export type FormPlan = Static<typeof FormPlan>;

/** A form as it was saved, or as it was before the first time that somebody saved it. */
export const FormVersion = Type.Object({
  id: Nid,
  at: UnixTime,
  by: savedBy,
  questions: Count,
});
export type FormVersion = Static<typeof FormVersion>;

/** The questions of an earlier version. */
export const FormVersionSections = Type.Object({ sections: BuiltSections });
export type FormVersionSections = Static<typeof FormVersionSections>;
